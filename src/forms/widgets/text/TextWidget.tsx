import type { ReactNode } from 'react';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { controlProps, textOption, widthOption } from '../../field/controlProps.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';

const keyboards = ['text', 'numeric', 'decimal', 'tel', 'email'] as const;

/** One line of text. `ui:options`: `width`, `autocomplete`, `inputMode`. */
export function TextWidget(props: WidgetProps): ReactNode {
  const { ref, props: held } = useHeldText<HTMLInputElement>(props);
  const { field } = props;
  const keyboard = keyboards.find((mode) => mode === field.options.inputMode);
  return (
    <input
      {...controlProps(props)}
      {...held}
      ref={ref}
      className={inputStyles({ width: widthOption(field) }).box}
      type={field.schema.format === 'email' ? 'email' : 'text'}
      inputMode={keyboard}
      autoComplete={textOption(field, 'autocomplete') ?? (field.secret ? 'off' : undefined)}
      spellCheck={false}
    />
  );
}
