import { useEffect, useRef } from 'react';
import type { FormEvent, InputHTMLAttributes, KeyboardEvent, RefObject } from 'react';
import type { Json } from '../../domain/json.ts';
import { useLatest } from '../../ui/useLatest.ts';
import { useStep, useStore } from './StepContext.ts';
import type { WidgetProps } from './WidgetProps.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface HeldText<E extends TextElement> {
  readonly ref: RefObject<E | null>;
  readonly props: Pick<
    InputHTMLAttributes<E>,
    'defaultValue' | 'onInput' | 'onBlur' | 'onKeyDown' | 'onCompositionStart' | 'onCompositionEnd'
  >;
}

interface TextForm {
  /** What the form is told of a text; empty is absent. */
  readonly read: (text: string) => string | number;
  /** How a value stands in the field. */
  readonly show: (value: string) => string;
  /** Sets what is being typed as it will be shown, the cursor where it was. */
  readonly typing?: (element: HTMLInputElement, inputType: string) => void;
}

const plain: TextForm = { read: (text) => text, show: (value) => value };

/** A text field that keeps what is being typed in the page itself: a key renders nothing. The form is told on blur, on
 * Enter, at the end of an IME composition, at once when the browser fills the field or something is pasted, and at
 * every key only where something on the step depends on the field. */
export function useHeldText<E extends TextElement>(
  { pointer }: Pick<WidgetProps, 'pointer'>,
  form: TextForm = plain,
): HeldText<E> {
  const { store } = useStep();
  const ref = useRef<E>(null);
  const composing = useRef(false);
  const value = useStore((current) => current.value(pointer));
  const text = asText(value);
  // A row moves up when one before it goes.
  const latest = useLatest({ pointer, form });
  const read = useRef((): Json | undefined => {
    const { pointer: at, form: kept } = latest.current;
    const found = kept.read(ref.current?.value ?? '');
    return store.tidied(at, found === '' ? undefined : found);
  }).current;
  const tell = (): void => store.set(pointer, read());

  useEffect(() => {
    const showAtOnce = (given: Json | undefined): void => {
      if (ref.current) ref.current.value = latest.current.form.show(asText(given));
    };
    return store.hold(pointer, { read, show: showAtOnce });
  }, [store, pointer, read, latest]);
  const show = useRef((now: string): void => {
    const element = ref.current;
    // Never under the member's cursor: while a field is being typed into, it is right and the form is late.
    if (!element || (asText(read()) === now && element === document.activeElement)) return;
    const shown = latest.current.form.show(now);
    if (element.value !== shown) element.value = shown;
  }).current;
  const arrange = (inputType: string): void => {
    if (ref.current instanceof HTMLInputElement) latest.current.form.typing?.(ref.current, inputType);
  };
  useEffect(() => show(text), [text, show]);
  useEffect(() => clearOnLeave(ref), []);

  return {
    ref,
    props: {
      defaultValue: form.show(text),
      onInput: (event: FormEvent<E>) => {
        if (composing.current) return;
        arrange(inputTypeOf(event.nativeEvent));
        if (isTyping(event.nativeEvent)) store.typed(pointer, read);
        else tell();
      },
      onBlur: () => {
        tell();
        show(asText(read()));
      },
      onKeyDown: (event: KeyboardEvent<E>) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) tell();
      },
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: () => {
        composing.current = false;
        arrange('');
        tell();
      },
    },
  };
}

/** A key, as opposed to what the browser fills in, a paste, a drop or a dictation: those are told at once. */
function isTyping(event: Event): boolean {
  const type = inputTypeOf(event);
  return type === 'insertText' || type === 'insertLineBreak' || type.startsWith('delete');
}

function inputTypeOf(event: Event): string {
  return 'inputType' in event ? String(event.inputType) : '';
}

/** What was typed does not stay in elements that something may still hold on to. */
function clearOnLeave(ref: RefObject<TextElement | null>): () => void {
  const element = ref.current;
  return () => {
    if (element && !element.isConnected) element.value = '';
  };
}

export function asText(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
