import { useEffect, useRef } from 'react';
import type { Json } from '../../domain/json.ts';
import type { SensitiveKind } from '../../domain/sensitive.ts';
import type { AnswerStore } from '../answer/answerStore.ts';
import { typedSecrets } from '../answer/typedSecrets.ts';
import type { FieldMessage } from './StepFormProps.ts';

type Handed = readonly (readonly [pointer: string, value: Json])[];

/** Takes the secrets of a step out of the page when they are handed over. Where the call comes back having judged
 * nothing, they are put in again; what is good for one call only is not. */
export function useHandedSecrets(
  store: AnswerStore,
  marks: { readonly [pointer: string]: SensitiveKind },
  answered: readonly FieldMessage[] | undefined,
  asksMore: boolean,
): { readonly handOver: () => void } {
  const handed = useRef<Handed>([]);
  useEffect(() => {
    if (!answered) return;
    if (asksMore) for (const [pointer, value] of handed.current) store.putBack(pointer, value);
    handed.current = [];
  }, [store, answered, asksMore]);
  const handOver = (): void => {
    const pointers = typedSecrets(marks);
    handed.current = pointers.flatMap((pointer) => {
      const value = store.value(pointer);
      return marks[pointer] === 'otp' || value === undefined ? [] : [[pointer, value] as const];
    });
    store.clear(pointers);
  };
  return { handOver };
}
