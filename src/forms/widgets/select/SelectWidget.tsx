import type { ReactNode } from 'react';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { controlProps, textOption, widthOption } from '../../field/controlProps.ts';
import { useStep, useStore } from '../../field/StepContext.ts';
import { asText } from '../../field/useHeldText.ts';
import { NotLoaded } from '../../field/NotLoaded.tsx';
import { useOptions } from '../../options/useOptions.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';

/** One of a longer list, as the browser's own select. */
export function SelectWidget(props: WidgetProps): ReactNode {
  const { store, words } = useStep();
  const { field, pointer } = props;
  const { options, state, retry } = useOptions(field, props.words);
  const value = asText(useStore((current) => current.value(pointer)));
  const loading = state === 'loading' ? words.widget('select', 'loading') : undefined;
  const known = value === '' || options.some((option) => option.value === value);
  return (
    <>
      <select
        {...controlProps(props)}
        className={inputStyles({ select: 'yes', width: widthOption(field) }).box}
        value={value}
        onChange={(event) => store.set(pointer, event.target.value === '' ? undefined : event.target.value)}
        autoComplete={textOption(field, 'autocomplete')}
      >
        <option value="">{loading ?? words.widget('select', 'choose')}</option>
        {!known && <option value={value}>{loading ?? value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.closed}>
            {option.label}
          </option>
        ))}
      </select>
      {state === 'failed' && <NotLoaded what="select" retry={retry} />}
    </>
  );
}
