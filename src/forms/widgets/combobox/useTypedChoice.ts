import { useEffect, useRef, useState } from 'react';
import type { Json } from '../../../domain/json.ts';
import { useLatest } from '../../../ui/useLatest.ts';
import { useStep, useStore } from '../../field/StepContext.ts';
import type { Findable } from './findOptions.ts';
import { named } from './findOptions.ts';

export interface TypedChoice {
  readonly answer: Json | undefined;
  /** What was typed since an option was chosen. */
  readonly typed: string | undefined;
  /** What may be chosen now.
   * @param isWhole the options are all there: an answer that is not among them is none */
  readonly offer: (options: readonly Findable[], isWhole: boolean) => void;
  /** A text was typed: it answers what it names whole. */
  readonly type: (text: string) => void;
  readonly choose: (answer: Json) => void;
  /** What was chosen or named is an answer no longer; what was typed stays. */
  readonly drop: () => void;
}

/** The answer of a field that takes only what is offered, and the text that may not be one yet.
 * @param answerOf what an option answers */
export function useTypedChoice(pointer: string, answerOf: (option: Findable) => Json): TypedChoice {
  const { store } = useStep();
  const answer = useStore((current) => current.value(pointer));
  const [typed, setTyped] = useState<string>();
  // The store asks in the middle of an event, before React has rendered what came of it. A row moves up when one before it goes.
  const latest = useLatest({ pointer, answerOf });
  const now = useRef<Now>({ typed, options: NONE, isWhole: false });

  const read = useRef((): Json | undefined => {
    const { typed: text, options, meant } = now.current;
    if (text === undefined) return store.value(latest.current.pointer);
    const option = named(options, text) ?? meant;
    return option && latest.current.answerOf(option);
  }).current;
  const keep = (text: string | undefined): void => {
    now.current.typed = text;
    now.current.meant = text === undefined ? undefined : named(now.current.options, text);
    setTyped(text);
  };
  useEffect(() => {
    const isOdd = (): boolean => {
      const given = read();
      const { typed: text = '', options, isWhole } = now.current;
      if (given === undefined) return text.trim() !== '';
      return isWhole && !options.some((option) => option.value === given);
    };
    // Without anything typed the answer stands there.
    const show = (): void => {
      now.current.typed = undefined;
      setTyped(undefined);
    };
    return store.hold(pointer, { read, show, isOdd });
  }, [store, pointer, read]);

  return {
    answer,
    typed,
    offer: (options, isWhole) => {
      now.current.options = options;
      now.current.isWhole = isWhole;
    },
    type: (text) => {
      keep(text);
      store.set(pointer, read());
      store.typed(pointer, read);
    },
    choose: (chosen) => {
      keep(undefined);
      store.set(pointer, chosen);
    },
    drop: () => {
      now.current.meant = undefined;
      store.set(pointer, undefined);
    },
  };
}

interface Now {
  typed: string | undefined;
  options: readonly Findable[];
  isWhole: boolean;
  /** What the text named when it was typed: the list may be asked for anew meanwhile. */
  meant?: Findable | undefined;
}

const NONE: readonly Findable[] = [];
