import { isPlaceOf, viewOf, viewWith, lookClass } from './lookClass.ts';
import type { Json } from '../../domain/json.ts';
import type { Project } from '../../compile/project.ts';
import { isBoundToSecrets, type FlowBundle } from '../../engine/bundle.ts';
import { completeFlow, isStep, targetsOf } from '../../engine/completeFlow.ts';
import { rowState } from '../../engine/expandEach.ts';
import { errorsOf, type StateNode } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { isCommitted, type Reply, type Trail, type Visit } from '../../engine/record.ts';
import { formMarks } from '../../engine/secrets.ts';
import { resolvePointer } from '../../engine/trailScope.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import { parseWordPointer } from '../../rules/pointerScope.ts';
import type { Ahead } from './ahead.ts';
import { LED_BY_LOOK, lookedForOnPath, type Look } from '../promises/lookedAt.ts';
import { rowsClass } from '../promises/rowLooks.ts';
import { moneyProofs } from './moneyProofs.ts';

/** All that tells a position from another: where the walk stands, what of the past something ahead still looks at, and what
 * waits behind it. Two trails with one key go on alike, whatever else they hold. */
export function positionKey(result: WalkResult, ahead: Ahead): string {
  return JSON.stringify([moneyProofs(result), lastAnswered(result), frameKey(result, ahead, undefined)]);
}

/** The step to which Back leads: of the innermost flow that has one. `null` where a committed call, or nothing, lies before. */
function lastAnswered({ path, stop, trail }: WalkResult): string | null {
  const inside = stop.type === 'sub' ? lastAnswered(stop.result) : null;
  if (inside !== null && stop.type === 'sub') return `${stop.state}/${inside}`;
  if (trail.editing) return trail.editing.state;
  const last = path.findLast((visit) => isCommitted(visit) || visit.event !== undefined || visit.sub);
  return last && !isCommitted(last) ? last.state : null;
}

function frameKey(result: WalkResult, ahead: Ahead, wanted: readonly Look[] | undefined): Json {
  const { bundle, stop, trail } = result;
  if (stop.type === 'gone') return ['gone', stop.state];
  const looks = looksAt(result, ahead, wanted);
  const classes = looks.map((look) => classAt(look, result, ahead.project));
  // What promises ask at the end; nothing else is looked at there.
  if (stop.type === 'end') return ['end', stop.state, classes];
  const waiting = waitingVisits(result);
  return [
    stop.state,
    stop.type,
    failureAt(result),
    classes,
    orderOf(result, looks),
    result.path.findLast(isCommitted)?.state ?? null,
    waiting.map((visit) => essence(visit, { result, ahead, wanted })),
    waiting.length === 0 ? null : askedWith(result, waiting),
    trail.editing ? essence(trail.editing, { result, ahead, wanted }) : null,
    stop.type === 'sub' ? frameKey(stop.result, ahead, ahead.wantedOf(bundle, stop.state, wanted)) : null,
  ];
}

/** Inside a sub-flow its input has been handed in; the caller goes on from its outcome. */
function looksAt({ bundle, stop }: WalkResult, ahead: Ahead, wanted: readonly Look[] | undefined): readonly Look[] {
  if (stop.type !== 'sub') return ahead.before(bundle, stop.state, wanted);
  const later = ahead.after(bundle, stop.state, wanted);
  const secrets = ahead.before(bundle, stop.state, wanted).filter(({ how }) => how === 'secret');
  return [...later.filter(({ pointer }) => !pointer.startsWith(`$reply/${stop.state}/`)), ...secrets];
}

function classAt(look: Look, result: WalkResult, project: Project): Json {
  const { bundle, path, scope } = result;
  const rows = rowsAt(look, result);
  if (rows) return rowsClass(project, rows, look, (resolvePointer(scope, look.pointer) as readonly Json[]) ?? []);
  const onPath = lookedForOnPath(look);
  if (onPath !== undefined) return path.some(({ state }) => state === onPath);
  if (look.pointer === LED_BY_LOOK.pointer)
    return path.findLast(({ state }) => isStep(bundle.flow.states[state]))?.state ?? null;
  return lookClass(look, viewOf(result));
}

/** Where a sub-flow for each row is called whose list is looked at. */
function rowsAt({ pointer }: Look, { bundle }: WalkResult): string | undefined {
  const [word, state = '', ...inside] = pointer.split('/');
  const row = rowState(state, 1);
  return word === '$reply' && inside.length === 0 && bundle.flow.states[row] ? row : undefined;
}

/** A call that failed and leads nowhere is there with its failure. */
function failureAt({ stop }: WalkResult): string | null {
  const call = stop.type === 'step' ? stop.call : stop.type === 'call' ? stop : undefined;
  return call?.failure?.code ?? null;
}

/** The order, on the path, of what is looked at and of the states to which a way ahead leads back: going back drops what lies
 * behind. */
function orderOf({ bundle, path, stop }: WalkResult, looks: readonly Look[]): readonly string[] {
  const owners = new Set(looks.flatMap(({ pointer }) => ownerOf(pointer)));
  const states = path.map(({ state }) => state);
  const last = states.findLastIndex((state) => owners.has(state));
  if (last < 0 || stop.type === 'gone') return [];
  const back = backTargets(bundle, stop.state, new Set(states));
  return states.filter((state, index) => owners.has(state) || (back.has(state) && index < last));
}

function ownerOf(pointer: string): readonly string[] {
  const { word, tokens } = pointer.startsWith('$') ? parseWordPointer(pointer) : { word: '', tokens: [] };
  return word === 'form' || word === 'reply' ? [tokens[0] ?? ''] : [];
}

function backTargets({ flow }: FlowBundle, from: string, onPath: ReadonlySet<string>): ReadonlySet<string> {
  const seen = new Set([from]);
  const back = new Set<string>();
  for (const state of seen) {
    const node = flow.states[state];
    for (const target of node ? targetsOf(node) : []) (onPath.has(target) ? back : seen).add(target);
  }
  return back;
}

/** Visits that the walk has not come to, of answers taken back or changed, and that may yet count when it does. */
export function waitingVisits({ bundle, trail, path, stop }: WalkResult): readonly Visit[] {
  const walked = new Set(path.map(({ state }) => state));
  const begun = stop.type === 'sub' ? stop.state : undefined;
  const asksSecrets = stop.type === 'step' && Object.keys(formMarks(bundle, stop.state)).length > 0;
  return trail.path.filter(
    (visit) =>
      !walked.has(visit.state) &&
      visit.state !== begun &&
      mayStand(visit) &&
      !(asksSecrets && visit.state !== stop.state && fallsWithSecrets(bundle, visit)),
  );
}

/** A sub-flow whose input is not known to be the same is asked again; what was typed in it are drafts. */
function mayStand(visit: Visit): boolean {
  return visit.sub === undefined || visit.shown !== undefined || isCommitted(visit);
}

/** Once other secrets are typed, it is asked again. */
function fallsWithSecrets(bundle: FlowBundle, visit: Visit): boolean {
  const src = bundle.flow.states[visit.state]?.invoke?.src ?? '';
  const operation = bundle.operations[src.slice('op:'.length)];
  return operation ? isBoundToSecrets(operation) : src.startsWith('flow:') && !isCommitted(visit);
}

/** What waits is compared with what is asked when the walk comes there: inputs of calls, figures of reviews. */
function askedWith({ bundle, scope }: WalkResult, waiting: readonly Visit[]): Json {
  const pointers = waiting.flatMap(({ state, shown }) => {
    const node = bundle.flow.states[state];
    return [...pointersOf(node?.invoke?.input), ...(shown === undefined ? [] : shownPointers(node))];
  });
  return [...new Set(pointers)].map((pointer) => resolvePointer(scope, pointer) ?? null);
}

/** What a step shows: what its data names, and its figures are worked out from. */
function shownPointers(node: StateNode | undefined): readonly string[] {
  const { data = {}, figures = {} } = node?.meta ?? {};
  return [...Object.values(data), ...Object.values(figures).flatMap(({ params }) => pointersOf(params))];
}

/** The flow in which something waits, and what is looked at there. */
interface Around {
  readonly result: Pick<WalkResult, 'bundle' | 'scope' | 'path'>;
  readonly ahead: Ahead;
  readonly wanted: readonly Look[] | undefined;
}

/** A visit that waits, without drafts, instants and a gateway's own sentence: none of them decides anything. */
function essence({ state, event, answer, reply, sub, shown, since, verdicts }: Visit, around: Around): Json {
  const { bundle, scope } = around.result;
  const below = sub && bundle.flows[sub.flow];
  const inside = below && {
    result: { bundle: below, scope: { ...scope, input: {}, path: sub.path, outputs: {} }, path: sub.path },
    ahead: around.ahead,
    wanted: around.ahead.wantedOf(bundle, state, around.wanted),
  };
  return [
    state,
    event ?? null,
    answer ?? null,
    reply ? replyEssence(state, reply, around) : null,
    sub && inside ? trailEssence(sub, inside) : null,
    shown ?? null,
    since !== undefined,
    verdicts ?? null,
  ];
}

/** Replies of one class lead on alike, whenever the walk comes to them. */
function replyEssence(state: string, reply: Reply, { result, ahead, wanted }: Around): Json {
  if (reply.type === 'unknown') return ['unknown', reply.digest];
  const { bundle } = result;
  const later = ahead.after(bundle, state, wanted);
  if (reply.type === 'code') return ['code', codeClass(bundle, state, reply, later), reply.digest];
  const own = `$reply/${state}`;
  const view = viewWith(viewOf(result), own, reply.data);
  const looks = later.filter(({ pointer }) => isPlaceOf(own, pointer));
  return ['done', looks.map((look) => lookClass(look, view)), reply.digest, reply.committed ?? false];
}

/** Codes that one branch takes, unless something looks at the failure itself. */
function codeClass(
  bundle: FlowBundle,
  state: string,
  { code }: Extract<Reply, { type: 'code' }>,
  later: readonly Look[],
): Json {
  const list = errorsOf(completeFlow(bundle.flow).states[state] ?? {});
  const isPlain = list.every(({ guard }) => guard === undefined || typeof guard === 'string');
  if (!isPlain || later.some(({ pointer }) => pointer.startsWith('$error'))) return code;
  const named = list.find(({ guard }) => guard === `code:${code}`);
  return named ? named.target : null;
}

function trailEssence({ path, error, editing }: Trail, around: Around): Json {
  return [
    path.map((visit) => essence(visit, around)),
    error ? [error.call, error.code] : null,
    editing ? essence(editing, around) : null,
  ];
}
