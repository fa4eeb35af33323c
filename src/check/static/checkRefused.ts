import { formatPointer } from '../../domain/jsonPointer.ts';
import { listOf, objectOf, textsOf, type Json } from '../../domain/json.ts';
import { isBarrier } from '../../engine/bundle.ts';
import { stepsLeadingTo } from '../../engine/completeFlow.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { formFields } from '../../rules/formSchema.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';
import { inQuotes } from '../didYouMean.ts';

import { valuesOf } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';
import type { Edge } from './flowPaths.ts';
import { listedCodes } from './listedCodes.ts';
import { sharedWords } from './nameWords.ts';
import { namedBy, wordPointerOf } from './pointerTypes.ts';
import { guardsOfShown } from './shownTogether.ts';

/** Who is refused for what was answered, and led back to where the call is made again, can answer it otherwise on the way. */
export function checkRefused(view: FlowView): void {
  checkOther(view);
  for (const [state] of view.states) {
    for (const code of view.callOf(state)?.meta.returnCodes ?? []) {
      const answers = answersOf(view, state, code);
      if (answers.length === 0 && code.endsWith(EXPIRED)) checkExpired(view, state, code);
      if (answers.length > 0)
        for (const way of waysOf(view, state, code)) checkWay(view, state, code, { ...way, answers });
    }
  }
}

/** A button for something else, such as OTHER_CARD, leads to where that is asked: where it makes the call again that led here, and
 * nothing is asked between, the very same is sent. */
function checkOther(view: FlowView): void {
  for (const { state, kind, name, target, at } of view.branches) {
    const effect = view.callOf(target)?.meta.effect;
    if (kind !== 'event' || name?.startsWith('OTHER_') !== true || effect === undefined || !isBarrier(effect)) continue;
    if (!view.branches.some((one) => one.state === target && one.target === state)) continue;
    const input = Object.values(objectOf(view.node(target)?.invoke?.input as Json | undefined));
    const sent = input.flatMap((mapping) => pointersOf(mapping as Mapping));
    if (sent.some((pointer) => pointer.startsWith(`$form/${state}/`))) continue;
    const what = `"${name}" of "${state}" makes the call of "${target}" again, which led here, and nothing is asked between: the same is sent again`;
    view.add('refused-again', view.at(...at, 'target'), what, 'Lead to the step that asks for the other.');
  }
}

const EXPIRED = '_EXPIRED';

/** What ran out is given anew before the call is made again: `ticket` and `otp_ticket` of TICKET_EXPIRED, by the calls and
 * sub-flows that gave them. What the flow was given itself it never gets anew. */
function checkExpired(view: FlowView, state: string, code: string): void {
  const what = code.slice(0, -EXPIRED.length);
  const input = Object.entries(objectOf(view.node(state)?.invoke?.input as Json | undefined));
  const sent = input.flatMap(([name, mapping]) =>
    sharedWords(name, [what]) > 0 ? pointersOf(mapping as Mapping) : [],
  );
  // What a member answers does not run out.
  if (!sent.some((pointer) => !pointer.startsWith('$form/'))) return;
  const givers = sent.flatMap((pointer) => {
    const { word, tokens: [owner = ''] = [] } = wordPointerOf(pointer) ?? {};
    return word === 'reply' || word === 'form' ? [owner] : [];
  });
  for (const { target, at } of waysOf(view, state, code)) {
    const onWay = view.paths.reach((edge) => givers.includes(edge.from) || !goesOn(view, edge), [target]);
    if (!onWay.has(state) || target === state) continue;
    const said = inQuotes(sent);
    const again = `"${code}" of "${state}" leads back to "${target}", from where ${said} is sent again as it was`;
    const fix =
      givers.length > 0
        ? `Lead to ${inQuotes(givers)} first, which gives another.`
        : 'Lead to an outcome: who calls this flow can give another.';
    view.add('refused-again', view.at(...at), again, fix);
  }
}

interface Way {
  readonly target: string;
  /** Of the branch in the file; of what the engine adds, of the call. */
  readonly at: readonly string[];
  readonly answers: readonly Answer[];
}

/** An answer that a code is about, as the return codes say where it shows. */
interface Answer {
  readonly state: string;
  readonly tokens: readonly string[];
}

/** What of a call's input a code is about. Empty when the flow does not ask all of it itself. */
function answersOf(view: FlowView, state: string, code: string): readonly Answer[] {
  const said = objectOf(listedCodes(view.project)[code]);
  const names = textsOf(said['at']).map((pointer) => pointer.slice(1));
  const input = Object.entries(objectOf(view.node(state)?.invoke?.input as Json | undefined));
  const sent = input.flatMap(([name, mapping]) =>
    pointersOf(mapping as Mapping).flatMap((pointer) => {
      const { word, tokens: [owner = '', ...tokens] = [] } = wordPointerOf(pointer) ?? {};
      if (!names.includes(name) && !names.includes(tokens[0] ?? '')) return [];
      return [word === 'form' && view.formOf(owner) ? { state: owner, tokens } : undefined];
    }),
  );
  return sent.includes(undefined) ? [] : sent.filter((one) => one !== undefined);
}

function waysOf(view: FlowView, state: string, code: string): readonly Omit<Way, 'answers'>[] {
  const errors = view.branches.filter((branch) => branch.state === state && branch.kind === 'error');
  const taken = errors.find(({ guard }) => guard === `code:${code}` || guard === undefined);
  if (taken) return [{ target: taken.target, at: [...taken.at, 'target'] }];
  return stepsLeadingTo(view.flow, state).map((target) => ({ target, at: ['states', state, 'invoke', 'src'] }));
}

function checkWay(view: FlowView, state: string, code: string, { target, at, answers }: Way): void {
  const onWay = view.paths.reach((edge) => edge.from === state || !goesOn(view, edge), [target]);
  if (target === state || !onWay.has(state)) return;
  if (answers.some((answer) => mayChange(view, state, answer, onWay))) return;
  const names = [...new Set(answers.map(({ tokens }) => tokens.join('/')))];
  const what = `"${code}" of "${state}" leads back to "${target}", from where ${inQuotes(names)} cannot be answered otherwise, so that the same is sent again`;
  const fix = 'Lead to where it is asked, or where that is found out anew on which it depends, or to an outcome.';
  view.add('refused-again', view.at(...at), what, fix);
}

/** Who goes on is not refused once more, and has not gone back. */
function goesOn(view: FlowView, edge: Edge): boolean {
  const ended = view.paths.knownBy(edge).find(({ pointer }) => pointer === `$outcome/${edge.from}`);
  return edge.kind !== 'error' && !(ended?.in.every((one) => one === 'back' || one === 'cancelled') ?? false);
}

/** Whether an answer may be another when the call is made again, or is given that was not. */
function mayChange(view: FlowView, call: string, { state, tokens }: Answer, onWay: ReadonlySet<string>): boolean {
  if (!onWay.has(state)) return hasChange(view, state, onWay);
  const named = namedBy(view, `$form/${state}${formatPointer(tokens)}`);
  const values = named.type === 'named' ? valuesOf(named.typed) : undefined;
  // A tick that stands there always has been sent; where some do not come by it, they do now.
  if (values?.length !== 1) return true;
  if (view.paths.reach(({ from }) => from === state).has(call)) return true;
  const fields = formFields(view.formOf(state) ?? {});
  const guards = guardsOfShown({ project: view.project, fields }, tokens);
  const looks = guards.flatMap(({ params }) => Object.values(params).filter(isWordPointer));
  return looks.length === 0 || looks.some((pointer) => isNew(pointer, onWay));
}

/** Whether what a pointer names may be another by then. */
function isNew(pointer: string, onWay: ReadonlySet<string>): boolean {
  const { word, tokens: [owner = ''] = [] } = wordPointerOf(pointer) ?? {};
  if (word === 'form' || word === 'reply') return onWay.has(owner);
  return word === undefined || !['user', 'site', 'const', 'input', 'last'].includes(word);
}

/** A step on the way has a row with a Change link, which leads to the whole step that asked. */
function hasChange(view: FlowView, state: string, onWay: ReadonlySet<string>): boolean {
  return [...onWay].some((step) =>
    listOf(view.formOf(step)?.['x-summary']).some((row) => {
      const { answer, change } = objectOf(row);
      return [answer, change].some((one) => typeof one === 'string' && one.startsWith(`${state}/`));
    }),
  );
}
