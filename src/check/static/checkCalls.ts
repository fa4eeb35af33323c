import type { OperationEntry } from '../../compile/project.ts';
import { isJsonObject } from '../../domain/json.ts';
import { isBarrier } from '../../engine/bundle.ts';
import { isStep, stepsLeadingTo } from '../../engine/completeFlow.ts';
import { formFields } from '../../rules/formSchema.ts';
import { didYouMean } from '../didYouMean.ts';
import { objectOf } from '../types/conjuncts.ts';
import type { Branch } from './branches.ts';
import type { CheckContext } from './checkContext.ts';
import { inFlow } from './checkContext.ts';
import type { FlowView } from './flowView.ts';
import { outcomesOf, ownEntry } from './pointerTypes.ts';

/** Outcomes of a sub-flow that did not do what it was called for. */
const LEAVING: readonly string[] = ['cancelled', 'back', 'locked'];

/** What comes back from calls and sub-flows: every code has a place, every outcome a way, and a lost reply the truth. */
export function checkCalls(context: CheckContext, view: FlowView): void {
  for (const [state] of view.states) {
    const operation = view.operationOf(state);
    const entry = operation === undefined ? undefined : ownEntry(context.project.operations, operation);
    if (entry) {
      checkCodes(context, view, state, entry);
      checkUnknown(context, view, state, entry);
    } else if (view.node(state)?.onError) checkFieldCodes(context, view, state);
    const sub = context.flow(view.subFlowOf(state) ?? '');
    if (sub) checkOutcomes(context, view, state, sub);
  }
}

function errorsOf(view: FlowView, state: string): readonly Branch[] {
  return view.branches.filter((branch) => branch.state === state && branch.kind === 'error');
}

function checkCodes(context: CheckContext, view: FlowView, state: string, { meta }: OperationEntry): void {
  const errors = errorsOf(view, state);
  const named = errors.flatMap((branch) => codeOf(branch) ?? []);
  const known = [
    ...meta.returnCodes,
    ...context.project.commonReturnCodes,
    ...(view.node(state)?.meta?.poll ? ['POLL_ENDED'] : []),
  ];
  checkNamed(context, view, errors, known, meta.operationId);
  const hasDefault = errors.some(({ guard }) => guard === undefined) || stepsLeadingTo(view.flow, state).length > 0;
  const place = {
    ...inFlow(view, 'states', state, 'invoke', errors.length > 0 ? 'onError' : 'src'),
    of: 'key' as const,
  };
  const unplaced = hasDefault ? [] : meta.returnCodes.filter((code) => !named.includes(code));
  if (unplaced.length > 0) {
    const what = `${list(unplaced)} of ${meta.operationId} ${unplaced.length > 1 ? 'have' : 'has'} no place: no step led to "${state}" and onError does not name ${unplaced.length > 1 ? 'them' : 'it'}`;
    context.add('code-unplaced', place, what, 'Add an onError with a last branch that leads to a step or an outcome.');
  }
  for (const code of meta.returnCodes) checkWords(context, view, state, meta.operationId, code);
}

/** Codes that a step names are codes of the calls that its fields make; what a broken form calls is not known. */
function checkFieldCodes(context: CheckContext, view: FlowView, state: string): void {
  const asksNothing = view.node(state)?.meta?.form === undefined;
  const form = asksNothing ? {} : view.formOf(state);
  if (!form) return;
  const operations = formFields(form).flatMap(({ schema }) => {
    const op = objectOf(schema['x-service'])['op'];
    return typeof op === 'string' ? (ownEntry(context.project.operations, op)?.meta ?? []) : [];
  });
  const known = [...operations.flatMap(({ returnCodes }) => returnCodes), ...context.project.commonReturnCodes];
  const names = operations.map(({ operationId }) => operationId).join(', ');
  const who = names === '' ? `"${state}" calls nothing by a field, so it` : names;
  checkNamed(context, view, errorsOf(view, state), known, who);
}

function checkNamed(
  context: CheckContext,
  view: FlowView,
  errors: readonly Branch[],
  known: readonly string[],
  who: string,
): void {
  for (const branch of errors) {
    const code = codeOf(branch);
    if (code === undefined || known.includes(code)) continue;
    const mend = didYouMean(code, known).trim() || 'Remove the branch, or list the code at the operation.';
    context.add('code-unknown', inFlow(view, ...branch.at, 'guard'), `${who} does not answer "${code}"`, mend);
  }
}

function codeOf({ guard }: Branch): string | undefined {
  return typeof guard === 'string' ? /^code:(.+)$/.exec(guard)?.[1] : undefined;
}

function list(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** A code is in the error catalogue, and every language has a sentence for it. */
function checkWords(context: CheckContext, view: FlowView, state: string, operation: string, code: string): void {
  const place = inFlow(view, 'states', state, 'invoke', 'src');
  const catalogue = objectOf(objectOf(context.project.returnCodes?.data)['codes']);
  if (!Object.hasOwn(catalogue, code)) {
    const mend = `Add "${code}" to content/return-codes.json.${didYouMean(code, Object.keys(catalogue))}`;
    context.add(
      'code-unplaced',
      place,
      `return code "${code}" of ${operation} is not in the error catalogue, so it has no place`,
      mend,
    );
  }
  for (const [locale, files] of Object.entries(context.project.words)) {
    const step = objectOf(objectOf(objectOf(objectOf(files[view.id]?.data)['steps'])[state])['codes']);
    if (Object.hasOwn(wordsOfCodes(files['return-codes']?.data ?? {}), code) || Object.hasOwn(step, code)) continue;
    const what = `return code "${code}" of ${operation} has no words in ${locale}`;
    context.add('code-wordless', place, what, `Add "${code}" to locales/${locale}/return-codes.json.`);
  }
}

function wordsOfCodes(data: unknown): object {
  if (!isJsonObject(data)) return {};
  return isJsonObject(data['codes']) ? data['codes'] : data;
}

function checkUnknown(context: CheckContext, view: FlowView, state: string, { meta }: OperationEntry): void {
  const errors = errorsOf(view, state);
  const unknown = errors.filter(({ guard }) => guard === 'call:unknown');
  const isNeeded = isBarrier(meta.effect);
  if (isNeeded && unknown.length === 0) {
    const place = {
      ...inFlow(view, 'states', state, 'invoke', errors.length > 0 ? 'onError' : 'src'),
      of: 'key' as const,
    };
    const what = `"${state}" calls ${meta.operationId} (${meta.effect}) and does not say what happens when its outcome is unknown`;
    context.add(
      'unknown-unhandled',
      place,
      what,
      'Add { "guard": "call:unknown", "target": … } to onError, leading to an outcome "processing".',
    );
  }
  for (const branch of unknown) {
    const outcome = view.node(branch.target)?.meta?.outcome;
    if (!isNeeded || outcome === 'processing') continue;
    const what = `"call:unknown" of "${state}" leads to "${branch.target}", which is no outcome "processing"`;
    context.add(
      'unknown-outcome',
      inFlow(view, ...branch.at, 'target'),
      what,
      'Lead to a final state whose outcome is "processing".',
    );
  }
}

function checkOutcomes(context: CheckContext, view: FlowView, state: string, sub: FlowView): void {
  const done = view.branches.filter((branch) => branch.state === state && branch.kind === 'done');
  const known = outcomesOf(sub);
  const named = done.flatMap(({ guard }) =>
    typeof guard === 'string' ? (/^outcome:(.+)$/.exec(guard)?.[1] ?? []) : [],
  );
  for (const branch of done) {
    const outcome = typeof branch.guard === 'string' ? /^outcome:(.+)$/.exec(branch.guard)?.[1] : undefined;
    if (outcome === undefined || known.includes(outcome)) continue;
    const mend = didYouMean(outcome, known).trim() || 'Remove the branch.';
    context.add(
      'outcome-unknown',
      inFlow(view, ...branch.at, 'guard'),
      `flow "${sub.id}" has no outcome "${outcome}"`,
      mend,
    );
  }
  const unhandled = known.filter((outcome) => !named.includes(outcome));
  const last = done.find(({ guard }) => guard === undefined);
  // One that is misspelt may be any of those that the last branch takes.
  if (last && named.every((outcome) => known.includes(outcome))) checkLeaving(context, view, last, unhandled);
  if (last || unhandled.length === 0) return;
  const what = `outcome ${list(unhandled)} of flow "${sub.id}" leads nowhere`;
  context.add(
    'outcome-unhandled',
    { ...inFlow(view, 'states', state, 'invoke', 'onDone'), of: 'key' },
    what,
    'Add a branch for it, or a last branch without a guard.',
  );
}

/** The branch for everything else takes one outcome, or none but of those who left the sub-flow, and then it does not lead on. */
function checkLeaving(context: CheckContext, view: FlowView, last: Branch, taken: readonly string[]): void {
  const leaving = taken.filter((outcome) => LEAVING.includes(outcome));
  const others = taken.filter((outcome) => !LEAVING.includes(outcome));
  const target = view.node(last.target);
  const leadsOn = (target?.invoke !== undefined && !isStep(target)) || target?.meta?.outcome === 'success';
  const isTold = leaving.length > 0 ? leadsOn || others.length > 0 : others.length > 1;
  if (!isTold) return;
  const named = leaving.length > 0 ? leaving : others.slice(0, -1);
  const what =
    leadsOn && leaving.length > 0 ? `${list(leaving)} too and leads on to "${last.target}"` : `${list(taken)} alike`;
  const mend = `Name ${list(named.map((outcome) => `outcome:${outcome}`))} in ${named.length > 1 ? 'branches of their own' : 'a branch of its own'}.`;
  context.add(
    'outcome-unhandled',
    inFlow(view, ...last.at, 'target'),
    `the last branch of "${last.state}" takes ${what}`,
    mend,
  );
}
