import { useEffect, useRef, useState } from 'react';
import { objectOf } from '../../../domain/json.ts';
import type { StepWords } from '../../../i18n/stepWords.ts';
import { fieldId } from '../../field/fieldId.ts';
import { callInput, useFieldCall } from '../../field/useFieldCall.ts';
import { useStep } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';

export interface SendCode {
  readonly state: 'idle' | 'sending' | 'sent' | 'failed';
  /** What to tell the member of the last try. */
  readonly message: string | undefined;
  /** When the code may be asked for again. */
  readonly until: number;
  /** Sends nothing while the form finds what the call takes from it wrong: that is said where it stands. */
  readonly send: () => Promise<void>;
}

/** `say` says it in the language that the page has now. */
type Told = Omit<SendCode, 'send' | 'message'> & { readonly say?: (words: StepWords) => string };

const NOTHING: Told = { state: 'idle', until: 0 };
const SENDING: Told = { state: 'sending', until: 0 };
/** What it was sent for is another since. */
const OUTDATED: Told = { ...NOTHING, say: (now) => now.widget('oneTimeCode', 'outdated') };

/** Asks for a code to be sent, on arrival where the field says so; the id of the message becomes part of the field's value.
 * One that was sent before a reload, or in another tab, is told of instead: another is asked for only when the member presses
 * for it. A code that the gateway takes no longer, or that went to a number that is another one since, can be asked for again at once. */
export function useSendCode({ field, pointer }: WidgetProps): SendCode {
  const { store, words, ended } = useStep();
  const call = useFieldCall(field);
  const isDue = useRef(objectOf(field.schema['x-service']).onArrival === true);
  const [told, setTold] = useState<Told>(() => (isDue.current ? SENDING : NOTHING));
  const sentWith = useRef<string>(undefined);
  const keep = (id: string): void => store.set(pointer, { ...objectOf(store.value(pointer)), otp_id: id });

  const asked = (): string => JSON.stringify(callInput(field, store));
  const forget = (then: Told): void => {
    sentWith.current = undefined;
    store.set(`${pointer}/otp_id`, undefined);
    setTold(then);
  };

  const send = async (): Promise<void> => {
    const [wrong] = store.judge(fieldsIn(field.schema['x-service']));
    if (wrong) {
      setTold(NOTHING);
      document.getElementById(fieldId(wrong.pointer))?.focus();
      return;
    }
    setTold(SENDING);
    const input = asked();
    const outcome = await call(told.state === 'sent' ? { again: true } : {});
    // It went to a number that is another one since.
    if (input !== asked()) return setTold(outcome.type === 'done' ? OUTDATED : NOTHING);
    const data = objectOf('data' in outcome ? outcome.data : undefined);
    const until = Date.now() + (typeof data.resend_after === 'number' ? data.resend_after * 1000 : 0);
    // Asked for again too soon, the one before is told of where it still works: another tab asked for it.
    if (typeof data.otp_id === 'string') {
      keep(data.otp_id);
      sentWith.current = input;
      const to = data.email_mask ?? data.mob_no_mask ?? '';
      const say = (now: StepWords) => now.widget('oneTimeCode', to === '' ? 'sent' : 'sentTo', { to });
      setTold({ state: 'sent', until, say });
      return;
    }
    const say = (now: StepWords) =>
      (outcome.type === 'business' ? now.code(outcome.code, outcome.data) : undefined) ??
      now.widget('oneTimeCode', 'failed');
    setTold({ state: 'failed', until, say });
  };

  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    void send();
    // Once for each visit of the step.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (ended.includes(pointer)) forget(NOTHING);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ended, pointer, store]);
  useEffect(
    () => store.subscribe(() => sentWith.current !== undefined && sentWith.current !== asked() && forget(OUTDATED)),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [field, pointer, store],
  );
  return { ...told, message: told.say?.(words), send };
}

/** Which fields of the same form go into the call. */
function fieldsIn(service: unknown): readonly string[] {
  const values = Object.values(objectOf(objectOf(service).input));
  return values.flatMap((value) => (String(value).startsWith('$self/') ? [String(value).slice('$self'.length)] : []));
}
