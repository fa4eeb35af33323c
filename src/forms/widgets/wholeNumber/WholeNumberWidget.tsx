import type { ReactNode } from 'react';
import { asciiWidth } from '../../../domain/tidyText.ts';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { controlProps } from '../../field/controlProps.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';

/** Digits are a number; whatever else was typed stays as it is, for the schema to refuse. */
const wholeNumber = {
  read: (text: string): string | number => {
    const plain = asciiWidth(text).replaceAll(/\s/g, '');
    return /^\d{1,15}$/.test(plain) ? Number(plain) : plain;
  },
  show: (value: string): string => value,
};

/** A count: a field of type `integer`. */
export function WholeNumberWidget(props: WidgetProps): ReactNode {
  const { ref, props: held } = useHeldText<HTMLInputElement>(props, wholeNumber);
  return (
    <input
      {...controlProps(props)}
      {...held}
      ref={ref}
      className={inputStyles({ width: 'short' }).box}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
    />
  );
}
