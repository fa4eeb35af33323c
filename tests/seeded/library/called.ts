import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow, form, words } from '../paths.ts';

/** What stands under names: rows, inputs, prefilled answers. */
export const CALLED = {
  'called-otherwise': {
    faults: [
      fault(
        'cash that is announced as a card',
        edit(flow('topup-bank'), '"linked": "card", "card": "card", "cash": ▸"⟦cash → card⟧"'),
        { says: '"announcing" is sent "card" as "paid_by" for "cash"' },
      ),
      fault(
        'the fee of a card under the name of the whole',
        edit(
          flow('card-new'),
          '"review": { … "name": "fee", "data": ▸"quote/⟦card_fee → total⟧", … "name": "total", "data": "quote/⟦total → card_fee⟧"',
        ),
        {
          says: '"fee" takes "total"',
          follows: [`called-otherwise ${flow('card-new')}`, `quoted-otherwise ${flow('card-new')}`],
        },
      ),
      fault(
        'two sums of a transfer',
        edit(
          flow('transfer-to-hk'),
          '"name": "remitted", "data": ▸"quote/⟦remitted_amount → deducted_amount⟧", "as": "money" }, { "name": "fee", "data": "quote/fee", "as": "fee" }, { "name": "deducted", "data": "quote/⟦deducted_amount → remitted_amount⟧", "as": "money", "role": "amount" }, { "name": "expires"',
        ),
        { follows: [`called-otherwise ${flow('transfer-to-hk')}`] },
      ),
      fault(
        'what a sub-flow is told of a payment',
        edit(
          flow('transfer-to-account'),
          '"fee": "$reply/quoting/⟦fee → deducted_amount⟧", "total": ▸"$reply/quoting/⟦deducted_amount → fee⟧"',
        ),
      ),
      fault(
        'the reference under the number to pay to, after a poll began',
        edit(
          flow('topup-fps'),
          '"waiting": { … "name": "fpsId", "data": ▸"order/⟦fpsId → reference⟧", "as": "text", "role": "reference" }, { "name": "reference", "data": "order/⟦reference → fpsId⟧"',
        ),
        { follows: [`called-otherwise ${flow('topup-fps')}`] },
      ),
      fault(
        'figures below a field',
        edit(
          form('card-buy-chip/choose'),
          '{ "name": "postage", "data": ▸"⟦postage → waived⟧", "as": "fee" }, { "name": "waived", "data": "⟦waived → postage⟧"',
        ),
        { follows: [`called-otherwise ${form('card-buy-chip/choose')}`] },
      ),
      fault(
        'a code to scan that is none',
        edit(
          flow('topup-fps'),
          '"waiting": { … "data": "order/qrcodeTxt", "as": "text", "role": "⟦qrCode → reference⟧" }, { "name": "fpsId", "data": "order/fpsId", "as": "text", "role": ▸"⟦reference → qrCode⟧"',
        ),
        { says: 'Give the role to the row of "qrcodeTxt"' },
      ),
      fault(
        'a number with stars that is sent back',
        edit(
          form('transfer-to-account/details'),
          '"x-options": { "from": "accounts", "value": ▸"/⟦account_id → card_no_mask⟧"',
        ),
      ),
      fault(
        'the hour of the beginning under the name of the end',
        edit(flow('transfer-to-mainland'), '"to": ▸"$const/transfer.bank.hours/⟦to → from⟧"'),
      ),
      fault(
        'a choice that answers the name of a row for its id',
        edit(form('transfer-to-payee/details'), '"from": "payees", "value": ▸"/⟦payee_id → name⟧"'),
        { says: 'which has "payee_id" too' },
      ),
      fault(
        'a choice that answers the id of something else in the row',
        edit(form('card-lock/choose'), '"value": ▸"/⟦card_id → account_id⟧"'),
      ),
      fault(
        'an address with stars that is filled in',
        edit(form('contact/message'), '"x-prefill": ▸"$user/⟦user_name → email_mask⟧"'),
        { says: 'has stars' },
      ),
      fault(
        'two names of a person that are filled in',
        edit(
          form('realname/details'),
          '"x-prefill": ▸"$reply/checkingStatus/previous/⟦name_cn → name_en⟧", … "x-prefill": "$reply/checkingStatus/previous/⟦name_en → name_cn⟧"',
        ),
        { follows: [`called-otherwise ${form('realname/details')}`] },
      ),
      fault(
        'what a call is sent',
        edit(flow('contact'), '"content": ▸"$form/message/⟦content → name⟧", "name": "$form/message/⟦name → content⟧"'),
        { follows: [`pointer-misfit ${flow('contact')}`] },
      ),
      fault(
        'the sum under the name of the fee',
        edit(flow('transfer-to-account'), '"review": { … "name": "fee", "data": ▸"quote/⟦fee → remitted_amount⟧"'),
        { says: 'which has "fee" too', follows: [`answer-unseen ${flow('transfer-to-account')}`] },
      ),
      fault(
        'what is sent under the name of what is taken off',
        edit(
          flow('transfer-to-mainland'),
          '"review": { … "name": "deducted", "data": ▸"quote/⟦deducted_amount → remitted_amount⟧"',
        ),
        { says: 'Take "deducted_amount"', follows: [`answer-unseen ${flow('transfer-to-mainland')}`] },
      ),
      fault(
        'the total under the name of the fee, where a password is asked for',
        edit(flow('confirm-payment'), '"fee": ▸"$input/⟦fee → total⟧", "total"'),
      ),
      fault(
        'what was to be paid under the name of what was credited',
        edit(
          flow('topup-bank'),
          '"done": { … "name": "credited", "data": ▸"⟦status/credited_amount → order/total⟧", "as": "money"',
        ),
        { says: 'is shown nowhere' },
      ),
      fault(
        'one currency under the name of another',
        edit(flow('dormant'), '"notice": { … "feeCny": ▸"$const/fee.dormant.charge/⟦CNY → HKD⟧"'),
        { says: 'Take "CNY"', follows: ['word-figure locales/*/dormant.json'] },
      ),
      fault(
        'the limit of one level under the names of two',
        edit(
          flow('topup-fps'),
          '"registered": "$const/limit.topup.order.⟦1 → 3⟧/HKD", "certified": ▸"$const/limit.topup.order.3/HKD"',
        ),
        { says: 'of one level only' },
      ),
      fault(
        'a name under an address that is written to',
        edit(flow('giftcard-virtual'), '"unconfirmed": { … "email": ▸"$form/recipient/⟦receiver_email → recipient⟧"'),
        { says: 'Take "receiver_email"' },
      ),
      fault(
        'another number in a link',
        edit(
          flow('topup-bank'),
          '"frozen": { … "flow": "topup-frozen", "input": { "order_no": ▸"$reply/announcing/⟦order_no → reference⟧"',
        ),
      ),
      fault(
        'a rule about a birth that is given the end of a document',
        edit(
          form('realname/details'),
          '"rule": "person.isBorn", "params": { "birth_date": ▸"⟦$self/birth_date → $form/document/doc_valid_to⟧"',
        ),
        { says: 'Give it "$self/birth_date".' },
      ),
      fault(
        'a rule about a number that is given the area',
        edit(
          form('reset-mobile/number'),
          '"rule": "mobile.fitsArea", "params": { … "mob_no": ▸"$self/⟦mob_no → area_code⟧"',
        ),
      ),
      fault(
        'a number with stars in a link',
        edit(
          flow('card-lock'),
          '"locked": { … "flow": "card-replace", "input": { "card_id": ▸"⟦$form/choose/card_id → $reply/looking/card/card_no_mask⟧"',
        ),
        { says: 'which has "card_id" too' },
      ),
    ],
    valid: [
      twin(
        'a rule about a number that is answered under another name',
        edit(
          form('transfer-to-hk/details'),
          '"rule": "fps.isMobileProxy", "params": { "proxy_id": "$self/⟦mobile → fps_id⟧"',
        ),
      ),
      twin(
        'a value that the call does not have, sent as one of those that it has',
        edit(flow('topup-bank'), '"linked": "⟦card → cash⟧", "card": "card"'),
      ),
      twin(
        'another name for the whole',
        edit(
          flow('transfer-to-account'),
          '"amount": "$reply/quoting/⟦remitted_amount → deducted_amount⟧", "fee": "$reply/quoting/fee", "total": "$reply/quoting/deducted_amount"',
        ),
      ),
      twin(
        'rows in another order',
        edit(
          flow('topup-fps'),
          '"waiting": { … { "name": "⟦fpsId → reference⟧", "data": "order/⟦fpsId → reference⟧", "as": "text", "role": "reference" }, { "name": "⟦reference → fpsId⟧", "data": "order/⟦reference → fpsId⟧"',
        ),
      ),
      twin(
        'another name for a sum that is shown twice',
        edit(
          flow('transfer-to-account'),
          '"review": { … "name": "⟦deducted → total⟧", "data": "quote/deducted_amount"',
        ),
        ...(['en', 'zh-HK', 'zh-CN'] as const).map((locale) =>
          edit(words(locale, 'transfer-to-account'), '"review": { … "summary": { … "⟦deducted → total⟧":'),
        ),
      ),
      twin(
        'a name of something else than the reply has',
        edit(flow('giftcard-virtual'), '"unconfirmed": { … "⟦email → address⟧": "$form/recipient/receiver_email"'),
        ...(['en', 'zh-HK', 'zh-CN'] as const).map((locale) =>
          edit(words(locale, 'giftcard-virtual'), '"unconfirmed": { … {{⟦email → address⟧}}'),
        ),
      ),
      twin(
        'the limit of one level, once',
        edit(flow('topup-fps'), '"certified": "$const/limit.topup.order.⟦3 → 0⟧/HKD"'),
      ),
      twin(
        'a number with stars that is shown',
        edit(form('transfer-to-account/details'), '"label": "/⟦card_no_mask → account_no_mask⟧"'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
