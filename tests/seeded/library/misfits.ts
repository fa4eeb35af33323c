import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow, form, operation } from '../paths.ts';
import { LOOK_UPS } from './lookUps.ts';

const HK = flow('transfer-to-hk');

/** Values where another kind of value is asked. */
export const MISFITS = {
  'pointer-misfit': {
    faults: [
      ...LOOK_UPS['pointer-misfit'],
      fault(
        'more rows than the call takes',
        edit(form('giftcard-entity/cards'), '"lines": { "type": "array", "maxItems": ⟦20 → 30⟧'),
        {
          at: edit(flow('giftcard-entity'), '"quoting": { … "lines": ▸"$form/cards/lines"'),
          says: 'a list of 30 may be given, and at most 20 are taken',
          follows: ['word-bound locales/*/giftcard-entity.json'],
        },
      ),
      fault(
        'an amount that is asked in one currency, and judged in that of the account',
        edit(form('transfer-to-mainland/details'), '"x-currency": ▸"⟦$option/account_id/currency → HKD⟧"'),
        { says: 'Ask it in "$option/account_id/currency" too' },
      ),
      fault(
        'a limit of one currency for an amount in that of the account',
        edit(
          form('topup-bank/amount'),
          '"rule": "topup.withinLimit", "params": { "amount": "$self/amount", "currency": ▸"⟦$option/account_id/currency → HKD⟧"',
        ),
        { says: 'Give the rule "$option/account_id/currency" too' },
      ),
      fault(
        'an amount in another currency than that of the rows that may be chosen',
        [
          edit(form('topup-fps/amount'), '"x-currency": ▸"⟦$option/account_id/currency → CNY⟧"'),
          edit(form('topup-fps/amount'), '"only": { "at": "/⟦account_status → currency⟧", "in": ["⟦normal → HKD⟧"] }'),
        ],
        { says: 'Ask it in "$option/account_id/currency" too' },
      ),
      fault(
        'an amount that is asked and judged in one currency, and sent with an account of another',
        [
          edit(form('topup-bank/amount'), '"x-currency": ▸"⟦$option/account_id/currency → CNY⟧"'),
          edit(
            form('topup-bank/amount'),
            '"rule": "topup.withinLimit", "params": { "amount": "$self/amount", "currency": "⟦$option/account_id/currency → CNY⟧"',
          ),
        ],
        { says: '"announcing" takes it in the currency of "$option/account_id/currency"' },
      ),
      fault('money for an id', edit(HK, '"quote_id": ▸⟦"$reply/quoting/quote_id" → "$reply/quoting/fee"⟧, "ticket"'), {
        follows: [`ticket-elsewhere ${HK}`],
      }),
      fault('a literal that is not listed', edit(HK, '"kind": ▸⟦"toHk" → "toHK"⟧, "account_id"')),
      fault(
        'yes or no for a text',
        edit(flow('register'), '"registering": { … "email": ▸⟦"$form/account/email" → "$form/mobile/agree"⟧'),
      ),
      fault(
        'a row for a text',
        edit(flow('giftcard-entity'), '"recipient": ▸⟦"$form/delivery/recipient" → "$form/cards/lines"⟧'),
        { follows: ['answer-unused schemas/giftcard-entity/delivery.schema.json'] },
      ),
      fault(
        'a purpose that the operation does not know',
        edit(flow('security-question'), '"purpose": ▸⟦"securityQuestion" → "question"⟧'),
      ),
      fault(
        'a literal that the call of a field does not list',
        edit(form('reset-email/verify'), '"op": "smsSendCode", "input": { "scene": ▸⟦"SETTING" → "SETTINGS"⟧'),
        { says: 'the literal "SETTINGS" does not fit' },
      ),
      fault('the subject of a rule', edit(HK, '"status": ▸⟦"$user/realname_status" → "$user/signed_in"⟧')),
      fault(
        'what a field is filled with',
        edit(
          form('transfer-to-mainland/details'),
          '"x-prefill": ▸⟦"$reply/accounts/user_name" → "$reply/accounts/account_list"⟧',
        ),
      ),
      fault(
        'a text of another look, where there is one',
        edit(
          flow('add-information'),
          '"adding": … "email": { "maybe": ▸⟦"$form/contact/email" → "$form/contact/mob_no"⟧',
        ),
        { says: '"$form/contact/mob_no" does not fit: it may be ' },
      ),
      fault(
        'a text of more characters than are taken, where there is one',
        edit(
          form('transfer-to-hk/details'),
          '"remark": { "$ref": ⟦"../shared/remark.schema.json" → "../shared/order-remark.schema.json"⟧',
        ),
        {
          at: edit(HK, '"remark": { "maybe": ▸"$form/details/remark"'),
          says: 'it may be a text of 100 characters, which "maxLength" refuses',
        },
      ),
    ],
    valid: [
      twin('fewer rows than the call takes', edit(operation('giftcard/giftcardQuote'), 'maxItems: ⟦20 → 30⟧')),
      twin(
        'an amount in the only currency that a rule lets be chosen',
        edit(form('topup-fps/amount'), '"x-currency": "⟦$option/account_id/currency → HKD⟧"'),
      ),
      twin(
        'an amount in the only currency of the rows that may be chosen',
        edit(form('topup-bank/amount'), '"x-currency": "⟦$option/account_id/currency → HKD⟧"'),
        edit(
          form('topup-bank/amount'),
          '"only": ⟦{ → [{⟧ "at": "/account_status", "in": ["normal"] }⟦→ , { "at": "/currency", "in": ["HKD"] }]⟧',
        ),
      ),
      twin(
        'a limit in the only currency of the rows that may be chosen',
        edit(form('topup-bank/amount'), '"only": { "at": "/⟦account_status → currency⟧", "in": ["⟦normal → HKD⟧"] }'),
        edit(
          form('topup-bank/amount'),
          '"rule": "topup.withinLimit", "params": { "amount": "$self/amount", "currency": "⟦$option/account_id/currency → HKD⟧"',
        ),
      ),
      twin(
        'another scene that the call of a field lists',
        edit(form('reset-email/verify'), '"op": "smsSendCode", "input": { "scene": ⟦"SETTING" → "NEWMOB"⟧'),
      ),
      twin(
        'a text of fewer characters than are taken',
        edit(
          form('giftcard-entity/delivery'),
          '"remark": { "$ref": ⟦"../shared/order-remark.schema.json" → "../shared/remark.schema.json"⟧',
        ),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
