import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { CONTRACT, flow, form, operation, rules, words } from '../paths.ts';

/** What the rest of the project builds on, and the checker itself. */
export const BROKEN = {
  'data-broken': {
    faults: [
      fault('a flow with the id of another folder', edit(flow('selfie'), '"id": ▸⟦"selfie" → "self"⟧'), {
        says: 'A process has one name',
      }),
      fault(
        'an address of the contract without an operation',
        edit(operation('bank/bankList'), '⟦post: → get:⟧ operationId'),
        {
          at: edit(CONTRACT, '/bank/bankList: ▸{'),
          follows: [
            'operation-unknown schemas/*/*.schema.json',
            `file-invalid ${operation('bank/bankList')}`,
            'operation-unserved openapi/operations.yaml',
          ],
        },
      ),
      fault(
        'a field with a name of JavaScript',
        edit(form('register/pin'), '"properties": {⟦→ ▸"__proto__": {},⟧ "pay_pwd"'),
      ),
      fault(
        'a state that is called as objects of JavaScript are made',
        edit(flow('device-code'), '"states": {⟦→ ▸"constructor": { "type": "final" },⟧'),
      ),
      fault('a word with a name of JavaScript', edit(words('en', 'selfie'), '"steps": {⟦→ ▸"__proto__": {},⟧')),
      fault(
        'an article without its description',
        edit('content/articles/fps/en.md', '▸--- title: FPS ⟦description: … →⟧--- ## What'),
      ),
    ],
    valid: [
      twin(
        'an id that begins as another does',
        edit(
          rules('level'),
          '"rules": [⟦→ { "id": "level.canTransferToHkToo", "description": "As above.", "source": ["defined"], "subject": { "status": "level" }, "schema": { "properties": { "status": { "const": "1" } } }, "examples": { "hold": [{ "status": "1" }], "fail": [{ "status": "0" }] } },⟧',
        ),
      ),
    ],
  },
  'check-failed': {
    faults: [],
    valid: [twin('whatever is seeded here has none', edit(flow('selfie'), '"id": "selfie"'))],
    fewer:
      'It is told of a defect of the checker only: a fault that gave one would be fixed there. No fault of the library has it.',
  },
} as const satisfies Partial<SeededKinds>;
