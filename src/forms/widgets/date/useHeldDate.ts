import { useEffect, useRef } from 'react';
import type { ClipboardEvent, FormEvent } from 'react';
import type { Json } from '../../../domain/json.ts';
import { useStep, useStore } from '../../field/StepContext.ts';
import { asText } from '../../field/useHeldText.ts';
import type { DateParts } from './dateText.ts';
import { readPastedDate } from './dateText.ts';

export type DatePart = keyof DateParts;

interface HeldDate {
  readonly start: DateParts;
  readonly refOf: (part: DatePart) => (element: HTMLInputElement | null) => void;
  readonly onInput: (event: FormEvent) => void;
  readonly onBlur: () => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** How a value is put together of its parts, and taken apart. */
export interface DateForm {
  readonly join: (parts: DateParts) => string;
  readonly split: (value: string) => DateParts;
}

/** Inputs that keep a date between them and tell the form as a text field does. */
export function useHeldDate(pointer: string, { join, split }: DateForm): HeldDate {
  const { store } = useStep();
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const text = asText(useStore((current) => current.value(pointer)));
  const read = useRef((): Json | undefined => {
    const { year, month, day } = inputs.current;
    const joined = join({ year: year?.value ?? '', month: month?.value ?? '', day: day?.value ?? '' });
    return joined === '' ? undefined : joined;
  }).current;
  const show = useRef((parts: DateParts): void => {
    for (const [part, element] of Object.entries(inputs.current))
      if (element && element.value !== parts[part as DatePart]) element.value = parts[part as DatePart];
  }).current;
  useEffect(
    () => store.hold(pointer, { read, show: (value) => show(split(asText(value))) }),
    [store, pointer, split, read, show],
  );
  useEffect(() => {
    if (asText(read()) !== text) show(split(text));
  }, [text, split, read, show]);
  return {
    start: split(text),
    refOf: (part) => (element) => {
      inputs.current[part] = element;
    },
    onInput: (event) => {
      if ('inputType' in event.nativeEvent) store.typed(pointer, read);
      else store.set(pointer, read());
    },
    onBlur: () => store.set(pointer, read()),
    onPaste: (event) => {
      const pasted = readPastedDate(event.clipboardData.getData('text'));
      if (!pasted) return;
      event.preventDefault();
      show(pasted);
      store.set(pointer, read());
    },
  };
}
