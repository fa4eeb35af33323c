import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { ErrorLink } from '../../ui/ErrorSummary/ErrorSummary.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.tsx';
import type { ShownError } from '../answer/answerStore.ts';
import { pathOf } from '../answer/answerTree.ts';
import { errorWords } from '../field/errorWords.ts';
import { fieldId } from '../field/fieldId.ts';
import type { StepContext } from '../field/StepContext.ts';
import { useStep, useStore } from '../field/StepContext.ts';
import type { FieldMessage, SummaryMessage } from './StepFormProps.ts';

interface StepErrorsProps {
  /** Grows with each NEXT that found something wrong. */
  readonly judged: number;
  readonly fieldErrors: readonly FieldMessage[] | undefined;
  readonly message: SummaryMessage | undefined;
}

/** The error summary: it takes the focus when it is new, and shrinks as things are put right. */
export function StepErrors({ judged, fieldErrors, message }: StepErrorsProps): ReactNode {
  const step = useStep();
  const errors = useStore((store) => store.errors());
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fieldErrors) step.store.showServerErrors(fieldErrors);
  }, [step.store, fieldErrors]);
  const wanted = useRef(false);
  useEffect(() => {
    wanted.current = judged > 0 || (fieldErrors?.length ?? 0) > 0 || message !== undefined;
  }, [judged, fieldErrors, message]);
  // After every render: what the gateway said of a field is shown one render after it came.
  useEffect(() => {
    if (!wanted.current || !box.current) return;
    wanted.current = false;
    box.current.focus();
  });
  if (errors.length === 0 && !message) return null;
  const tone = errors.length > 0 ? 'error' : message?.severity;
  return (
    <ErrorSummary
      ref={box}
      tone={tone ?? 'error'}
      title={step.words.widget('errors', tone === 'error' ? 'title' : 'notice')}
      message={message?.message}
      errors={links(errors, step)}
    />
  );
}

/** One link a field, in screen order. */
function links(errors: readonly ShownError[], { store, words }: StepContext): readonly ErrorLink[] {
  const seen = new Set<string>();
  return errors.flatMap((error) => {
    const pointer = fieldOf(error.pointer, (path) => store.plan().byPath.get(path)?.widget);
    if (seen.has(pointer)) return [];
    seen.add(pointer);
    const field = store.plan().byPath.get(pathOf(pointer));
    const message = errorWords(error, words.field(pathOf(pointer), field?.shared), pointer);
    return [{ id: fieldId(pointer), message }];
  });
}

/** The question an error belongs to: a value of several parts (`/code/otp_id`) is one question (`/code`). */
function fieldOf(pointer: string, widgetAt: (path: string) => string | undefined): string {
  const parts = pointer.split('/');
  for (let length = 2; length <= parts.length; length += 1) {
    const at = parts.slice(0, length).join('/');
    const widget = widgetAt(pathOf(at));
    if (widget !== undefined && widget !== 'section' && widget !== 'rows') return at;
  }
  return pointer;
}
