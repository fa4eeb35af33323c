import { useState } from 'react';
import type { ReactNode } from 'react';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { controlProps, textOption } from '../../field/controlProps.ts';
import { useCodeField } from '../../field/useCodeField.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { RevealButton } from '../password/RevealButton.tsx';
import { useChecklist } from '../password/useChecklist.tsx';

/** A secret of a few digits in one input, so that it can be pasted. Nothing is cut off while it is pasted: `135 790` is
 * six digits. What `x-check` names is ticked off while it is typed. `ui:options`: `autocomplete`; `masked: false` for one that
 * nobody could use again. */
export function PinWidget(props: WidgetProps): ReactNode {
  const { ref, props: held } = useHeldText<HTMLInputElement>(props);
  const autoComplete = textOption(props.field, 'autocomplete');
  const { maxLength } = props.field.schema;
  const length = autoComplete === 'one-time-code' && typeof maxLength === 'number' ? maxLength : undefined;
  const sendWithLast = useCodeField(props, { length, pointer: props.pointer, goOn: () => ref.current });
  const { describedBy, look, list } = useChecklist(props);
  const mayBeSeen = props.field.options.masked === false;
  const [shown, setShown] = useState(mayBeSeen);
  const classes = inputStyles({ code: 'yes' });
  return (
    <>
      <div className={classes.row}>
        <input
          {...controlProps(props)}
          {...held}
          onInput={(event) => {
            held.onInput?.(event);
            look(event);
            sendWithLast(event);
          }}
          ref={ref}
          className={classes.box}
          type={shown ? 'text' : 'password'}
          inputMode="numeric"
          autoComplete={autoComplete ?? 'off'}
          aria-describedby={describedBy}
          spellCheck={false}
        />
        {!mayBeSeen && (
          <RevealButton controls={props.id} label={props.words.label} shown={shown} onToggle={() => setShown(!shown)} />
        )}
      </div>
      {list}
    </>
  );
}
