import { useEffect, useRef } from 'react';
import type { ReactNode, Ref, RefObject } from 'react';
import { isJsonObject, type Json } from '../../../domain/json.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FieldStack } from '../../../ui/Field/FieldStack.tsx';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { controlProps } from '../../field/controlProps.ts';
import { useStep } from '../../field/StepContext.ts';
import { useCodeField } from '../../field/useCodeField.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import { waitWords } from '../../field/waitWords.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { useCountdown } from './useCountdown.ts';
import { useSendCode, type SendCode } from './useSendCode.ts';

/** A code that is sent on arrival or on request: the field's `x-service` sends it, the value is `{ otp_id, otp }`. The phone
 * may fill it in by itself. */
export function OneTimeCodeWidget(props: WidgetProps): ReactNode {
  const { ended } = useStep();
  const { ref, props: held } = useHeldText<HTMLInputElement>({ pointer: `${props.pointer}/otp` });
  const button = useRef<HTMLButtonElement>(null);
  const sending = useSendCode(props);
  const press = useFocusWhenSent(sending, ref);
  const sendWithLast = useCodeField(props, {
    length: lengthOf(props.field.schema.properties),
    pointer: `${props.pointer}/otp`,
    goOn: () => (ended.includes(props.pointer) ? button : ref).current,
  });
  const classes = inputStyles({ code: 'yes' });
  return (
    <FieldStack gap="small">
      <div className={classes.row}>
        <input
          {...controlProps(props)}
          {...held}
          onInput={(event) => {
            held.onInput?.(event);
            sendWithLast(event);
          }}
          ref={ref}
          className={classes.box}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
        />
        <SendButton
          ref={button}
          sending={sending}
          disabled={props.disabled}
          onPress={() => {
            press();
            void sending.send();
          }}
        />
      </div>
      <SendOutcome sending={sending} isRefused={props.invalid} />
    </FieldStack>
  );
}

interface SendButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly sending: SendCode;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function SendButton({ ref, sending: { state, until }, disabled, onPress }: SendButtonProps): ReactNode {
  const { words } = useStep();
  const left = useCountdown(until);
  const label = { idle: 'send', sending: 'sending', sent: 'resend', failed: 'send' }[state];
  return (
    <Button ref={ref} disabled={disabled || left > 0 || state === 'sending'} onClick={onPress}>
      {left > 0 ? waitWords(words, 'oneTimeCode', left) : words.widget('oneTimeCode', label)}
    </Button>
  );
}

interface SendOutcomeProps {
  readonly sending: SendCode;
  readonly isRefused: boolean;
}

/** That a code was sent is no news beside the reason why it was refused. */
function SendOutcome({ sending: { state, message }, isRefused }: SendOutcomeProps): ReactNode {
  const isNews = state === 'idle' || (state === 'sent' && !isRefused);
  return (
    <>
      <div role="status">{isNews && message !== undefined && <Alert>{message}</Alert>}</div>
      <div role="alert">{state === 'failed' && <Alert tone="error">{message}</Alert>}</div>
    </>
  );
}

/** Once a code is on its way it can be typed: the focus goes there from the button, and on arrival from the heading where
 * nothing else is asked before it.
 * @returns to be called when the button is pressed */
function useFocusWhenSent({ state }: SendCode, input: RefObject<HTMLInputElement | null>): () => void {
  const isPressed = useRef(false);
  useEffect(() => {
    if (state !== 'sent') return;
    if (isPressed.current || isNext(input.current)) input.current?.focus();
    isPressed.current = false;
  }, [state, input]);
  return () => {
    isPressed.current = true;
  };
}

function isNext(input: HTMLInputElement | null): boolean {
  const { activeElement: active, body } = document;
  const isAtTop = active === null || active === body || active.id === 'step-title';
  return isAtTop && input?.form?.querySelector('input, select, textarea') === input;
}

/** How many digits a code has. */
function lengthOf(parts: Json | undefined): number | undefined {
  const code = isJsonObject(parts) ? parts.otp : undefined;
  return isJsonObject(code) && typeof code.maxLength === 'number' ? code.maxLength : undefined;
}
