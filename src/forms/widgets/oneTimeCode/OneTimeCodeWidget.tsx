import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FieldStack } from '../../../ui/Field/FieldStack.tsx';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { controlProps } from '../../field/controlProps.ts';
import { useStep } from '../../field/StepContext.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { useCountdown } from './useCountdown.ts';
import { useSendCode } from './useSendCode.ts';

/** A code that is sent on request: the button calls the field's `x-service`, the value is `{ otp_id, otp }`. The phone
 * may fill it in by itself. */
export function OneTimeCodeWidget(props: WidgetProps): ReactNode {
  const { words } = useStep();
  const { ref, props: held } = useHeldText<HTMLInputElement>({ pointer: `${props.pointer}/otp` });
  const { state, message, until, send } = useSendCode(props);
  const left = useCountdown(until);
  const asked = useRef(false);
  useEffect(() => {
    if (state !== 'sent' || !asked.current) return;
    asked.current = false;
    ref.current?.focus();
  }, [state, ref]);
  const classes = inputStyles({ code: 'yes' });
  const label = left > 0 ? 'wait' : state === 'sent' ? 'resend' : 'send';
  return (
    <FieldStack gap="small">
      <div className={classes.row}>
        <input
          {...controlProps(props)}
          {...held}
          ref={ref}
          className={classes.box}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
        />
        <Button
          disabled={props.disabled || left > 0 || state === 'sending'}
          onClick={() => {
            asked.current = true;
            void send();
          }}
        >
          {words.widget('oneTimeCode', state === 'sending' ? 'sending' : label, { seconds: left })}
        </Button>
      </div>
      <div role="status">{state === 'sent' && message !== undefined && <Alert>{message}</Alert>}</div>
      <div role="alert">{state === 'failed' && message !== undefined && <Alert tone="error">{message}</Alert>}</div>
    </FieldStack>
  );
}
