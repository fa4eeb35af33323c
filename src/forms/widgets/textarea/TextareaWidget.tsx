import type { ReactNode } from 'react';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { controlProps } from '../../field/controlProps.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';

/** Several lines of text. `ui:options.rows`: how many stand open. */
export function TextareaWidget(props: WidgetProps): ReactNode {
  const { ref, props: held } = useHeldText<HTMLTextAreaElement>(props);
  const { rows } = props.field.options;
  return (
    <textarea
      {...controlProps(props)}
      {...held}
      ref={ref}
      className={inputStyles().box}
      rows={typeof rows === 'number' ? rows : 4}
    />
  );
}
