import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Json, JsonObject } from '../../domain/json.ts';
import type { StepWords } from '../../i18n/stepWords.ts';
import type { AnswerStore } from '../answer/answerStore.ts';
import type { FieldServices } from './FieldServices.ts';

/** What every field of a step shares. */
export interface StepContext {
  readonly store: AnswerStore;
  readonly words: StepWords;
  readonly data: JsonObject;
  /** Addresses by the names that its words mark. */
  readonly links: Json | undefined;
  readonly services: FieldServices;
  /** A call is under way, or NEXT waits for a field: nothing can be changed. */
  readonly busy: boolean;
  /** A call is under way. What NEXT waits for can still be taken away. */
  readonly calling: boolean;
  /** Grows whenever a call has come back to this step: what can be used once only is fetched again. */
  readonly round: number;
  /** Fields for which something was obtained that is good no longer. A new list for each answer of the gateway. */
  readonly ended: readonly string[];
}

export const StepContextValue = createContext<StepContext | undefined>(undefined);

export function useStep(): StepContext {
  const step = useContext(StepContextValue);
  if (!step) throw new Error('useStep needs a StepForm above it.');
  return step;
}

/** Part of the answer store; renders again when that part changes and for nothing else.
 * @param select gives the same object, or the same primitive, as long as nothing changed */
export function useStore<T>(select: (store: AnswerStore) => T): T {
  const { store } = useStep();
  const snapshot = (): T => select(store);
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}
