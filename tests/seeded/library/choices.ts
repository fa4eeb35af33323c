import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow } from '../paths.ts';

const HK = flow('transfer-to-hk');

/** What is given by a value, and what was asked. */
export const CHOICES = {
  'choice-open': {
    faults: [
      fault(
        'a value for which nothing is given, where something is asked',
        edit(
          HK,
          '"findingPayee": { … "proxy_id": ▸{ "by": "$form/details/type", … "email": "$form/details/email"⟦, "fpsId": "$form/details/fps_id" →⟧ }',
        ),
        { says: 'Add "fpsId", or an "else".' },
      ),
      fault(
        'a value that never comes',
        edit(
          HK,
          '"quoting": { … "proxy_id": { "by": "$form/details/type", ⟦→ ▸"account": "$form/details/amount", ⟧"mobile"',
        ),
        { says: '"$form/details/type" is never "account"' },
      ),
      fault(
        'a misspelt value, where nothing has to be given',
        edit(
          HK,
          '"quoting": { … "proxy_id": { "by": "$form/details/type", … ▸"⟦fpsId → fpsID⟧": "$form/details/fps_id"',
        ),
        { says: 'Did you mean "fpsId"?' },
      ),
      fault(
        'no part for all others, where some come',
        edit(
          flow('forgot-password'),
          '"verified_ticket": ▸{ "by": "$form/choose/mode", … "question": "$reply/byQuestion/verified_ticket"⟦, "else": "$form/mailedCode/code" →⟧ }',
        ),
        {
          says: '"$form/choose/mode" may be "manual", for which nothing is given',
          follows: [
            'pointer-uncertain flows/forgot-password/flow.json',
            'answer-unused schemas/forgot-password/mailed-code.schema.json',
            'refused-again flows/forgot-password/flow.json',
          ],
        },
      ),
      fault(
        'values that nobody lists',
        edit(
          flow('card-to-activate'),
          '"access": ▸⟦{ "first": ["$reply/namingByDetails/access", "$reply/namingByCode/access"] } → { "by": "$form/code/activation_code", "1": true, "2": false }⟧',
        ),
        {
          says: 'may have other values than these',
          follows: ['pointer-uncertain flows/card-to-activate/flow.json'],
        },
      ),
    ],
    valid: [
      twin(
        'each way gives its own',
        edit(
          flow('card-to-activate'),
          '"act_ticket": ⟦{ "first": ["$reply/namingByDetails/act_ticket", "$reply/namingByCode/act_ticket"] } → { "by": "$form/way/variant", "info": "$reply/namingByDetails/act_ticket", "else": "$reply/namingByCode/act_ticket" }⟧',
        ),
      ),
      twin(
        'left out where the question was not asked',
        edit(
          HK,
          '"quoting": { … "remark": ⟦{ "maybe": "$form/details/remark" } → { "by": "$form/details/type", "mobile": { "maybe": "$form/details/remark" } }⟧',
        ),
      ),
    ],
  },
  'asked-unsure': {
    faults: [
      fault(
        'a field that may be left empty',
        edit(
          HK,
          '"findingPayee": { … "onDone": ⟦{ "target": "quoting" } → [{ "guard": { "type": "asked", "params": { "at": ▸"$form/details/remark" } }, "target": "quoting" }, { "target": "details" }]⟧',
        ),
        { says: 'Name its step, "$form/details", or a field that has to be answered.' },
      ),
    ],
    valid: [
      twin(
        'a field that has to be answered where it is shown',
        edit(
          HK,
          '"quoting": { … "onDone": ⟦{ "target": "review" } → [{ "guard": { "type": "asked", "params": { "at": "$form/details/mobile" } }, "target": "review" }, { "target": "review" }]⟧',
        ),
      ),
    ],
    fewer: 'There is one way to ask so: by a pointer to a field that may be left empty.',
  },
} as const satisfies Partial<SeededKinds>;
