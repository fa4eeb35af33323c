import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow, form, promises } from '../paths.ts';

const LOGIN = flow('login-by-password');

/** Guards that are always or never true. */
export const CONSTANT_GUARDS = {
  'guard-constant': {
    faults: [
      fault(
        'what waits for a member, by a value that never comes',
        edit('content/to-do.json', '"of": "order", "when": [{ "at": "/state", "in": [▸"⟦unpaid → unpayed⟧"]'),
        { says: 'Did you mean "unpaid"?' },
      ),
      fault(
        'a level that is asked for twice',
        edit(
          flow('transfer-to-mainland'),
          '"else": "/error/level" }, { "guard": ▸{ "type": "rule:level.⟦canTransferToMainland → canTransferToHk⟧"',
        ),
        { says: 'asks for the same twice' },
      ),
      fault(
        'an answer that comes later',
        edit(
          flow('transfer-to-hk'),
          '"op:transferWindow", "input": { "kind": "toHk" }, "onDone": ⟦{ "target": "accounts" } → [{ "guard": { "type": "is", "params": { "at": ▸"$form/details/method", "in": ["bank"] } }, "target": "refused" }, { "target": "accounts" }]⟧',
        ),
        { says: 'is never there when "checking" is reached' },
      ),
      fault('a step that every way asks', edit(flow('forgot-password'), '▸"$form/⟦mailedCode → newPassword⟧" }')),
      fault(
        'what a call is never sent, in a promise',
        edit(promises('transfer-to-account'), '"at": "$sent/operation", "in": [▸⟦"transferToGc" → true⟧]'),
        { says: '"$sent/operation" is never true' },
      ),
      fault(
        'under which condition something counts in a promise',
        edit(promises('close-account'), '"at": "$form/balance/choice", "in": [▸⟦"withdraw" → "withdrawal"⟧]'),
        { says: 'Did you mean "withdraw"?' },
      ),
      fault(
        'a value that never comes',
        edit(LOGIN, '"at": "$reply/chooseCard/next", "in": [▸⟦"NEED_DEVICE_CODE" → "NEED_DEVICE"⟧]'),
        {
          follows: [`pointer-uncertain ${LOGIN}`],
        },
      ),
      fault('an answer that cannot be chosen', edit(flow('forgot-password'), '"in": [▸⟦"codeAndId" → "codeAndID"⟧]'), {
        says: 'Did you mean "codeAndId"?',
      }),
      fault(
        'all the answers there are',
        edit(flow('close-account'), '"at": "$form/balance/choice", "in": ▸["withdraw"⟦→ , "abandon"⟧]'),
      ),
      fault('a text for yes or no', edit(flow('card-activate'), '"password": { … "in": [▸⟦true → "true"⟧]'), {
        says: 'Write it without quotation marks: true.',
      }),
      fault(
        'when a field is shown',
        edit(form('transfer-to-hk/details'), '"bank_code": { … "in": [▸⟦"bank" → "banks"⟧]'),
      ),
      fault(
        'a choice that is not among several',
        edit(
          flow('spending-notice'),
          '{ "guard": "call:unknown", "target": "unknown" },⟦→ { "guard": { "type": "has", "params": { "at": "$form/choose/channels", "in": [▸"email"] } }, "target": "failed" },⟧',
        ),
        { says: '"$form/choose/channels" never has "email"' },
      ),
      fault(
        'several choices as if they were one',
        edit(
          form('spending-notice/choose'),
          '"min_amount": { … ⟦"type": "is", "params": { "at": "$self/enabled", "in": [true] → "type": "is", "params": { "at": "$self/channels", "in": [▸"sms"]⟧',
        ),
        { says: 'It is a list: ask it with "has".' },
      ),
      fault(
        'all of several choices of which one has to be made',
        edit(
          form('spending-notice/choose'),
          '"min_amount": { … ⟦"type": "is", "params": { "at": "$self/enabled", "in": [true] → "type": "has", "params": { "at": "$reply/lookingUp/channels", "in": ▸["sms", "mail"]⟧',
        ),
        { says: 'always has one of these' },
      ),
      fault(
        'when a rule is asked',
        edit(form('transfer-to-hk/details'), '"rule": "fps.isEmailProxy", … "in": [▸⟦"email" → "e-mail"⟧]'),
      ),
    ],
    valid: [
      twin(
        'several of the answers',
        edit(flow('forgot-password'), '"$form/choose/mode", "in": ["uplink"⟦→ , "manual"⟧] } }, "target"'),
        edit(
          flow('forgot-password'),
          '"else": ⟦"$form/mailedCode/code" → { "first": ["$form/mailedCode/code", "$reply/byText/verified_ticket"] }⟧',
        ),
      ),
      twin(
        'all the answers of a question that may be left open',
        edit(flow('close-account'), '"at": "$form/balance/choice", "in": ["withdraw"⟦→ , "abandon"⟧]'),
        edit(form('close-account/balance'), '"required": [⟦"choice", → ⟧ "abandon_balance"]'),
      ),
      twin(
        'one of several choices',
        edit(
          flow('spending-notice'),
          '{ "guard": "call:unknown", "target": "unknown" },⟦→ { "guard": { "type": "has", "params": { "at": "$form/choose/channels", "in": ["mail"] } }, "target": "failed" },⟧',
        ),
        edit(
          form('spending-notice/choose'),
          '"min_amount": { … ⟦"type": "is", "params": { "at": "$self/enabled", "in": [true] → "type": "has", "params": { "at": "$self/channels", "in": ["sms"]⟧',
        ),
      ),
      twin(
        'a field that is shown once another is answered',
        edit(form('transfer-to-hk/details'), '"bank_code": { … "in": ["bank"⟦→ , "FPS"⟧]'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
