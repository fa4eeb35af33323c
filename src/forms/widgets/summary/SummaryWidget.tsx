import type { ReactNode } from 'react';
import { literalOr } from '../../answer/stepScope.ts';
import { useStep, useStore } from '../../field/StepContext.ts';
import { asText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { fixedOptions } from '../../options/useOptions.ts';

/** A value that the step has and the member cannot change here. */
export function SummaryWidget({ field, pointer, id, words, describedBy }: WidgetProps): ReactNode {
  const { words: step, data } = useStep();
  const value = useStore((store) => store.value(pointer));
  const currency = useStore((store) => literalOr(field.schema['x-currency'], store.scope()));
  const option = fixedOptions(field, words, step, data).find((one) => one.value === asText(value));
  const shown =
    typeof currency === 'string' && value !== undefined
      ? step.format('money', { currency, amount: value })
      : (option?.label ?? step.format(field.schema.format === 'date' ? 'date' : 'text', value));
  return (
    <output id={id} aria-describedby={describedBy}>
      {shown}
    </output>
  );
}
