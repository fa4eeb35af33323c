import { deepEqual } from '../../domain/deepEqual.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import type { FieldError, PointerScope } from '../../rules/compiled.ts';
import type { FormPlan } from '../plan/formPlan.ts';
import { planForm } from '../plan/formPlan.ts';
import { isWithin, pathOf, readPointer, without, writePointer } from './answerTree.ts';
import { begunAnswer, type StoreSetup } from './begunAnswer.ts';
import { hiddenFields } from './hiddenFields.ts';
import { isOffered } from './isOffered.ts';
import { stepScope } from './stepScope.ts';
import { unfinishedRows } from './unfinishedRows.ts';

/** One message at one field. */
export interface ShownError {
  readonly pointer: string;
  /** The form's own finding, worded when shown; or what the gateway said. */
  readonly finding: FieldError | undefined;
  readonly message: string | undefined;
}

/** What a widget holds that the answer may not have yet. */
export interface HeldValue {
  readonly read: () => Json | undefined;
  /** Shows a value at once in place of what it holds. */
  readonly show: (value: Json | undefined) => void;
  /** What it holds is no answer, although something is there. */
  readonly isOdd?: () => boolean;
}

/** The answer of one step while it is being given, outside React, so that a key renders its own field and nothing else.
 * A widget keeps what is being typed and tells the store when it is left; `flush` reads every widget at once. */
export interface AnswerStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly plan: () => FormPlan;
  readonly answer: () => JsonObject;
  readonly value: (pointer: string) => Json | undefined;
  readonly isHidden: (pointer: string) => boolean;
  /** Whether a choice may be offered: false where a rule with `offer` refuses it. */
  readonly isOffered: (pointer: string, value: Json) => boolean;
  /** Whether the form finds nothing wrong with what stands at a field. */
  readonly isRight: (pointer: string) => boolean;
  readonly errors: () => readonly ShownError[];
  /** `$self` and `$option` of now. */
  readonly scope: () => PointerScope;
  /** The same without what the schema finds wrong, and without rows that are not whole yet where others are: a rule may still refuse
   * what is there. */
  readonly rightScope: () => PointerScope;
  /** A value as the form's `x-tidy` wants it beside the answer of now. */
  readonly tidied: (pointer: string, value: Json | undefined) => Json | undefined;
  readonly set: (pointer: string, value: Json | undefined) => void;
  /** Puts back what was taken: a widget that is left before it is rendered again has it already. */
  readonly putBack: (pointer: string, value: Json) => void;
  /** A key was typed: told at once where something depends on the field or an error is shown at it. */
  readonly typed: (pointer: string, read: () => Json | undefined) => void;
  /** A widget that holds what is typed. The returned function takes it away. */
  readonly hold: (pointer: string, widget: HeldValue) => () => void;
  /** A field is filled in by itself meanwhile: NEXT waits for it. `false` or a rejection says that it failed. */
  readonly prepare: (value: Promise<unknown>) => void;
  /** Fulfilled once every field that fills itself in has ended, with whether none has failed; `undefined` when nothing is under way. */
  readonly prepared: () => Promise<boolean> | undefined;
  /** Reads every widget; the whole answer. */
  readonly flush: () => JsonObject;
  /** Judges the flushed answer, or only what stands at some fields, and shows what is wrong. */
  readonly judge: (only?: readonly string[]) => readonly FieldError[];
  /** True when nothing is missing or wrong in the flushed answer; shows nothing. */
  readonly isComplete: () => boolean;
  /** Shows them at the fields that the step asks now; where it asks none of them, one of them above the fields. */
  readonly showServerErrors: (messages: readonly { readonly pointer: string; readonly message: string }[]) => void;
  readonly removeRow: (pointer: string, index: number) => void;
  /** Takes values out of the answer and out of the page, also what is being typed; `-` stands for every row. */
  readonly clear: (pointers: Iterable<string>) => void;
  /** Hot reload, new data or a new clock: the same answer under another form. */
  readonly replace: (setup: StoreSetup) => void;
}

export function createAnswerStore(first: StoreSetup, given: JsonObject): AnswerStore {
  let setup = first;
  let plan = planForm(setup.form);
  let answer = begunAnswer(setup, given);
  let errors: readonly ShownError[] = [];
  let scope = stepScope(setup.scope, plan, setup.data, answer);
  let hidden = hiddenFields(setup.form, plan, answer, setup.scope);
  const held = new Map<string, HeldValue>();
  const preparing = new Set<Promise<unknown>>();
  const listeners = new Set<() => void>();

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const settle = (next: JsonObject): void => {
    answer = next;
    scope = stepScope(setup.scope, plan, setup.data, answer);
    hidden = hiddenFields(setup.form, plan, answer, setup.scope);
  };
  /** What the form finds wrong, and widgets that hold what is not offered. */
  const findings = (judged: JsonObject): readonly FieldError[] => {
    const odd = [...held].flatMap(([pointer, { isOdd }]) => (isOdd?.() && !hidden.has(pointer) ? [pointer] : []));
    return [
      ...setup.form.validate(judged, setup.scope).filter(({ pointer }) => !odd.includes(pointer)),
      ...odd.map((pointer) => ({ pointer, keyword: 'enum', params: {} })),
    ];
  };
  /** Errors on show are corrected as the answer changes; no new one comes before NEXT. */
  const recheck = (judged: JsonObject, changed: string): void => {
    if (errors.length === 0) return;
    const found = findings(judged);
    errors = errors.flatMap((error): readonly ShownError[] => {
      const isGone = error.pointer === '' || isWithin(error.pointer, changed) || hidden.has(error.pointer);
      if (error.message !== undefined) return isGone ? [] : [error];
      const now = found.find((finding) => finding.pointer === error.pointer);
      return now ? [{ ...error, finding: now }] : [];
    });
  };
  const set = (pointer: string, value: Json | undefined): void => {
    if (deepEqual(readPointer(answer, pointer), value)) return;
    settle(writePointer(answer, pointer, value));
    recheck(answer, pointer);
    tell();
  };
  const flush = (): JsonObject => {
    let next = answer;
    for (const [pointer, { read }] of held)
      if (!hidden.has(pointer) && !deepEqual(readPointer(next, pointer), read()))
        next = writePointer(next, pointer, read());
    if (next !== answer) {
      settle(next);
      tell();
    }
    return answer;
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    plan: () => plan,
    answer: () => answer,
    value: (pointer) => readPointer(answer, pointer),
    isHidden: (pointer) => hidden.has(pointer),
    isOffered: (pointer, value) => isOffered(setup, answer, pointer, value),
    isRight: (pointer) => setup.form.validate(answer, setup.scope).every((error) => !isWithin(error.pointer, pointer)),
    errors: () => errors,
    scope: () => scope,
    rightScope: () => {
      const found = setup.form.validate(answer, setup.scope).filter(({ keyword }) => !keyword.includes('.'));
      const gone = [...unfinishedRows(answer, plan, found), ...found.map(({ pointer }) => pointer)];
      // From the last on, so that the places of those before stay what they are.
      const right = gone.reduceRight((rest, at) => writePointer(rest, at, undefined), setup.form.tidy(answer));
      return stepScope(setup.scope, plan, setup.data, setup.form.prune(right, setup.scope));
    },
    tidied: (pointer, value) => readPointer(setup.form.tidy(writePointer(answer, pointer, value)), pointer),
    set,
    putBack: (pointer, value) => {
      held.get(pointer)?.show(value);
      set(pointer, value);
    },
    typed: (pointer, read) => {
      if (plan.byPath.get(pathOf(pointer))?.live) set(pointer, read());
      else if (
        errors.some(({ pointer: at, finding }) =>
          [at, ...(finding?.beside ?? [])].some((one) => isWithin(one, pointer)),
        )
      ) {
        const before = errors;
        recheck(writePointer(answer, pointer, read()), pointer);
        if (errors !== before) tell();
      }
    },
    hold: (pointer, widget) => {
      held.set(pointer, widget);
      return () => {
        if (held.get(pointer) === widget) held.delete(pointer);
      };
    },
    prepare: (value) => {
      const settled = value.catch(() => false).finally(() => preparing.delete(settled));
      preparing.add(settled);
    },
    prepared: () => (preparing.size > 0 ? Promise.all(preparing).then((all) => !all.includes(false)) : undefined),
    flush,
    judge: (only) => {
      const isMeant = ({ pointer }: { readonly pointer: string }) => only?.some((at) => isWithin(pointer, at)) ?? true;
      const found = findings(flush()).filter(isMeant);
      const isNews = found.length + errors.length > 0;
      errors = [
        ...errors.filter((error) => !isMeant(error)),
        ...found.map((finding) => ({ pointer: finding.pointer, finding, message: undefined })),
      ];
      if (isNews) tell();
      return found;
    },
    isComplete: () => findings(flush()).length === 0,
    showServerErrors: (messages) => {
      const asked = messages.filter(({ pointer }) => plan.byPath.has(pathOf(pointer)) && !hidden.has(pointer));
      const placed = asked.length > 0 ? asked : messages.slice(0, 1).map(({ message }) => ({ pointer: '', message }));
      errors = placed.map(({ pointer, message }) => ({ pointer, finding: undefined, message }));
      tell();
    },
    removeRow: (pointer, index) => {
      flush();
      settle(writePointer(answer, `${pointer}/${index}`, undefined));
      errors = errors.flatMap((error) => shiftRow(error, pointer, index));
      tell();
    },
    clear: (pointers) => {
      const gone = [...pointers].map((pointer) => pointer.split('/'));
      if (gone.length === 0) return;
      for (const [pointer, widget] of held)
        if (gone.some((pattern) => matches(pattern, pointer))) widget.show(undefined);
      settle(
        without(
          flush(),
          gone.map((pattern) => pattern.join('/')),
        ),
      );
      tell();
    },
    replace: (next) => {
      flush();
      setup = next;
      plan = planForm(next.form);
      settle(begunAnswer(setup, answer));
      tell();
    },
  };
}

function shiftRow(error: ShownError, pointer: string, removed: number): readonly ShownError[] {
  const match = isWithin(error.pointer, pointer) ? /^\/(\d+)(.*)$/.exec(error.pointer.slice(pointer.length)) : null;
  const row = Number(match?.[1]);
  if (!match || row < removed) return [error];
  return row === removed ? [] : [{ ...error, pointer: `${pointer}/${row - 1}${match[2] ?? ''}` }];
}

/** True when `pointer` is what the pattern names, or lies below it. */
function matches(pattern: readonly string[], pointer: string): boolean {
  const tokens = pointer.split('/');
  return pattern.every((token, index) => token === '-' || token === tokens[index]);
}
