import { useState } from 'react';
import type { ReactNode } from 'react';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { controlProps, textOption } from '../../field/controlProps.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { RevealButton } from './RevealButton.tsx';

/** A password: it can be shown, pasted and filled by a password manager (`ui:options.autocomplete`). */
export function PasswordWidget(props: WidgetProps): ReactNode {
  const { ref, props: held } = useHeldText<HTMLInputElement>(props);
  const [shown, setShown] = useState(false);
  const classes = inputStyles();
  return (
    <div className={classes.row}>
      <div className={classes.grow}>
        <input
          {...controlProps(props)}
          {...held}
          ref={ref}
          className={classes.box}
          type={shown ? 'text' : 'password'}
          autoComplete={textOption(props.field, 'autocomplete') ?? 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <RevealButton controls={props.id} label={props.words.label} shown={shown} onToggle={() => setShown(!shown)} />
    </div>
  );
}
