import { money, type Currency } from '../../src/domain/money.ts';
import { Failure, paramError } from '../shared/failure.ts';
import { moneyConstant } from '../money/moneyConstant.ts';
import type { Call, OperationId } from '../call/operation.ts';
import { numberConstant } from '../shared/constant.ts';
import type { GiftcardLine, GiftcardPrice } from './giftcardPrice.ts';

type Around = Pick<Call<OperationId>, 'services' | 'constants' | 'world' | 'lang'>;

/** Denominations on offer. */
export function denominationsOf(constants: Around['constants']): string[] {
  const offered = constants['giftcard.denominations'];
  if (!Array.isArray(offered)) throw new Error('The constant "giftcard.denominations" is not a list.');
  return offered.map(String);
}

/** Refuses lines that cannot be ordered: of a denomination not on offer, not in steps, above what a card may hold, in
 * quantities that are not sold, or of no card at all.
 * @throws Failure */
export function checkLines(
  lines: readonly GiftcardLine[],
  customLines: readonly GiftcardLine[],
  currency: Currency,
  { services, constants, world }: Around,
): void {
  const offered = denominationsOf(constants);
  lines.forEach(({ denomination }, index) => {
    if (!offered.includes(denomination)) throw paramError(`/lines/${index}/denomination`, 'enum');
  });
  const holds = (rule: string, denomination: string) => services.content.holds(rule, { denomination, currency }, world);
  for (const { denomination } of customLines) {
    if (!holds('giftcard.inSteps', denomination))
      throw new Failure('GC_AMOUNT_MULTIPLE', { multiple: Number(constants['giftcard.custom.multiple']) });
  }
  for (const { denomination } of [...lines, ...customLines]) {
    if (!holds('giftcard.withinCard', denomination)) {
      const limit = moneyConstant(constants, 'giftcard.card.most', currency);
      throw new Failure('GC_OVER_MAX', { limit: { ...money(limit, currency) } });
    }
  }
  const base = numberConstant(constants, 'giftcard.quantity.base');
  if ([...lines, ...customLines].some(({ quantity }) => quantity % base !== 0))
    throw new Failure('GC_QTY_BASE', { base });
  const subject = { lines: rows(lines), custom_lines: rows(customLines) };
  if (!services.content.holds('giftcard.hasCards', subject, world)) throw paramError('/lines', 'giftcard.hasCards');
}

const rows = (lines: readonly GiftcardLine[]) =>
  lines.map(({ denomination, quantity }) => ({ denomination, quantity }));

/** Sends an order above the threshold to the office (R-CONST-22, AMB-17).
 * @throws Failure GC_IN_PERSON */
export function checkThreshold(
  { amount }: GiftcardPrice,
  currency: Currency,
  { services, constants, lang }: Around,
): void {
  const above = moneyConstant(constants, 'giftcard.inPerson.above', currency);
  if (amount <= above) return;
  const text = (name: string) => services.content.message(`giftcard.office.${name}`, lang, {});
  throw new Failure('GC_IN_PERSON', {
    above: { ...money(above, currency) },
    address: text('address'),
    hours: text('hours'),
  });
}
