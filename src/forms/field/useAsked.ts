import { useEffect, useState } from 'react';
import { useLatest } from '../../ui/useLatest.ts';

/** Long enough that nobody is asked while a value is still being typed. */
const PAUSE_MS = 400;

export interface Asked<T> {
  readonly answer: T;
  /** What the answer is about is no longer so, and the next one is not there yet. */
  readonly isOld: boolean;
}

/** Asks once `about` has stood still for a moment, and again whenever it has changed; an answer that comes too late is dropped.
 * @param about all that the answer depends on; nothing is asked about the empty text
 * @param ask `undefined` where there is nothing to say */
export function useAsked<T>(about: string, ask: () => Promise<T | undefined>): Asked<T> | undefined {
  const latest = useLatest(ask);
  const [known, setKnown] = useState<{ readonly about: string; readonly answer: T | undefined }>();
  useEffect(() => {
    if (about === '') return undefined;
    let current = true;
    const timer = setTimeout(() => {
      void latest.current().then((answer) => {
        if (current) setKnown({ about, answer });
      });
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [about, latest]);
  return known?.answer === undefined ? undefined : { answer: known.answer, isOld: known.about !== about };
}
