import type { PlantedKinds } from '../plant.ts';
import { edit, fault, soundly } from '../plant.ts';
import { flow } from '../paths.ts';

const LIFE = 'const:transfer.quote.life';

/** What only a member may do. */
export const ACTS = {
  'effect-unasked': {
    faults: [
      ...(
        [
          ['card-activate', 'activating', 'pointer-uncertain'],
          ['register', 'registering', 'state-unreachable'],
          ['reset-email', 'confirming', undefined],
          ['security-question', 'setting', 'pointer-uncertain'],
        ] as const
      ).map(([id, call, also]) =>
        fault(
          `a button that leaves, ${id}`,
          edit(flow(id), `"NEXT": { "target": "${call}" }, "CANCEL": ▸{ "target": "⟦cancelled → ${call}⟧" }`),
          {
            says: 'commits something although the member leaves',
            follows: also ? [`${also} ${flow(id)}`] : [],
          },
        ),
      ),
      fault(
        'a button that leaves beside one that does it',
        edit(
          flow('realname'),
          '"RETRY": { "target": "submitting" }, "CANCEL": ▸{ "target": "⟦cancelled → submitting⟧" }',
        ),
      ),
      fault(
        'a timer',
        edit(
          flow('reset-mobile'),
          `"NEXT": { "target": "changing" }, … }⟦→ , "after": { "${LIFE}": ▸{ "target": "changing" } }⟧, "onError"`,
        ),
        { says: 'although the member does nothing', follows: ['pointer-uncertain flows/reset-mobile/flow.json'] },
      ),
    ],
    sound: [
      soundly(
        'a timer that ends it',
        edit(
          flow('reset-mobile'),
          `"NEXT": { "target": "changing" }, … }⟦→ , "after": { "${LIFE}": { "target": "cancelled" } }⟧, "onError"`,
        ),
      ),
    ],
  },
} as const satisfies Partial<PlantedKinds>;
