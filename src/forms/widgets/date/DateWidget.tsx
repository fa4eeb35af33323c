import type { ReactNode } from 'react';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { textOption } from '../../field/controlProps.ts';
import { useStep } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { joinDate, joinMonthDay, splitDate, splitMonthDay } from './dateText.ts';
import type { DateForm, DatePart } from './useHeldDate.ts';
import { useHeldDate } from './useHeldDate.ts';

/** A date a member knows or reads off a document, in three inputs. Not the browser's picker: that is slow for a year of
 * birth, follows the system's language rather than the page's, and cannot be typed into by every screen reader. */
export function DateWidget(props: WidgetProps): ReactNode {
  return <DateParts {...props} parts={['year', 'month', 'day']} form={wholeDate} />;
}

/** The same without a year: `MMDD`. */
export function MonthDayWidget(props: WidgetProps): ReactNode {
  return <DateParts {...props} parts={['month', 'day']} form={monthDay} />;
}

const wholeDate: DateForm = { join: joinDate, split: splitDate };
const monthDay: DateForm = { join: joinMonthDay, split: splitMonthDay };

interface DatePartsProps extends WidgetProps {
  readonly parts: readonly DatePart[];
  readonly form: DateForm;
}

function DateParts({ field, pointer, id, invalid, disabled, parts, form }: DatePartsProps): ReactNode {
  const { words } = useStep();
  const { start, refOf, onInput, onBlur, onPaste } = useHeldDate(pointer, form);
  const order = words.locale.startsWith('zh') ? parts : [...parts].reverse();
  const autocomplete = textOption(field, 'autocomplete');
  return (
    <div className={inputStyles().row}>
      {order.map((part, index) => {
        const partId = index === 0 ? id : `${id}-${part}`;
        const classes = inputStyles({ width: part === 'year' ? 'year' : 'tiny', digits: 'yes' });
        return (
          <div key={part} className={classes.part}>
            <label className={classes.partLabel} htmlFor={partId}>
              {words.widget('date', part)}
            </label>
            <input
              ref={refOf(part)}
              id={partId}
              name={`${field.name}-${part}`}
              className={classes.box}
              type="text"
              inputMode="numeric"
              defaultValue={start[part]}
              disabled={disabled}
              aria-invalid={invalid || undefined}
              aria-required={field.required || undefined}
              autoComplete={autocomplete === undefined ? 'off' : `${autocomplete}-${part}`}
              onInput={onInput}
              onBlur={onBlur}
              onPaste={onPaste}
            />
          </div>
        );
      })}
    </div>
  );
}
