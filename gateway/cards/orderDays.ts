import { addWorkdays } from '../../src/domain/addWorkdays.ts';
import { addDays, hongKongDate } from '../../src/domain/calendarDate.ts';
import type { Call, OperationId } from '../call/operation.ts';
import { numberConstant } from '../shared/constant.ts';

/** What a card that is ordered today can be expected by, each day `YYYY-MM-DD`. */
export interface OrderDays {
  readonly review_from: string;
  readonly review_by: string;
  /** The last day on which it is mailed. */
  readonly made_by: string;
  readonly arrives_by: string;
}

/** Review (R-CONST-27), making (R-CONST-18), the post (R-CONST-19). */
export function orderDays({
  now,
  constants,
  services,
}: Pick<Call<OperationId>, 'now' | 'constants' | 'services'>): OrderDays {
  const calendar = services.content.calendar('hk');
  const workdays = (id: string) => addWorkdays(calendar, hongKongDate(now), numberConstant(constants, id));
  const madeBy = workdays('card.delivery.workdays');
  return {
    review_from: workdays('card.review.from'),
    review_by: workdays('card.review.by'),
    made_by: madeBy,
    arrives_by: addDays(madeBy, numberConstant(constants, 'card.delivery.days')),
  };
}
