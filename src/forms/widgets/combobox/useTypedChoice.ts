import { useEffect, useRef, useState } from 'react';
import type { Json } from '../../../domain/json.ts';
import { useStep, useStore } from '../../field/StepContext.ts';
import { asText } from '../../field/useHeldText.ts';
import type { Findable } from './findOptions.ts';
import { named } from './findOptions.ts';

export interface TypedChoice {
  /** What is answered; empty where nothing is. */
  readonly value: string;
  /** What was typed since an option was chosen. */
  readonly typed: string | undefined;
  /** A text was typed: it answers what it names whole. */
  readonly type: (text: string) => void;
  readonly choose: (value: string) => void;
}

/** The answer of a field that takes only what is offered, and the text that may not be one yet.
 * @param isKnown the options are all there: an answer that is not among them is none */
export function useTypedChoice(pointer: string, options: readonly Findable[], isKnown: boolean): TypedChoice {
  const { store } = useStep();
  const value = asText(useStore((current) => current.value(pointer)));
  const [typed, setTyped] = useState<string>();
  // The store asks in the middle of an event, before React has rendered what came of it. A row moves up when one before it goes.
  const now = useRef({ pointer, typed, options, isKnown });
  now.current.pointer = pointer;
  now.current.options = options;
  now.current.isKnown = isKnown;

  const read = useRef((): Json | undefined => {
    const { pointer: at, typed: text, options: all } = now.current;
    return text === undefined ? store.value(at) : named(all, text)?.value;
  }).current;
  const keep = (text: string | undefined): void => {
    now.current.typed = text;
    setTyped(text);
  };
  useEffect(() => {
    const isOdd = (): boolean => {
      const given = read();
      const { typed: text = '', options: all, isKnown: isAllThere } = now.current;
      if (given === undefined) return text.trim() !== '';
      return isAllThere && !all.some((option) => option.value === given);
    };
    const empty = (): void => {
      now.current.typed = undefined;
      setTyped(undefined);
    };
    return store.hold(pointer, { read, empty, isOdd });
  }, [store, pointer, read]);

  return {
    value,
    typed,
    type: (text) => {
      keep(text);
      store.set(pointer, read());
      store.typed(pointer, read);
    },
    choose: (chosen) => {
      keep(undefined);
      store.set(pointer, chosen);
    },
  };
}
