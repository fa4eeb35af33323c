import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { checksOf } from '../../../rules/formSchema.ts';
import { meetsCheck } from '../../../rules/meetsCheck.ts';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { literalOr } from '../../answer/stepScope.ts';
import { controlProps, textOption } from '../../field/controlProps.ts';
import { useStep, useStore } from '../../field/StepContext.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { Checklist } from './Checklist.tsx';
import { RevealButton } from './RevealButton.tsx';

/** A password: it can be shown, pasted and filled by a password manager (`ui:options.autocomplete`), which keeps a new one under
 * the name that `x-username` points to. What `x-check` names is ticked off while it is typed. */
export function PasswordWidget(props: WidgetProps): ReactNode {
  const { field, id, words, describedBy } = props;
  const { words: step } = useStep();
  const { ref, props: held } = useHeldText<HTMLInputElement>(props);
  const [shown, setShown] = useState(false);
  const username = useStore((store) => literalOr(field.schema['x-username'], store.scope()));
  const checks = checksOf(field.schema);
  // By name, never the text: what is typed stays in the input.
  const [met, setMet] = useState('');
  const look = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>): void =>
    setMet(checks.flatMap(({ name, schema }) => (meetsCheck(schema, value) ? [name] : [])).join(' '));
  const listId = checks.length > 0 ? `${id}-checks` : undefined;
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
            aria-describedby={[describedBy, listId].filter(Boolean).join(' ') || undefined}
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <RevealButton controls={id} label={words.label} shown={shown} onToggle={() => setShown(!shown)} />
      </div>
      {listId !== undefined && (
        <Checklist
          id={listId}
          items={checks.map(({ name }) => ({ name, label: words.check(name), isMet: met.split(' ').includes(name) }))}
          metLabel={step.widget('password', 'met')}
          unmetLabel={step.widget('password', 'unmet')}
        />
      )}
    </>
  );
}
