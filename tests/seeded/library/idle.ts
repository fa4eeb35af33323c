import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow } from '../paths.ts';

const HK = flow('transfer-to-hk');
const itself = (state: string) => ({ says: `of "${state}" leads to "${state}" itself` });

/** Buttons that nothing comes of. */
export const IDLE = {
  'button-idle': {
    faults: [
      fault(
        'another amount at the instructions for this one',
        edit(flow('topup-bank'), '"OTHER_AMOUNT": { "target": ▸"⟦amount → instructions⟧" }'),
        itself('instructions'),
      ),
      fault(
        'a try that is none',
        edit(HK, '"unavailable": { … "RETRY": { "target": ▸"⟦checking → unavailable⟧" }'),
        itself('unavailable'),
      ),
      fault(
        'another code that is never asked for',
        edit(flow('register'), '"NEW_CODE": { "target": ▸"⟦mobile → code⟧"'),
        itself('code'),
      ),
      fault(
        'a try of a cancellation that is none',
        edit(flow('card-cancel'), '"RETRY": { "target": ▸"⟦lookingUp → failed⟧" }'),
        itself('failed'),
      ),
      fault(
        'nothing to break off by',
        edit(flow('giftcard-entity'), '"number": { … "CANCEL": { "target": ▸"⟦cancelled → number⟧" }'),
        itself('number'),
      ),
    ],
    valid: [
      twin(
        'a poll that is asked at once',
        edit(flow('topup-bank'), '"on": { "LATER": { "target": "processing" }⟦→ , "RETRY": { "target": "waiting" }⟧ }'),
      ),
      twin(
        'a question that is asked again for one of its answers',
        edit(
          flow('reset-password'),
          '"in": ["login"] } }, "target": "proveForLogin" }, ⟦{ "target": "proveForPayment" } → { "guard": { "type": "is", "params": { "at": "$form/kind/kind", "in": ["payment"] } }, "target": "proveForPayment" }, { "target": "kind" }⟧',
        ),
      ),
    ],
  },
} satisfies Partial<SeededKinds>;
