import { readFileSync, readdirSync } from 'node:fs';
import type { Edit, SeededKinds } from '../seeded.ts';
import { edit, fault, twin, write } from '../seeded.ts';
import { flow } from '../paths.ts';

const EXAMPLE = 'tests/example-flow/project/';

/** The example project's flow with a sub-flow for each row, as if it were one of the project's own. */
const COPIED: readonly Edit[] = [
  'flows/rules/split-topup.json',
  ...[...filesOf('flows'), ...filesOf('schemas'), ...filesOf('locales')].filter((file) =>
    /topup-by-payment|made-payment/.test(file),
  ),
].map((file) => write(file, readFileSync(EXAMPLE + file, 'utf8')));

function filesOf(folder: string): readonly string[] {
  return readdirSync(EXAMPLE + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

const ALL = flow('topup-by-payment');
const ONE = flow('made-payment');
const copied = (...edits: readonly Edit[]): readonly Edit[] => [...COPIED, ...edits];

export const EACH_ROW = {
  'each-misfit': {
    faults: [
      fault('more rows asked for than are taken', copied(edit(ALL, '"each": { "min": ▸⟦1 → 6⟧, "max": 5')), {
        says: 'asks for 6 rows and takes 5',
      }),
      fault(
        'a row that is sent before the others are given',
        copied(
          edit(ALL, '"payments": { "invoke": { "src": ▸"flow:made-payment"'),
          edit(ONE, '"amount": { "on": { "NEXT": { "target": "⟦day → sending⟧"'),
          edit(
            ONE,
            '⟦→ "sending": { "invoke": { "src": "op:userNoticeSet", "input": { "enabled": true, "channels": ["sms"] }, "onDone": { "target": "day" } } }, ⟧"day": {',
          ),
        ),
        { says: 'behind the list', follows: ['unknown-unhandled flows/made-payment/flow.json'] },
      ),
    ],
    valid: [
      twin('exactly so many rows', ...copied(edit(ALL, '"each": { "min": ⟦1 → 5⟧, "max": 5'))),
      twin('one row and no more', ...copied(edit(ALL, '"each": { "min": 1, "max": ⟦5 → 2⟧'))),
    ],
    fewer: 'two things can be wrong with how often a sub-flow is called; what its rows give has kinds of its own',
  },
} as const satisfies Partial<SeededKinds>;

/** What a list of rows names, and where its branches lead. */
export const IN_ROWS = [
  fault('what the list shows of a row', copied(edit(ALL, '"each": { … "data": ▸⟦"paid_on" → "paid"⟧')), {
    says: 'Known: "amount"',
  }),
];

export const ROWS_TO_CHANGE = [
  fault('a list that is changed elsewhere', copied(edit(ALL, '"change": ▸⟦"payments" → "account"⟧')), {
    says: 'call for each row',
  }),
];

export const ROWS_POINTED_AT = [
  fault('a list by another name', copied(edit(ALL, '"payments": ▸"$reply/⟦payments → payment⟧", "ticket"')), {
    says: 'Did you mean "payments"?',
  }),
];
