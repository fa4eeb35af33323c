import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { expandEach } from './expandEach.ts';
import type { FlowFile, StateMeta, StateNode, StateTag } from './flowFile.ts';

/** The flow with everything written out that a file leaves to be understood, so that nobody else needs to know the short forms:
 * the tags of every state, the form of every screen, the outcome of every end, what is like another state, and one branch for
 * each code or outcome.
 * @param name under which its forms are kept; its id unless told
 * @param statesOf those of another flow, as its file says them */
export function expandFlow(
  written: FlowFile,
  name: string = written.id,
  statesOf: StatesOf = () => undefined,
): FlowFile {
  const hasRoutes = isJsonObject(written.meta.entries);
  const states = Object.entries(written.states).flatMap(([state, node]): readonly (readonly [string, StateNode])[] =>
    isJsonObject(node as unknown as Json)
      ? expandEach(
          state,
          likened(node, written.states, statesOf),
          expandList(node.invoke?.onDone as Json | undefined),
          defaultForm(name, state),
        ).map(([at, one]) => [at, expandState(name, hasRoutes, at, one)])
      : [[state, node]],
  );
  return { ...written, states: Object.fromEntries(states) as FlowFile['states'] };
}

export type StatesOf = (flow: string) => FlowFile['states'] | undefined;

/** What a state may be like another in: all that its screen shows, and where it leads. How the flow ends there it says itself. */
const SHOWN = ['mark', 'stage', 'data', 'figures', 'summary', 'next', 'file'] as const;

/** The state with what the one shows that it is `like`, but for what it says itself; names of `data` and `figures` are added. */
function likened(node: StateNode, states: FlowFile['states'], statesOf: StatesOf): StateNode {
  const { like, ...own } = metaOf(node) ?? {};
  const other = typeof like === 'string' ? likeness(like, states, statesOf) : undefined;
  if (other === undefined) return node;
  const shown = metaOf(other) ?? {};
  const taken = Object.fromEntries(SHOWN.flatMap((key) => (shown[key] === undefined ? [] : [[key, shown[key]]])));
  const added = (['data', 'figures'] as const).flatMap((key) => {
    const [names, more] = [shown[key], own[key]];
    return isJsonObject(names) && isJsonObject(more) ? [[key, { ...names, ...more }]] : [];
  });
  return { ...node, meta: { ...taken, ...own, ...Object.fromEntries(added) } };
}

/** The state that is named, of this flow or as `<flow>/<state>` of another; one that is like a third says nothing of itself. */
function likeness(like: string, states: FlowFile['states'], statesOf: StatesOf): StateNode | undefined {
  const [first = '', second] = like.split('/');
  const among = second === undefined ? states : statesOf(first);
  const name = second ?? first;
  const found = among && Object.hasOwn(among, name) ? among[name] : undefined;
  return found && metaOf(found)?.like === undefined ? found : undefined;
}

function expandState(flow: string, hasRoutes: boolean, name: string, node: StateNode): StateNode {
  const { tags: _tags, meta: _meta, ...written } = node as unknown as JsonObject;
  const { on, invoke, onError } = written;
  const tags = tagsOf(node, name, hasRoutes);
  const meta = metaOf(node);
  const { screen: _screen, ...told } = {
    ...meta,
    ...(Array.isArray(meta?.summary) && { summary: expandRows(meta.summary) }),
  };
  const form = tags.includes('step') ? { form: defaultForm(flow, name) } : undefined;
  const outcome = node.type === 'final' ? { outcome: name } : undefined;
  return {
    ...written,
    ...(tags.length > 0 && { tags }),
    ...((node.meta ?? form ?? outcome) && { meta: meta ? { ...form, ...outcome, ...told } : node.meta }),
    ...(isJsonObject(on) && { on: mapValues(on, expandBranches) }),
    ...(isJsonObject(invoke) && { invoke: expandInvoke(invoke) }),
    ...(onError !== undefined && { onError: expandBranches(onError) }),
  } as unknown as StateNode;
}

/** A row for each answer: `{ "step": "details", "answers": ["bank", "amount"] }` is `details/bank` and `details/amount`. */
export function expandRows(written: readonly Json[]): readonly Json[] {
  return written.flatMap((row) => answersOf(row)?.map((answer) => ({ answer })) ?? [row]);
}

/** The answers that a row lists, each by its place; `undefined` of any other row. */
function answersOf(row: Json): readonly string[] | undefined {
  if (!isJsonObject(row) || !Array.isArray(row['answers'])) return undefined;
  return (row['answers'] as readonly Json[]).map((answer) => `${String(row['step'])}/${String(answer)}`);
}

/** Where in a summary as it is written a row of the expanded one is; `answer` in a row that lists several. */
export function writtenRow(
  written: readonly Json[],
  index: number,
): { readonly index: number; readonly answer: number | undefined } {
  let before = 0;
  for (const [at, row] of written.entries()) {
    const answers = answersOf(row);
    const count = answers?.length ?? 1;
    if (index < before + count) return { index: at, answer: answers && index - before };
    before += count;
  }
  return { index, answer: undefined };
}

function tagsOf(node: StateNode, name: string, hasRoutes: boolean): readonly StateTag[] {
  const written = Array.isArray(node.tags) ? node.tags : [];
  return [...new Set([...kindOf(node, name, hasRoutes), ...written])];
}

function kindOf(node: StateNode, name: string, hasRoutes: boolean): readonly StateTag[] {
  if (node.type === 'final') return isShownEnd(node, name, hasRoutes) ? ['step'] : [];
  if (node.on) return ['step'];
  const src = (node.invoke as { src?: Json } | undefined)?.src;
  if (typeof src !== 'string') return [];
  return src.startsWith('flow:') ? ['flow'] : ['busy'];
}

/** The ends of a flow that has routes are screens, but for a cancelled one, which leads away at once. */
export function isShownEnd(node: StateNode, name: string, hasRoutes: boolean): boolean {
  const meta = metaOf(node);
  return hasRoutes && meta?.screen !== false && (meta?.outcome ?? name) !== 'cancelled';
}

function expandInvoke({ onDone, onError, ...rest }: JsonObject): JsonObject {
  return {
    ...rest,
    ...(onDone !== undefined && { onDone: expandBranches(onDone) }),
    ...(onError !== undefined && { onError: expandBranches(onError) }),
  };
}

function expandBranches(written: Json): Json {
  return Array.isArray(written) ? (written as readonly Json[]).flatMap(expandBranch) : written;
}

/** Branches with one for each code or outcome, also of a single one that is written without brackets. */
export function expandList(written: Json | undefined): readonly Json[] {
  if (written === undefined) return [];
  return Array.isArray(written) ? (written as readonly Json[]).flatMap(expandBranch) : [written];
}

function expandBranch(branch: Json): readonly Json[] {
  const names = namesOf(branch);
  return names.length < 2 ? [branch] : names.map(({ guard }) => ({ ...(branch as JsonObject), guard }));
}

interface NamedGuard {
  readonly guard: string;
  /** Where in the guard as it is written the name begins; 0 for the first, with its kind. */
  readonly offset: number;
}

/** `code:A,B` is `code:A` or `code:B`, and so with outcomes. */
function namesOf(branch: Json): readonly NamedGuard[] {
  const guard = isJsonObject(branch) ? branch['guard'] : undefined;
  const [, kind, list] = (typeof guard === 'string' && /^(code|outcome):(.+,.+)$/.exec(guard)) || [];
  if (kind === undefined || list === undefined) return [];
  let offset = kind.length + 1;
  return list.split(',').map((name, index) => {
    const named = { guard: `${kind}:${name}`, offset: index === 0 ? 0 : offset };
    offset += name.length + 1;
    return named;
  });
}

/** Where in a list of branches as it is written a branch of the expanded list is, and how far into its guard. */
export function writtenBranch(
  written: readonly Json[],
  index: number,
): { readonly index: number; readonly offset: number } {
  let before = 0;
  for (const [at, branch] of written.entries()) {
    const names = namesOf(branch);
    const count = Math.max(names.length, 1);
    if (index < before + count) return { index: at, offset: names[index - before]?.offset ?? 0 };
    before += count;
  }
  return { index, offset: 0 };
}

/** Of what is no state, or has no such `meta`, nothing: the language reports it. */
export function metaOf(node: StateNode): StateMeta | undefined {
  if (!isJsonObject(node as unknown as Json)) return undefined;
  const meta = (node.meta ?? {}) as Json;
  return isJsonObject(meta) ? (meta as StateMeta) : undefined;
}

/** `transfer-to-hk/password-locked` of the state `passwordLocked`. */
export function defaultForm(flow: string, state: string): string {
  return `${flow}/${state.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}

function mapValues(map: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value as Json)]));
}
