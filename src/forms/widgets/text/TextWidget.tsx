import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { controlProps, textOption, widthOption } from '../../field/controlProps.ts';
import { printed, printOf, printWhileTyping } from '../../field/printed.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';

const keyboards = ['text', 'numeric', 'decimal', 'tel', 'email'] as const;

/** One line of text. `ui:options`: `width`, `autocomplete`, `inputMode`, `capitals`, and `groups` with `between` for digits that
 * are shown as they are printed. */
export function TextWidget(props: WidgetProps): ReactNode {
  const { field } = props;
  const form = useMemo(() => printedText(field.options), [field]);
  const { ref, props: held } = useHeldText<HTMLInputElement>(props, form);
  const keyboard = keyboards.find((mode) => mode === field.options.inputMode);
  return (
    <input
      {...controlProps(props)}
      {...held}
      ref={ref}
      className={inputStyles({ width: widthOption(field), digits: keyboard === 'numeric' && 'yes' }).box}
      type={keyboard === 'email' || keyboard === 'tel' ? keyboard : 'text'}
      inputMode={keyboard}
      autoComplete={textOption(field, 'autocomplete') ?? (field.secret ? 'off' : undefined)}
      autoCapitalize={field.options.capitals === true ? 'characters' : undefined}
      spellCheck={false}
    />
  );
}

function printedText(options: WidgetProps['field']['options']): Parameters<typeof useHeldText>[1] {
  const print = printOf(options);
  return (
    print && {
      read: (text) => text,
      show: (value) => printed(value, print),
      typing: (element, inputType) => printWhileTyping(element, inputType, print),
    }
  );
}
