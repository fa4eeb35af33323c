import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { StepWords } from '../../i18n/stepWords.ts';
import { inScreenOrder } from '../../rules/inScreenOrder.ts';
import type { ErrorLink } from '../../ui/ErrorSummary/ErrorSummary.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.tsx';
import { HeldRoom } from '../../ui/HeldRoom/HeldRoom.tsx';
import type { ShownError } from '../answer/answerStore.ts';
import { pathOf } from '../answer/answerTree.ts';
import { errorText, isGeneral, questionPointer } from '../field/errorText.ts';
import { fieldId } from '../field/fieldId.ts';
import type { StepContext } from '../field/StepContext.ts';
import { useStep, useStore } from '../field/StepContext.ts';
import type { FormPlan } from '../plan/formPlan.ts';
import type { FieldMessage, SummaryMessage } from './StepFormProps.ts';

interface StepErrorsProps {
  /** Grows with each NEXT that found something wrong. */
  readonly judged: number;
  readonly fieldErrors: readonly FieldMessage[] | undefined;
  readonly message: SummaryMessage | undefined;
  readonly onWrong: ((isWrong: boolean) => void) | undefined;
}

/** The error summary: it takes the focus when it is new, and shrinks as things are put right; its room is taken away at the next NEXT. */
export function StepErrors({ judged, fieldErrors, message, onWrong }: StepErrorsProps): ReactNode {
  const step = useStep();
  const errors = useStore((store) => store.errors());
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fieldErrors) step.store.showServerErrors(fieldErrors);
  }, [step.store, fieldErrors]);
  const wanted = useRef(false);
  const locale = useRef(step.words.locale);
  useEffect(() => {
    // The same trouble in another language is no news: the focus stays with the language switch.
    const translated = locale.current !== step.words.locale;
    locale.current = step.words.locale;
    if (translated) return;
    wanted.current = judged > 0 || (fieldErrors?.length ?? 0) > 0 || message !== undefined;
  }, [judged, fieldErrors, message, step.words.locale]);
  // After every render: what the gateway said of a field is shown one render after it came.
  useEffect(() => {
    if (!wanted.current || !box.current) return;
    wanted.current = false;
    box.current.focus();
  });
  const tone = errors.length > 0 ? 'error' : message?.severity;
  useEffect(() => onWrong?.(tone === 'error'), [onWrong, tone]);
  const news = useMemo(() => ({ judged, fieldErrors, message }), [judged, fieldErrors, message]);
  const refused = tone === 'error' ? 'failed' : 'notice';
  return (
    <HeldRoom since={news}>
      {tone && (
        <ErrorSummary
          ref={box}
          tone={tone}
          // What the gateway refused as a whole is nothing to correct here.
          title={step.words.widget('errors', errors.length > 0 ? 'title' : refused)}
          message={message?.message}
          errors={links(errors, step)}
        />
      )}
    </HeldRoom>
  );
}

/** One link a question, in screen order; of a question that is asked in each row, with the name of its row. Each has the name of its
 * question where several would read the same, and where the sentence is that of all fields. */
function links(errors: readonly ShownError[], { store, words }: StepContext): readonly ErrorLink[] {
  const plan = store.plan();
  const order = new Map([...plan.byPath.keys()].map((path, index) => [path.replaceAll('.', '/'), index]));
  const byQuestion = new Map<string, ShownError>();
  for (const error of inScreenOrder(errors, order)) {
    const pointer = questionPointer(plan, error.pointer);
    if (!byQuestion.has(pointer)) byQuestion.set(pointer, error);
  }
  const found = [...byQuestion].map(([pointer, error]) => {
    const message = errorText(error, plan, words);
    return { pointer, error, message, text: ofRow(pointer, message, plan, words) };
  });
  return found.map((one) => ({
    id: one.pointer === '' ? undefined : fieldId(one.pointer),
    message:
      isGeneral(one.error, plan, words) || found.some((other) => other !== one && other.text === one.text)
        ? ofRow(one.pointer, ofField(one.pointer, one.message, plan, words), plan, words)
        : one.text,
  }));
}

function ofField(pointer: string, message: string, plan: FormPlan, words: StepWords): string {
  const field = plan.byPath.get(pathOf(pointer));
  if (!field || field.widget === 'section') return message;
  return words.widget('errors', 'field', { label: words.field(field.path, field.shared).label, message });
}

function ofRow(pointer: string, message: string, plan: FormPlan, words: StepWords): string {
  const [, list = '', index] = /^(.+?)\/(\d+)\//.exec(pointer) ?? [];
  if (index === undefined) return message;
  const path = pathOf(list);
  const item = words.field(path, plan.byPath.get(path)?.shared).list('item', { number: Number(index) + 1 });
  return words.widget('rows', 'error', { item, message });
}
