import { useCallback, useEffect, useRef, useState } from 'react';
import { isJsonObject } from '../../../domain/json.ts';
import { useFieldCall } from '../../field/useFieldCall.ts';
import { useStep } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';

export interface Captcha {
  readonly state: 'loading' | 'ready' | 'failed';
  /** A data URL. */
  readonly image: string | undefined;
  readonly refresh: () => void;
}

/** A picture of characters, fetched on mount, on request, and again when a call has used it up. */
export function useCaptcha({ field, pointer }: WidgetProps): Captcha {
  const { store, round } = useStep();
  const call = useFieldCall(field);
  const [shown, setShown] = useState<Pick<Captcha, 'state' | 'image'>>({ state: 'loading', image: undefined });
  const latest = useRef(0);

  const load = useCallback(async (): Promise<void> => {
    const turn = (latest.current += 1);
    store.clear([pointer]);
    setShown({ state: 'loading', image: undefined });
    const outcome = await call();
    if (turn !== latest.current) return;
    const data = outcome.type === 'done' && isJsonObject(outcome.data) ? outcome.data : {};
    if (typeof data.captcha_key !== 'string' || typeof data.image !== 'string' || !isImage(data.image)) {
      setShown({ state: 'failed', image: undefined });
      return;
    }
    store.set(`${pointer}/captcha_key`, data.captcha_key);
    setShown({ state: 'ready', image: data.image });
  }, [store, pointer, call]);

  useEffect(() => {
    void load();
    return () => {
      latest.current += 1;
    };
  }, [load, round]);
  return { ...shown, refresh: () => void load() };
}

/** A picture, and no other kind of address. */
function isImage(url: string): boolean {
  return /^data:image\/(png|svg\+xml|jpeg)[;,]/.test(url);
}
