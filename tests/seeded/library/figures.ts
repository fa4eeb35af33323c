import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow, form, operation } from '../paths.ts';

const CARD_NEW = flow('card-new');
const CHOOSE_NEW = form('card-new/choose');
const HK_DETAILS = form('transfer-to-hk/details');

/** What stands below a field as figures, and what is asked for then. */
export const FIGURES = {
  'quoted-otherwise': {
    faults: [
      fault(
        'a total that the password is asked for, without the fee',
        edit(
          flow('transfer-to-account'),
          '"src": "flow:confirm-payment", "input": ▸{ … "total": "$reply/quoting/⟦deducted_amount → remitted_amount⟧"',
        ),
        { says: '"review" shows "$reply/quoting/deducted_amount" as the amount, and "authorise"' },
      ),
      fault(
        'a payee by the name of the member',
        edit(
          flow('transfer-to-hk'),
          '"src": "flow:confirm-payment", "input": { … "payee": ▸"⟦$reply/quoting/payee_name → $user/user_name⟧"',
        ),
        { says: '"payee": "$reply/quoting/payee_name"' },
      ),
      fault(
        'a payee by the member who pays, of a transfer to whom was saved',
        edit(
          flow('transfer-to-payee'),
          '"src": "flow:confirm-payment", "input": { … "payee": ▸"⟦$reply/quoting/payee_name → $user/user_name⟧"',
        ),
      ),
      fault(
        'a payee as typed, beside sums that say who is paid',
        edit(
          flow('transfer-to-mainland'),
          '"src": "flow:confirm-payment", "input": { … "payee": ▸"⟦$reply/quoting/payee_name → $form/details/account_holder⟧"',
        ),
        { follows: [`called-otherwise ${flow('transfer-to-mainland')}`] },
      ),
      fault(
        'the payee of a link, whoever was chosen then',
        edit(
          flow('transfer-to-payee'),
          '"src": "op:transferQuote", "input": { … "payee_id": ▸"⟦$form/details/payee_id → $input/payee_id⟧"',
        ),
        { says: '"quoting" is sent "$input/payee_id" as "payee_id", whatever the member has answered' },
      ),
      fault(
        'the area code of one place beside the number that was typed',
        edit(flow('giftcard-entity'), '"src": "op:smsSendCode", … "area_code": ▸"⟦$form/delivery/area_code → 852⟧"'),
        { says: 'Send what was answered: "$form/delivery/area_code"' },
      ),
      fault('a card of another kind', edit(CARD_NEW, '"src": "op:cardQuote", "input": { "kind": ▸"⟦new → buyChip⟧"'), {
        says: '"quoting" is sent "buyChip" as "kind", and cardQuote beside "account_id" of "choose" "new"',
      }),
      fault(
        'figures of a card of another kind',
        edit(form('card-replace/choose'), '"op": "cardQuote", … "kind": "⟦replace → renewChip⟧"'),
        { at: edit(flow('card-replace'), '"src": "op:cardQuote", "input": { "kind": ▸"replace"') },
      ),
      fault(
        'figures of postage to one region only',
        edit(form('card-buy-chip/choose'), '"op": "cardQuote", … "delivery_region": ▸"⟦$self/delivery_region → HK⟧"'),
        { says: 'Send both the same' },
      ),
      fault(
        'postage to one region only',
        edit(
          flow('card-renew-chip'),
          '"src": "op:cardQuote", "input": { … "delivery_region": ▸"⟦$form/choose/delivery_region → HK⟧"',
        ),
      ),
      fault(
        'figures without an answer that makes it dearer',
        edit(
          CHOOSE_NEW,
          '▸"input": { "kind": "new", … "card_organ": "$self/card_organ"⟦, "shopping_only": { "maybe": "$self/shopping_only" } →⟧',
        ),
        { says: 'is sent no "shopping_only"' },
      ),
      fault(
        'a quote without an answer that makes it dearer',
        edit(
          CARD_NEW,
          '▸"input": { "kind": "new", … "card_organ": "$form/choose/card_organ"⟦, "shopping_only": { "maybe": "$form/choose/shopping_only" } →⟧',
        ),
      ),
      fault(
        'a preview of another kind of transfer',
        edit(form('transfer-to-mainland/details'), '"op": "transferPreview", … "kind": "⟦toMainland → toHk⟧"'),
        { at: edit(flow('transfer-to-mainland'), '"op:transferQuote", "input": { "kind": ▸"toMainland"') },
      ),
      fault(
        'a preview of one way only',
        edit(HK_DETAILS, '"op": "transferPreview", … "method": ▸⟦{ "maybe": "$self/method" } → "FPS"⟧'),
      ),
      fault(
        'a preview of a bank transfer that goes by FPS',
        edit(form('transfer-instant/details'), '"op": "transferPreview", … "method": "⟦FPS → bank⟧"'),
        { at: edit(flow('transfer-instant'), '"op:transferQuote", … "method": ▸"FPS"') },
      ),
      fault(
        'a fee beside the account, where the amount is not known yet',
        edit(
          form('transfer-to-account/details'),
          '"account_id": { … "only": { … }⟦ }→ }, "x-service": { ▸"input": { "kind": "toGc", "account_id": "$self/account_id" }, "op": "transferPreview", "as": "figures", "rows": [{ "name": "available", "data": "available", "as": "money" }, { "name": "fee", "data": "fee", "as": "money" }] }⟧',
        ),
        { says: 'Send "amount" here too.' },
      ),
      fault(
        'an order in one currency, whichever was chosen',
        edit(
          flow('giftcard-virtual'),
          '"src": "op:giftcardQuote", "input": { "kind": "virtual", "currency": ▸"⟦$form/cards/currency → HKD⟧"',
        ),
        { says: 'Send what was chosen: "$form/cards/currency"' },
      ),
      fault(
        'a payee looked for by another kind of identity',
        edit(
          form('transfer-instant/details'),
          '"op": "fpsPayeeCheck", … "proxy_type": "⟦email → fpsId⟧", "proxy_id": "$self/email"',
        ),
        { at: edit(flow('transfer-instant'), '"op:fpsPayeeCheck", "input": { "proxy_type": ▸"$form/details/type"') },
      ),
      fault(
        'a payee looked for by another answer',
        edit(HK_DETAILS, '"proxy_type": "email", "proxy_id": "$self/⟦email → account_id⟧"'),
        { at: edit(flow('transfer-to-hk'), '"op:fpsPayeeCheck", … "proxy_id": ▸{ "by"') },
      ),
      fault(
        'two prices of two currencies',
        edit(
          flow('apply-card'),
          '"pricing": { … "currency": "$form/card/currency", ⟦"delivery_region": { "maybe": "$form/card/delivery_region" } → "delivery_region": ▸"HK"⟧',
        ),
      ),
      fault(
        'figures of a step before, of one region',
        edit(
          form('topup-bank/payer'),
          '"op": "topupPreview", … "paid_from_region": ▸⟦{ "maybe": "$self/paid_from_region" } → "HK"⟧',
        ),
      ),
      fault(
        'the first account, whichever was chosen',
        edit(
          flow('transfer-instant'),
          '"op:transferQuote", … "account_id": ▸"⟦$form/details/account_id → $reply/accounts/account_list/0/account_id⟧"',
        ),
        { says: 'Send what was chosen: "$form/details/account_id"' },
      ),
      fault(
        'an order into the second account',
        edit(
          flow('topup-bank'),
          '"account_id": ▸"⟦$form/amount/account_id → $reply/accounts/account_list/1/account_id⟧"',
        ),
        { follows: [`pointer-uncertain ${flow('topup-bank')}`] },
      ),
      fault(
        'a password for the first card',
        edit(
          flow('card-reveal'),
          '"operation": "cardReveal", "quote_id": ▸"⟦$form/choose/card_id → $reply/lookingUp/list/0/card_id⟧"',
        ),
        { follows: [`pointer-uncertain ${flow('card-reveal')}`] },
      ),
      fault(
        'cards of an own value that the review shows and the order leaves out',
        edit(
          flow('giftcard-virtual'),
          '▸"input": { "kind": "virtual", … ⟦, "custom_lines": "$form/cards/custom_lines" →⟧ }',
        ),
        { says: '"review" shows "cards/custom_lines", and "quoting", by whose quote "ordering" is made,' },
      ),
      fault(
        'an answer that only another field of the quote looks at',
        edit(
          flow('transfer-to-hk'),
          '"src": "op:transferQuote", ▸"input": { … ⟦"type": { "maybe": "$form/details/type" }, →⟧ "proxy_id"',
        ),
        { says: '"review" shows "details/type", and "quoting"' },
      ),
      fault(
        'a tick at the review that one of two calls is not given',
        edit(
          flow('transfer-to-payee'),
          '"src": "op:transferToGc", ▸"input": { … ⟦, "payee_confirmed": { "maybe": "$form/review/payee_confirmed" } →⟧ }',
        ),
        {
          says: '"review" asks "review/payee_confirmed", and "sendingToCard" takes "payee_confirmed"',
          follows: [`consent-given ${flow('transfer-to-payee')}`],
        },
      ),
    ],
    valid: [
      twin(
        'a payee that is told to nobody',
        edit(
          flow('transfer-to-mainland'),
          '"src": "flow:confirm-payment", "input": { … ⟦"payee": "$reply/quoting/payee_name", →⟧',
        ),
      ),
      twin(
        'an answer that neither the order is given nor the review shows',
        edit(
          flow('giftcard-virtual'),
          '"input": { "kind": "virtual", … ⟦, "custom_lines": "$form/cards/custom_lines" →⟧ }',
        ),
        edit(flow('giftcard-virtual'), '"answers": ["currency", "lines", ⟦"custom_lines", →⟧'),
      ),
      twin(
        'a kind of one value beside the answers of a step',
        edit(flow('giftcard-entity'), '"src": "op:smsSendCode", … "again": ⟦true → false⟧'),
      ),
      twin(
        'after the order, what is in the first account',
        edit(
          CARD_NEW,
          '"op:cardNew", … "onDone": { "target": "⟦done → current⟧" }, … ⟦"failed": { → "current": { "invoke": { "src": "op:accountSummary", "input": { "account_id": "$reply/accounts/account_list/0/account_id" }, "onDone": { "target": "done" }, "onError": { "target": "done" } } }, "failed": {⟧',
        ),
      ),
      twin(
        'one currency, where the choice has no other',
        edit(
          flow('giftcard-virtual'),
          '"src": "op:giftcardQuote", "input": { "kind": "virtual", "currency": "⟦$form/cards/currency → HKD⟧"',
        ),
        edit(
          form('giftcard-virtual/cards'),
          '"currency": { ⟦→ "enum": ["HKD"], ⟧"$ref": "../shared/currency.schema.json" }',
        ),
      ),
      twin(
        'one currency on the way of those who chose it',
        edit(
          flow('giftcard-virtual'),
          '"cards": { … "NEXT": ⟦{ "target": "quoting" } → [{ "guard": { "type": "is", "params": { "at": "$form/cards/currency", "in": ["HKD"] } }, "target": "quoting" }, { "target": "cancelled" }]⟧',
        ),
        edit(
          flow('giftcard-virtual'),
          '"src": "op:giftcardQuote", "input": { "kind": "virtual", "currency": "⟦$form/cards/currency → HKD⟧"',
        ),
      ),
      ...(
        [
          ['transfer-instant', 'toHk'],
          ['transfer-to-account', 'toGc'],
        ] as const
      ).map(([id, kind]) =>
        twin(
          `what is left, beside the account already: ${id}`,
          edit(
            form(`${id}/details`),
            `"account_id": { … "only": { … }⟦ }→ }, "x-service": { "op": "transferPreview", "input": { "kind": "${kind}", "account_id": "$self/account_id" }, "as": "figures", "rows": [{ "name": "available", "data": "available", "as": "money" }, { "name": "leftToday", "data": "left_today", "as": "money" }] }⟧`,
          ),
        ),
      ),
      twin(
        'the first account beside the one that was chosen',
        edit(
          operation('transfer/transferToHk'),
          'properties: ⟦→ account_id: { $ref: ../../components/AccountId.yaml }\n                main_account_id: { $ref: ../../components/AccountId.yaml }\n                ⟧quote_id: {',
        ),
        edit(
          flow('transfer-to-hk'),
          '"src": "op:transferToHk", "input": {⟦→ "account_id": "$form/details/account_id", "main_account_id": "$reply/accounts/account_list/0/account_id",⟧ "quote_id"',
        ),
      ),
      twin(
        'where it may be left empty is no matter',
        edit(HK_DETAILS, '"op": "transferPreview", … "amount": ⟦{ "maybe": "$self/amount" } → "$self/amount"⟧'),
      ),
      twin(
        'a choice of one value, and that value',
        edit(form('card-renew-chip/choose'), '"op": "cardQuote", … "delivery_region": "⟦$self/delivery_region → HK⟧"'),
        edit(
          form('card-renew-chip/choose'),
          '"delivery_region": { "$ref": "../shared/delivery-region.schema.json",⟦→ "enum": ["HK"],⟧',
        ),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
