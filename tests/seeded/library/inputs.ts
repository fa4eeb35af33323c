import { flow } from '../paths.ts';
import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';

const HK = flow('transfer-to-hk');
const LOGIN = flow('login-by-password');

/** What sub-flows are given. */
export const INPUTS = {
  'input-missing': {
    faults: [
      fault(
        'of a payment password',
        edit(HK, '"src": "flow:confirm-payment", ▸"input": { ⟦"operation": "transferToHk", →⟧'),
        { says: 'Add "operation" to the input.' },
      ),
      fault(
        'of a device',
        edit(
          LOGIN,
          '▸"input": { ⟦"login_ticket": { "first": ["$reply/chooseCard/login_ticket", "$reply/signingIn/login_ticket"] }, →⟧',
        ),
      ),
      fault(
        'no input at all',
        edit(flow('close-account'), '▸"invoke": { "src": "flow:selfie", ⟦"input": { "operation": "accountClose" }, →⟧'),
      ),
      fault(
        'left out when absent',
        edit(
          flow('forgot-password'),
          '"src": "flow:forgot-by-uplink", "input": { "fp_ticket": ▸⟦"$reply/starting/fp_ticket" → { "maybe": "$reply/starting/fp_ticket" }⟧',
        ),
      ),
      fault(
        'what the sub-flow asks for from now on',
        edit(
          flow('forgot-by-question'),
          '"code:NO_QUESTION", … "output": { "verified_ticket": "$reply/checking/verified_ticket"⟦→ , "question": "$input/question"⟧',
        ),
        {
          at: edit(flow('forgot-password'), '"question": ▸{ "maybe": "$reply/starting/question" }'),
        },
      ),
    ],
    valid: [
      twin(
        'what the sub-flow takes when it is there',
        edit(
          flow('realname'),
          '"input": { "operation": "realnameSubmit"⟦, "reading_id": "$reply/readingDocument/reading_id" →⟧ }',
        ),
      ),
    ],
  },
  'input-unknown': {
    faults: [
      fault('a misspelt name', edit(flow('confirm-payment'), '"input": { ▸⟦"scene" → "scenery"⟧: "TRANSFER"'), {
        says: 'Did you mean "scene"?',
      }),
      fault(
        'a name more',
        edit(
          flow('close-account'),
          '"input": { "operation": "accountClose"⟦→ , ▸"purpose": "close"⟧ }, "onDone": [ { "guard": "outcome:matched"',
        ),
      ),
      fault(
        'what a sub-flow no longer takes',
        edit(flow('device-code'), '"input": ["login_ticket"⟦, "mob_no_mask" →⟧]'),
        {
          at: edit(LOGIN, '▸"mob_no_mask": { "first"'),
          follows: ['input-unknown flows/login-by-card/flow.json', 'pointer-missing flows/device-code/flow.json'],
        },
      ),
      fault(
        'for a way that asks for less',
        edit(
          flow('forgot-password'),
          '"src": "flow:forgot-by-manual-review", "input": {⟦→ ▸"mob_no_mask": "$reply/starting/mob_no_mask",⟧',
        ),
      ),
      fault(
        'for a sub-flow that takes nothing',
        edit(flow('card-activate'), '"src": "flow:card-to-activate",⟦→ "input": { ▸"card": "$user/mob_no_mask" },⟧'),
        { follows: ['pointer-uncertain flows/card-activate/flow.json'] },
      ),
    ],
    valid: [
      twin(
        'a name more on both sides',
        edit(flow('device-code'), '"input": ["login_ticket", "mob_no_mask"⟦→ , "greeting"⟧]'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
