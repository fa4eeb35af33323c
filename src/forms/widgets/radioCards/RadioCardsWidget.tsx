import type { ReactNode } from 'react';
import { ChoiceText } from './ChoiceText.tsx';
import { choiceStyles } from './choiceStyles.ts';
import { useStep, useStore } from '../../field/StepContext.ts';
import { asText } from '../../field/useHeldText.ts';
import { useOptions } from '../../options/useOptions.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';

/** One of a few, each a card. */
export function RadioCardsWidget({
  field,
  pointer,
  id,
  words,
  invalid,
  describedBy,
  disabled,
}: WidgetProps): ReactNode {
  const { store, words: step } = useStep();
  const { options, state } = useOptions(field, words);
  const value = asText(useStore((current) => current.value(pointer)));
  const classes = choiceStyles({ invalid: invalid && 'yes' });
  if (state === 'loading') return <p>{step.widget('select', 'loading')}</p>;
  if (options.length === 0) return <p>{step.widget('select', 'none')}</p>;
  return (
    <div className={classes.list}>
      {options.map((option, index) => (
        <label key={option.value} className={classes.card}>
          <input
            className={classes.control}
            type="radio"
            id={`${id}-${index}`}
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.closed}
            onChange={() => store.set(pointer, option.value)}
            aria-describedby={index === 0 ? describedBy : undefined}
            aria-invalid={invalid || undefined}
          />
          <ChoiceText label={option.label} classes={classes} />
        </label>
      ))}
    </div>
  );
}
