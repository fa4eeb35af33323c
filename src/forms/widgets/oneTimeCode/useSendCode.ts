import { useState } from 'react';
import { isJsonObject } from '../../../domain/json.ts';
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
    if (outcome.type !== 'done' || !isJsonObject(outcome.data)) {
      const known = outcome.type === 'business' ? words.code(outcome.code, outcome.data) : undefined;
      setMessage(known ?? words.widget('oneTimeCode', 'failed'));
      setState('failed');
      return;
    }
    const { otp_id: id, resend_after: wait, mob_no_mask: mobile } = outcome.data;
    store.set(`${pointer}/otp_id`, id);
    setUntil(Date.now() + (typeof wait === 'number' ? wait * 1000 : 0));
    setMessage(words.widget('oneTimeCode', typeof mobile === 'string' ? 'sentTo' : 'sent', { mobile: mobile ?? '' }));
    setState('sent');
  };
  return { state, message, until, send };
}
