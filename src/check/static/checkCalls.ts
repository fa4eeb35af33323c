import { ownEntry } from '../../domain/ownEntry.ts';
import { meant, didYouMean, inQuotes } from '../didYouMean.ts';
import type { FlowView } from './checkContext.ts';
import { fieldCalls } from '../../compile/fieldCalls.ts';
import type { OperationEntry } from '../../compile/project.ts';
import { isJsonObject, objectOf } from '../../domain/json.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { isBarrier } from '../../engine/bundle.ts';
import { stepsLeadingTo } from '../../engine/completeFlow.ts';

import type { Branch } from './flowPaths.ts';
import { checkOutcomes } from './checkOutcomes.ts';
import { listedCodes } from './listedCodes.ts';

/** What comes back from calls and sub-flows: every code has a place, every outcome a way, and a lost reply the truth. */
export function checkCalls(view: FlowView): void {
  for (const [state] of view.states) {
    const operation = view.operationOf(state);
    const entry = operation === undefined ? undefined : ownEntry(view.project.operations, operation);
    if (entry) {
      checkCodes(view, state, entry);
      checkUnknown(view, state, entry);
    } else if (view.node(state)?.onError) checkFieldCodes(view, state);
    const sub = view.subViewOf(state);
    if (sub) checkOutcomes(view, state, sub);
  }
}

function errorsOf(view: FlowView, state: string): readonly Branch[] {
  return view.branches.filter((branch) => branch.state === state && branch.kind === 'error');
}

function checkCodes(view: FlowView, state: string, { meta }: OperationEntry): void {
  const errors = errorsOf(view, state);
  const named = errors.flatMap((branch) => codeOf(branch) ?? []);
  const known = [
    ...meta.returnCodes,
    ...view.project.commonReturnCodes,
    ...(view.node(state)?.meta?.poll ? ['POLL_ENDED'] : []),
  ];
  checkNamed(view, errors, known, meta.operationId);
  const hasDefault = errors.some(({ guard }) => guard === undefined) || stepsLeadingTo(view.flow, state).length > 0;
  const place = {
    ...view.at('states', state, 'invoke', errors.length > 0 ? 'onError' : 'src'),
    of: 'key' as const,
  };
  const unplaced = hasDefault ? [] : meta.returnCodes.filter((code) => !named.includes(code));
  if (unplaced.length > 0) {
    const what = `${inQuotes(unplaced)} of ${meta.operationId} ${unplaced.length > 1 ? 'have' : 'has'} no place: no step led to "${state}" and onError does not name ${unplaced.length > 1 ? 'them' : 'it'}`;
    view.add('code-unplaced', place, what, 'Add an onError with a last branch that leads to a step or an outcome.');
  }
  for (const code of meta.returnCodes) checkWords(view, state, meta.operationId, code);
}

/** Codes that a step names are codes of the calls that its fields make; what a broken form calls is not known. */
function checkFieldCodes(view: FlowView, state: string): void {
  const asksNothing = view.node(state)?.meta?.form === undefined;
  const form = asksNothing ? {} : view.formOf(state);
  if (!form) return;
  const operations = fieldCalls(form).flatMap(
    ({ operation }) => ownEntry(view.project.operations, operation)?.meta ?? [],
  );
  const known = [...operations.flatMap(({ returnCodes }) => returnCodes), ...view.project.commonReturnCodes];
  const names = operations.map(({ operationId }) => operationId).join(', ');
  const who = names === '' ? `"${state}" calls nothing by a field, so it` : names;
  checkNamed(view, errorsOf(view, state), known, who);
}

function checkNamed(view: FlowView, errors: readonly Branch[], known: readonly string[], who: string): void {
  for (const branch of errors) {
    const code = codeOf(branch);
    if (code === undefined || known.includes(code)) continue;
    const fix = meant(code, known, 'Remove the branch, or list the code at the operation.');
    view.add('code-unknown', view.at(...branch.at, 'guard'), `${who} does not answer "${code}"`, fix);
  }
}

function codeOf({ guard }: Branch): string | undefined {
  return typeof guard === 'string' ? /^code:(.+)$/.exec(guard)?.[1] : undefined;
}

/** A code is in the error catalogue, and every language has a sentence for it. */
function checkWords(view: FlowView, state: string, operation: string, code: string): void {
  const place = view.at('states', state, 'invoke', 'src');
  const catalogue = listedCodes(view.project);
  if (!Object.hasOwn(catalogue, code)) {
    const fix = `Add "${code}" to content/return-codes.json.${didYouMean(code, Object.keys(catalogue))}`;
    const what = `return code "${code}" of ${operation} is not in the error catalogue, so it has no place`;
    view.add('code-unplaced', place, what, fix);
  }
  for (const [locale, files] of Object.entries(view.project.words)) {
    const step = objectOf(objectOf(objectOf(objectOf(files[view.id]?.data)['steps'])[writtenState(state)])['codes']);
    if (Object.hasOwn(wordsOfCodes(files['return-codes']?.data ?? {}), code) || Object.hasOwn(step, code)) continue;
    const what = `return code "${code}" of ${operation} has no words in ${locale}`;
    view.add('code-wordless', place, what, `Add "${code}" to locales/${locale}/return-codes.json.`);
  }
}

function wordsOfCodes(data: unknown): object {
  if (!isJsonObject(data)) return {};
  return isJsonObject(data['codes']) ? data['codes'] : data;
}

/** A lost reply, and a code that says that the call is in progress: neither may be taken for an end of it. */
function checkUnknown(view: FlowView, state: string, { meta }: OperationEntry): void {
  if (!isBarrier(meta.effect)) return;
  const codes = view.project.processingCodes.filter((code) => meta.returnCodes.includes(code));
  const errors = errorsOf(view, state);
  for (const guard of ['call:unknown', ...codes.map((code) => `code:${code}`)]) {
    const branch = errors.find((one) => one.guard === guard);
    if (branch) {
      checkProcessing(view, branch, guard);
      checkBefore(view, branch, guard);
      continue;
    }
    const place = {
      ...view.at('states', state, 'invoke', errors.length > 0 ? 'onError' : 'src'),
      of: 'key' as const,
    };
    const when = guard === 'call:unknown' ? 'its outcome is unknown' : `"${guard}" says that it is in progress`;
    const what = `"${state}" calls ${meta.operationId} (${meta.effect}) and does not say what happens when ${when}`;
    const fix = `Add { "guard": "${guard}", "target": … } to onError, leading to an outcome "processing".`;
    view.add('unknown-unhandled', place, what, fix);
  }
}

function checkProcessing(view: FlowView, branch: Branch, guard: string): void {
  if (view.node(branch.target)?.meta?.outcome === 'processing') return;
  const what = `"${guard}" of "${branch.state}" leads to "${branch.target}", which is no outcome "processing"`;
  const fix = 'Lead to a final state whose outcome is "processing".';
  view.add('unknown-outcome', view.at(...branch.at, 'target'), what, fix);
}

/** Branches are tried in order: one that looks at something else takes a lost reply before the branch that is for it. */
function checkBefore(view: FlowView, { state, list, index }: Branch, guard: string): void {
  for (const before of list.slice(0, index)) {
    if (typeof before.guard !== 'object' || view.node(before.target)?.meta?.outcome === 'processing') continue;
    const what = `this branch of onError of "${state}" is taken before "${guard}", and leads to "${before.target}"`;
    view.add('unknown-outcome', view.at(...before.at), what, `Move it behind the branch of "${guard}".`);
  }
}
