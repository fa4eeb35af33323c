import { useState, type ReactNode } from 'react';
import type { Json } from '../../../domain/json.ts';
import { useStep, useStore } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { NotLoaded } from '../../field/NotLoaded.tsx';
import type { Option } from '../../options/useOptions.ts';
import { useOptions } from '../../options/useOptions.ts';
import { ChoiceText } from '../radioCards/ChoiceText.tsx';
import { choiceStyles } from '../radioCards/choiceStyles.ts';

/** Several of a list, each a box to tick. What is chosen stands in the order of the list, whatever was ticked first, and nothing
 * chosen is nothing answered. */
export function CheckboxesWidget({ field, pointer, id, words, invalid, disabled }: WidgetProps): ReactNode {
  const { store, words: step } = useStep();
  const { options, state, retry } = useOptions(field, words);
  const given = useStore((current) => current.value(pointer));
  const chosen = Array.isArray(given) ? (given as readonly Json[]).map(String) : [];
  // What was chosen on arrival stays in its place when it is given up: the focus is on it then.
  const [arrived] = useState(chosen);
  const classes = choiceStyles({ invalid: invalid && 'yes' });
  if (state === 'loading') return <p>{step.widget('select', 'loading')}</p>;
  if (state === 'failed') return <NotLoaded what="select" retry={retry} />;
  const shown = [...options, ...[...new Set([...arrived, ...chosen])].flatMap((value) => offListed(value, options))];
  if (shown.length === 0) return <p>{step.widget('select', 'none')}</p>;
  const tick = (value: string, isOn: boolean): void => {
    const now = shown.flatMap((one) => ((one.value === value ? isOn : chosen.includes(one.value)) ? [one.value] : []));
    store.set(pointer, now.length > 0 ? now : undefined);
  };
  return (
    <div className={classes.list}>
      {shown.map(({ value, label, closed }, index) => {
        const isChosen = chosen.includes(value);
        // What may be chosen no longer can still be given up.
        const isGone = closed && !isChosen;
        const isGivenUp = isGone && arrived.includes(value);
        return (
          <label key={value} className={classes.card}>
            <input
              className={classes.control}
              type="checkbox"
              id={`${id}-${index}`}
              name={field.name}
              value={value}
              checked={isChosen}
              disabled={disabled || (isGone && !isGivenUp)}
              aria-disabled={isGivenUp || undefined}
              onChange={(event) => !isGivenUp && tick(value, event.target.checked)}
              aria-invalid={invalid || undefined}
            />
            <ChoiceText label={label} classes={classes} />
          </label>
        );
      })}
    </div>
  );
}

/** What was chosen from an older list: it is shown, so that it can be given up. */
function offListed(value: string, options: readonly Option[]): readonly Option[] {
  return options.some((one) => one.value === value) ? [] : [{ value, label: value, closed: true }];
}
