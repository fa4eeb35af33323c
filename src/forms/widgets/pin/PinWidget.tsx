import { useState } from 'react';
import type { ReactNode } from 'react';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { asciiDigits } from '../../field/asciiDigits.ts';
import { controlProps, textOption } from '../../field/controlProps.ts';
import { useStep } from '../../field/StepContext.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';

const digitsOnly = { read: (text: string) => asciiDigits(text).replace(/\D/g, ''), show: (value: string) => value };

/** A secret of a few digits in one input, so that it can be pasted and filled by a password manager. */
export function PinWidget(props: WidgetProps): ReactNode {
  const { words } = useStep();
  const { ref, props: held } = useHeldText<HTMLInputElement>(props, digitsOnly);
  const [shown, setShown] = useState(false);
  const classes = inputStyles({ code: 'yes' });
  return (
    <div className={classes.row}>
      <input
        {...controlProps(props)}
        {...held}
        ref={ref}
        className={classes.box}
        type={shown ? 'text' : 'password'}
        inputMode="numeric"
        autoComplete={textOption(props.field, 'autocomplete') ?? 'off'}
        spellCheck={false}
      />
      <Button look="link" aria-controls={props.id} onClick={() => setShown(!shown)}>
        {words.widget('password', shown ? 'hide' : 'show')}
      </Button>
    </div>
  );
}
