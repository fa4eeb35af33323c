import { asksEither } from '../oneOfSeveral.ts';
import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { ROWS_POINTED_AT } from './eachRow.ts';
import { flow, form, promises } from '../paths.ts';

const HK = flow('transfer-to-hk');
const LOGIN = flow('login-by-password');
const MAINLAND = flow('transfer-to-mainland');

/** What calls are given, and what they give. */
export const MAPPINGS = {
  'pointer-broken': {
    faults: [
      fault(
        'what is sent, of a step',
        edit(
          promises('login-by-password'),
          '"when": { "state": "confirmDevice" }, "holds": ▸{ "type": "is", "params": { "at": "⟦$reply/signingIn/next → $sent/next⟧"',
        ),
        { says: 'this is no call' },
      ),
      fault(
        'what a call is sent, by a name of JavaScript',
        edit(promises('close-account'), '"at": ▸"$sent/⟦operation → constructor⟧"'),
      ),
      fault(
        'a field with a name of JavaScript',
        edit(HK, '"payee_name_en": { "maybe": ▸"$form/details/⟦payee_name_en → constructor⟧"'),
      ),
      fault('data of a step', edit(flow('device-code'), '"mobile": ▸"$input/⟦mob_no_mask → __proto__⟧"')),
      fault(
        'what a guard looks at',
        edit(LOGIN, '"at": ▸"$reply/signingIn/⟦next → prototype⟧", "in": ["NEED_CHOOSE"]'),
        { follows: ['pointer-uncertain flows/login-by-password/flow.json'] },
      ),
      fault(
        'the currency of an amount',
        edit(form('giftcard-entity/cards'), '"custom_lines": { … "x-currency": ▸"$self/⟦currency → constructor⟧"'),
      ),
      fault(
        'a member of a rule',
        edit(
          form('reset-mobile/number'),
          '"params": { "area_code": "$self/area_code", "mob_no": ▸"$self/⟦mob_no → prototype⟧"',
        ),
      ),
      fault('a row of a summary', edit(HK, '"review": { … "answer": ▸"details/⟦remark → __proto__⟧"')),
      fault(
        'what a call is sent, without its sign',
        edit(HK, '"quoting": { … "amount": ▸"⟦$form → form⟧/details/amount"'),
        { says: 'Did you mean "$form/details/amount"?', follows: [`quoted-otherwise ${HK}`] },
      ),
      fault(
        'what a rule is about, without its sign',
        edit(HK, '"type": "rule:level.canTransferToHk", "params": { "status": ▸"⟦$user → user⟧/realname_status"'),
        { says: 'A pointer begins with "$".' },
      ),
    ],
    valid: [twin('a text that begins with another sign', edit(flow('register'), '"scene": "REGISTER"'))],
  },
  'pointer-missing': {
    faults: [
      ...ROWS_POINTED_AT,
      fault(
        'the address of a file that a call has given',
        edit(flow('giftcard-export'), '"file": { "url": ▸"$reply/making/⟦file_url → file_ur⟧"'),
        { says: 'Did you mean "file_url"?' },
      ),
      fault(
        'what waits for a member, of what no reply says',
        edit('content/to-do.json', '"of": "topup", "when": [{ "at": ▸"/⟦under_check → underCheck⟧"'),
        { says: 'names nothing of topupFrozenList' },
      ),
      fault(
        'a member of a constant that has others',
        edit(flow('transfer-to-mainland'), '"to": ▸"$const/transfer.bank.hours/⟦to → until⟧"'),
        { says: 'Known: "from", "to", "calendar"' },
      ),
      fault(
        'the instant that a poll waits until is of a reply behind it',
        edit(
          flow('topup-bank'),
          '"poll": { … "until": ▸"⟦$reply/announcing/expire_time → $reply/looking/credited_at⟧"',
        ),
        { says: 'is never there when "waiting" is reached' },
      ),
      fault(
        'what is asked after a call, which leads back to the same call',
        edit(
          flow('fps-register'),
          '"registering": { … "input": {⟦→ "default_flag": { "maybe": ▸"$form/byDefault/default_flag" },⟧ "proxy_type"',
        ),
        { says: '"byDefault" comes only after it, and a way back cuts off what came after' },
      ),
      fault(
        'what is replied after a step, which a refusal leads back to',
        edit(HK, '"data": { "accounts": "$reply/accounts/account_list"⟦→ , "quote": ▸"$reply/quoting"⟧ }'),
        { says: '"quoting" comes only after it' },
      ),
      fault(
        'one of several answers of a row',
        edit(flow('realname'), '"answers": [▸⟦"doc_validity" → "doc_validty"⟧'),
        { says: 'Did you mean "doc_validity"?' },
      ),
      fault(
        'of a field’s own call, a field that is hidden there',
        edit(
          form('transfer-to-hk/details'),
          '"input": { "proxy_type": "email", "proxy_id": ▸"$self/⟦email → mobile⟧" }',
        ),
        { says: '"$self/mobile" is hidden whenever "email" is shown' },
      ),
      fault(
        'of a field’s own call, where a choice hides it from afar',
        edit(
          form('transfer-to-hk/details'),
          '"input": { "proxy_type": "fpsId", "proxy_id": ▸"$self/⟦fps_id → account_number⟧" }',
        ),
        { says: '"$self/account_number" is hidden whenever "fps_id" is shown' },
      ),
      fault('what is chosen by', edit(HK, '"findingPayee": { … "proxy_id": { "by": ▸"$form/details/⟦type → typ⟧"'), {
        says: 'Did you mean "type"?',
      }),
      fault(
        'what a call is sent, in a promise',
        edit(promises('close-account'), '"at": ▸"$sent/⟦operation → operatoin⟧"'),
        { says: 'Did you mean "operation"?' },
      ),
      fault(
        'what the operation takes and this flow does not send',
        edit(promises('transfer-to-account'), '"at": ▸"$sent/⟦operation → body_digest⟧"'),
        { says: '"authPayPwd" is not sent "body_digest" here' },
      ),
      fault(
        'the instant for which a button waits',
        edit(
          flow('reset-email'),
          '"notBefore": { "RESEND": ▸⟦"$reply/looking/resend_time" → "$reply/looking/resend_tim"⟧',
        ),
        { says: 'Did you mean "resend_time"?' },
      ),
      fault(
        'the area code before a number in a summary',
        edit(flow('register'), '"areaCode": ▸⟦"mobile/area_code" → "mobile/area_cod"⟧'),
      ),
      fault(
        'the answer that a row of a summary changes',
        edit(
          flow('transfer-to-account'),
          '"review": { … "change": ▸⟦"details/payee_card_no" → "details/payee_crd_no"⟧',
        ),
        { says: 'Did you mean "payee_card_no"?' },
      ),
      fault('a field of a step', edit(HK, '"amount": ▸⟦"$form/details/amount" → "$form/details/ammount"⟧'), {
        says: 'Did you mean "amount"?',
      }),
      fault(
        'a field of a reply',
        edit(LOGIN, '"card_list": ▸⟦"$reply/signingIn/card_list" → "$reply/signingIn/cards"⟧'),
      ),
      fault(
        'a step that is not there',
        edit(flow('reset-mobile'), '"area_code": ▸⟦"$form/number/area_code" → "$form/nummer/area_code"⟧'),
        { says: 'Did you mean "number"?' },
      ),
      fault(
        'an input that the flow does not take',
        edit(flow('one-time-code'), '"operation": ▸⟦"$input/operation" → "$input/operations"⟧'),
        { says: 'Did you mean "operation"?' },
      ),
      fault('a fact of the member', edit(HK, '"status": ▸⟦"$user/realname_status" → "$user/realname_state"⟧')),
      fault(
        'a constant in a currency it does not have',
        edit(MAINLAND, '"minimumHkd": ▸⟦"$const/fee.mainland.minimum/HKD" → "$const/fee.mainland.minimum/HDK"⟧'),
      ),
      fault(
        'a place of the site',
        edit(flow('login-by-card'), '"support": ▸⟦"$site/support_email" → "$site/support_mail"⟧'),
      ),
      fault(
        'what another variant of the site decides',
        edit(flow('contact'), '"support": ▸⟦"$site/support_email" → "$site/variants/hk/imprint"⟧'),
        { says: 'names nothing that a page knows of content/site.json' },
      ),
      fault(
        'a member that a rule is about',
        edit(
          form('transfer-to-hk/details'),
          '"transfer.withinBalance", ▸"params": { "amount": "$self/amount"⟦, "available": "$option/account_id/available/amount" →⟧ }',
        ),
      ),
    ],
    valid: [
      twin(
        'what is asked after a call, in one of its own',
        edit(
          flow('fps-register'),
          '"registeringSo": { … "default_flag": ⟦"$form/byDefault/default_flag" → { "maybe": "$form/byDefault/default_flag" }⟧',
        ),
      ),
      twin(
        'another constant in the same currency',
        edit(MAINLAND, '"minimumHkd": ⟦"$const/fee.mainland.minimum/HKD" → "$const/fee.dormant.charge/HKD"⟧'),
      ),
    ],
  },
  'pointer-uncertain': {
    faults: [
      fault('an address for a number', edit(HK, '"op:transferQuote", … "mobile": ▸"$form/details/⟦mobile → email⟧"'), {
        says: 'Did you mean "$form/details/mobile"',
      }),
      fault('one of two, of which the other may be there', asksEither(), {
        at: edit(flow('contact'), '"content": ▸"$form/message/content"'),
        says: 'name another with "first"',
        follows: ['answer-unused schemas/contact/message.schema.json'],
      }),
      fault(
        'who is signed in, where anybody may come',
        edit(
          flow('giftcard-entity'),
          '"ordering": { … "receiver_email": ▸⟦"$form/delivery/receiver_email" → "$user/email_mask"⟧',
        ),
        {
          says: 'without being signed in. On some path',
          follows: ['pointer-misfit flows/giftcard-entity/flow.json'],
        },
      ),
      fault(
        'what is given for another value',
        edit(
          HK,
          '"findingPayee": { … "proxy_id": { "by": "$form/details/type", "mobile": ▸"$form/details/⟦mobile → email⟧", "email": "$form/details/⟦email → mobile⟧"',
        ),
        { follows: ['pointer-uncertain flows/transfer-to-hk/flow.json'] },
      ),
      fault(
        'of a field’s own call, a field that only one way shows',
        edit(
          form('transfer-to-hk/details'),
          '"kind": "toHk", "account_id": "$self/account_id", … "method": ▸⟦{ "maybe": "$self/method" } → "$self/type"⟧',
        ),
        { says: '"$self/type" may be hidden while "amount" is shown', follows: ['pointer-misfit *'] },
      ),
      fault(
        'what another way has given',
        edit(flow('forgot-password'), '"uplink": ▸"$reply/⟦byText → byQuestion⟧/verified_ticket"'),
      ),
      fault(
        'for all others, what only some ways give',
        edit(flow('forgot-password'), '"else": ▸"⟦$form/mailedCode/code → $reply/byText/verified_ticket⟧"'),
        { follows: ['answer-unused *', 'refused-again flows/forgot-password/flow.json'] },
      ),
      fault(
        'a field that one way of paying hides',
        edit(HK, '"type": ▸⟦{ "maybe": "$form/details/type" } → "$form/details/type"⟧'),
      ),
      fault(
        'a proof that is not always asked',
        edit(HK, '"otp_ticket": ▸⟦{ "maybe": "$reply/authorise/otp_ticket" } → "$reply/authorise/otp_ticket"⟧'),
        { says: 'Write { "maybe": "$reply/authorise/otp_ticket" }' },
      ),
      fault(
        'a password that one sign-in has',
        edit(flow('reset-mobile'), '"pay_pwd": ▸⟦{ "maybe": "$form/prove/pay_pwd" } → "$form/prove/pay_pwd"⟧'),
      ),
      fault(
        'one of two balances',
        edit(
          flow('close-account'),
          '"abandon_balance": ▸⟦{ "first": ["$form/balance/abandon_balance", "$form/emptyBalance/abandon_balance"] } → "$form/balance/abandon_balance"⟧',
        ),
      ),
      fault(
        'a remark that nobody must make',
        edit(
          flow('forgot-by-manual-review'),
          '"remark": ▸⟦{ "maybe": "$form/pictures/remark" } → "$form/pictures/remark"⟧',
        ),
      ),
      fault(
        'an output that a reply may lack',
        edit(
          flow('choose-card'),
          '"mob_no_mask": ▸⟦{ "maybe": "$reply/choosing/mob_no_mask" } → "$reply/choosing/mob_no_mask"⟧',
        ),
      ),
    ],
    valid: [
      twin(
        'the first of two, of which one is there',
        ...asksEither(),
        edit(
          flow('contact'),
          '"content": ⟦"$form/message/content" → { "first": ["$form/message/content", "$form/message/more"] }⟧',
        ),
      ),
      twin(
        'a field that must be filled in need not be a maybe',
        edit(MAINLAND, '"remark": ⟦"$form/details/remark" → { "maybe": "$form/details/remark" }⟧'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
