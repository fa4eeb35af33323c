import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { useStep, useStore } from './StepContext.ts';
import type { WidgetProps } from './WidgetProps.ts';

interface CodeField {
  /** How many digits a code has; `undefined` for a field that is none: nothing happens. */
  readonly length: number | undefined;
  /** Where the digits go. */
  readonly pointer: string;
  /** What a member goes on with after a refusal. */
  readonly goOn: () => HTMLElement | null;
}

/** A code needs no button: the step is sent with its last digit when nothing else is missing, unless the layout says `byButton`. A code
 * that was refused has been emptied and takes the focus from the summary, with the reason as its description.
 * @returns what the input hears after it has told the form */
export function useCodeField(
  { field, invalid }: Pick<WidgetProps, 'field' | 'invalid'>,
  { length, pointer, goOn }: CodeField,
): (event: FormEvent<HTMLInputElement>) => void {
  const { store, round } = useStep();
  const isOnly = useStore((current) => current.errors().length === 1);
  const seen = useRef(round);
  useEffect(() => {
    if (length === undefined || !invalid || seen.current === round) return;
    seen.current = round;
    if (isOnly) goOn()?.focus();
  });
  return ({ currentTarget, nativeEvent }) => {
    const isDeleting = 'inputType' in nativeEvent && String(nativeEvent.inputType).startsWith('delete');
    const digits = store.tidied(pointer, currentTarget.value);
    if (isDeleting || typeof digits !== 'string' || digits.length !== length) return;
    if (field.options.byButton !== true && store.isComplete()) currentTarget.form?.requestSubmit();
  };
}
