import { useState } from 'react';
import type { ReactNode } from 'react';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { literalOr } from '../../answer/stepScope.ts';
import { controlProps, textOption } from '../../field/controlProps.ts';
import { useStore } from '../../field/StepContext.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { RevealButton } from './RevealButton.tsx';
import { useChecklist } from './useChecklist.tsx';

/** A password: it can be shown, pasted and filled by a password manager (`ui:options.autocomplete`), which keeps a new one under
 * the name that `x-username` points to. What `x-check` names is ticked off while it is typed. */
export function PasswordWidget(props: WidgetProps): ReactNode {
  const { field, id, words } = props;
  const { describedBy, look, list } = useChecklist(props);
  const { ref, props: held } = useHeldText<HTMLInputElement>(props);
  const [shown, setShown] = useState(false);
  const username = useStore((store) => literalOr(field.schema['x-username'], store.scope()));
  const classes = inputStyles();
  return (
    <>
      {typeof username === 'string' && (
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      <div className={classes.row}>
        <div className={classes.grow}>
          <input
            {...controlProps(props)}
            {...held}
            onInput={(event) => {
              held.onInput?.(event);
              look(event);
            }}
            ref={ref}
            className={classes.box}
            type={shown ? 'text' : 'password'}
            autoComplete={textOption(field, 'autocomplete') ?? 'current-password'}
            aria-describedby={describedBy}
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <RevealButton controls={id} label={words.label} shown={shown} onToggle={() => setShown(!shown)} />
      </div>
      {list}
    </>
  );
}
