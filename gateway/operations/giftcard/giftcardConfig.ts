import { money, type Currency } from '../../../src/domain/money.ts';
import { denominationsOf } from '../../giftcards/checkCards.ts';
import { moneyConstant } from '../../money/moneyConstant.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';

const CURRENCIES: readonly Currency[] = ['HKD', 'CNY', 'USD'];
const REGIONS = ['HK', 'CN', 'OTHER'] as const;

export const giftcardConfig = defineOperation('giftcardConfig', ({ constants }) => {
  const each = (id: string) => CURRENCIES.map((currency) => money(moneyConstant(constants, id, currency), currency));
  const denominations = denominationsOf(constants);
  return Promise.resolve({
    denominations: denominations.map((amount) => ({ amount, label: amount.replace(/\.00$/, '') })),
    first_lines: denominations.slice(0, 1).map((denomination) => ({ denomination })),
    custom_most: numberConstant(constants, 'giftcard.custom.most'),
    custom_multiple: Number(constants['giftcard.custom.multiple']),
    quantity_base: numberConstant(constants, 'giftcard.quantity.base'),
    card_most: each('giftcard.card.most'),
    in_person_above: each('giftcard.inPerson.above'),
    card_fees: { entity: each('giftcard.fee.entity'), virtual: each('giftcard.fee.virtual') },
    postage: REGIONS.map((region) => ({ region, fees: each(`card.postage.${region}`) })),
    answer_workdays: numberConstant(constants, 'giftcard.answer.workdays'),
  });
});
