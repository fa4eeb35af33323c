import { addWorkdays } from '../../src/domain/addWorkdays.ts';
import { hongKongDate } from '../../src/domain/calendarDate.ts';
import type { Content } from '../content/content.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { numberConstant } from '../shared/constant.ts';

interface Around {
  readonly now: string;
  readonly constants: JsonObject;
  readonly services: { readonly content: Pick<Content, 'calendar'> };
}

/** Between which days a review that begins now is answered (R-CONST-26). */
export function reviewDays({ now, constants, services }: Around) {
  const calendar = services.content.calendar('hk');
  const after = (id: string) => addWorkdays(calendar, hongKongDate(now), numberConstant(constants, id));
  return { from: after('realname.review.from'), by: after('realname.review.by') };
}
