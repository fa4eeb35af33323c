import { useState } from 'react';
import { isJsonObject, type Json } from '../../../domain/json.ts';
import { useFieldCall } from '../../field/useFieldCall.ts';
import { useStep } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';

export interface SendCode {
  readonly state: 'idle' | 'sending' | 'sent' | 'failed';
  /** What to tell the member of the last try. */
  readonly message: string | undefined;
  /** When the code may be asked for again. */
  readonly until: number;
  readonly send: () => Promise<void>;
}

/** Asks for a code to be sent; the id of the message becomes part of the field's value. */
export function useSendCode({ field, pointer }: WidgetProps): SendCode {
  const { store, words } = useStep();
  const call = useFieldCall(field);
  const [state, setState] = useState<SendCode['state']>('idle');
  const [message, setMessage] = useState<string>();
  const [until, setUntil] = useState(0);

  const send = async (): Promise<void> => {
    setState('sending');
    setMessage(undefined);
    const outcome = await call();
    if (outcome.type === 'done' || outcome.type === 'business') setUntil(Date.now() + waitOf(outcome.data));
    if (outcome.type !== 'done' || !isJsonObject(outcome.data)) {
      const known = outcome.type === 'business' ? words.code(outcome.code, outcome.data) : undefined;
      setMessage(known ?? words.widget('oneTimeCode', 'failed'));
      setState('failed');
      return;
    }
    const { otp_id: id, mob_no_mask: mobile } = outcome.data;
    store.set(`${pointer}/otp_id`, id);
    setMessage(words.widget('oneTimeCode', typeof mobile === 'string' ? 'sentTo' : 'sent', { mobile: mobile ?? '' }));
    setState('sent');
  };
  return { state, message, until, send };
}

/** Milliseconds until another code may be asked for: said of one that was sent, and of one that was asked for too soon. */
function waitOf(data: Json): number {
  const seconds = isJsonObject(data) ? data.resend_after : undefined;
  return typeof seconds === 'number' ? seconds * 1000 : 0;
}
