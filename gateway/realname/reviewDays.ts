import { addWorkdays } from '../../src/domain/addWorkdays.ts';
import { hongKongDate } from '../../src/domain/calendarDate.ts';
import type { Calendar } from '../../src/domain/workday.ts';
import type { Call, OperationId } from '../operation.ts';
import { numberConstant } from '../people/constant.ts';

/** Between which days a review that begins now is answered (R-CONST-26). */
export function reviewDays({ now, constants, services }: Pick<Call<OperationId>, 'now' | 'constants' | 'services'>) {
  const calendar = services.content.calendars.hk as unknown as Calendar;
  const after = (id: string) => addWorkdays(calendar, hongKongDate(now), numberConstant(constants, id));
  return { from: after('realname.review.from'), by: after('realname.review.by') };
}
