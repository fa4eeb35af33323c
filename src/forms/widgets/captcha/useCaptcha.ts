import { useCallback, useEffect, useRef, useState } from 'react';
import { isJsonObject, type JsonObject } from '../../../domain/json.ts';
import { useFieldCall } from '../../field/useFieldCall.ts';
import { useStep } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';

export interface Captcha {
  /** What a person is shown; nothing while the browser works by itself. */
  readonly shown: CaptchaShown | undefined;
  /** Another one: a picture, or tones to count. */
  readonly ask: (kind: 'picture' | 'sound') => void;
}

export interface CaptchaShown {
  readonly kind: 'picture' | 'sound';
  readonly state: 'loading' | 'ready' | 'failed';
  /** A data URL. */
  readonly source: string | undefined;
}

/** Milliseconds before the old one runs out that a new one is asked for; half its life where that is shorter. */
const BEFORE_END = 20_000;

/** A captcha, asked for on mount and again when a call has used it up. The browser does the work that it asks while the
 * form is filled in; where the gateway wants a person, it shows what to do. */
export function useCaptcha({ field, pointer }: WidgetProps): Captcha {
  const { store, round } = useStep();
  const call = useFieldCall(field);
  const [shown, setShown] = useState<CaptchaShown>();
  const kind = useRef<'picture' | 'sound'>(undefined);
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const load = useCallback(async (): Promise<void> => {
    const turn = (latest.current += 1);
    clearTimeout(timer.current);
    store.clear([pointer]);
    if (kind.current) setShown({ kind: kind.current, state: 'loading', source: undefined });
    const outcome = await call(requestOf(kind.current));
    if (turn !== latest.current) return;
    const given = outcome.type === 'done' && isJsonObject(outcome.data) ? outcome.data : {};
    const { captcha_key: key, kind: found, bits, expire_in: seconds } = given;
    if (typeof key === 'string' && found === 'work' && typeof bits === 'number') {
      const isWanted = () => turn === latest.current;
      const work = await import('./solveWork.ts').catch(() => undefined);
      if (!isWanted()) return;
      if (!work) {
        kind.current = 'picture';
        return load();
      }
      const captcha = await work.solveWork(key, bits, isWanted);
      if (captcha === undefined) return;
      store.set(pointer, { captcha_key: key, captcha });
      if (typeof seconds === 'number')
        timer.current = setTimeout(() => store.prepare(load()), Math.max(seconds * 1000 - BEFORE_END, seconds * 500));
      return;
    }
    kind.current = found === 'sound' ? 'sound' : 'picture';
    const source = given[found === 'sound' ? 'sound' : 'image'];
    if (typeof key !== 'string' || typeof source !== 'string' || !isShowable(source)) {
      setShown({ kind: kind.current, state: 'failed', source: undefined });
      return;
    }
    store.set(`${pointer}/captcha_key`, key);
    setShown({ kind: kind.current, state: 'ready', source });
  }, [store, pointer, call]);
  const begin = useCallback(() => store.prepare(load()), [store, load]);

  useEffect(() => {
    begin();
    return () => {
      latest.current += 1;
      clearTimeout(timer.current);
    };
  }, [begin, round]);
  const ask = (asked: 'picture' | 'sound'): void => {
    kind.current = asked;
    begin();
  };
  return { shown, ask };
}

/** Whoever has been shown something to read or hear is not handed back to the browser's work. */
function requestOf(kind: 'picture' | 'sound' | undefined): JsonObject {
  return { ...(kind && { captcha_required: true }), ...(kind === 'sound' && { sound: true }) };
}

/** A picture or a sound, and no other kind of address. */
function isShowable(url: string): boolean {
  return /^data:(image\/(png|jpeg)|audio\/wav);base64,/.test(url);
}
