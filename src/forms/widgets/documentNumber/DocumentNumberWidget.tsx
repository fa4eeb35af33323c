import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { controlProps, textOption } from '../../field/controlProps.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { readDocument } from './documentText.ts';

/** The number of an identity document; `ui:options.kind`: `hongKong`, `macau`, `mainland`, `passport`. */
export function DocumentNumberWidget(props: WidgetProps): ReactNode {
  const kind = textOption(props.field, 'kind');
  const form = useMemo(
    () => ({ read: (text: string) => readDocument(kind, text), show: (value: string) => value }),
    [kind],
  );
  const { ref, props: held } = useHeldText<HTMLInputElement>(props, form);
  return (
    <input
      {...controlProps(props)}
      {...held}
      ref={ref}
      className={inputStyles({ width: 'medium', digits: 'yes' }).box}
      type="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
