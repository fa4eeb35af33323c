import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { defaultForm, expandRows, isShownEnd } from '../engine/expandFlow.ts';
import type { StateNode } from '../engine/flowFile.ts';

/** Of a flow with routes an end says its outcome, unless its name is one of these. */
const OUTCOMES = ['success', 'processing', 'refused', 'cancelled'];
const ROOT_ORDER = ['$schema', 'id', 'version', 'description', 'meta', 'initial', 'states'];
const STATE_ORDER = ['type', 'tags', 'description', 'meta', 'on', 'onError', 'invoke', 'always', 'after'];
const META_ORDER = ['outcome', 'screen', 'like', 'mark', 'form', 'path', 'stage', 'data', 'figures', 'summary'];
const INVOKE_ORDER = ['src', 'each', 'input', 'onDone', 'onError'];
const BRANCH_ORDER = ['guard', 'target', 'description'];

/** A flow file in the one way it is written: without what follows from the rest, branches for codes or outcomes with the same
 * target as one, and the names of each object in the same order. `expandFlow` reads the same from both.
 * @param written data that the language takes */
export function leanFlow(written: JsonObject): JsonObject {
  const { states, meta } = written;
  if (!isJsonObject(states)) return written;
  const hasRoutes = isJsonObject(meta) && isJsonObject(meta['entries']);
  const flow = String(written['id']);
  return inOrder(ROOT_ORDER, {
    ...written,
    states: mapValues(states, (node, name) => (isJsonObject(node) ? leanState(flow, hasRoutes, name, node) : node)),
  });
}

function leanState(flow: string, hasRoutes: boolean, name: string, node: JsonObject): JsonObject {
  const { tags, meta, on, invoke, ...rest } = node;
  const said = Array.isArray(tags) ? (tags as readonly Json[]).filter((tag) => tag === 'review') : [];
  const kept = isJsonObject(meta) ? leanMeta(flow, hasRoutes, name, node, meta) : meta;
  const isEmpty = isJsonObject(kept) && Object.keys(kept).length === 0;
  return inOrder(STATE_ORDER, {
    ...rest,
    ...(said.length > 0 && { tags: said }),
    ...(kept !== undefined && !isEmpty && { meta: kept }),
    ...(on !== undefined && { on: isJsonObject(on) ? mapValues(on, leanBranches) : on }),
    ...(invoke !== undefined && { invoke: isJsonObject(invoke) ? leanInvoke(invoke) : invoke }),
    ...(rest['onError'] !== undefined && { onError: leanBranches(rest['onError']) }),
    ...(rest['always'] !== undefined && { always: leanBranches(rest['always']) }),
  });
}

function leanMeta(flow: string, hasRoutes: boolean, name: string, node: JsonObject, meta: JsonObject): JsonObject {
  const { form, outcome, screen, summary, ...rest } = meta;
  const shownByItself = { ...node, meta: { outcome: outcome ?? name } } as unknown as StateNode;
  return inOrder(META_ORDER, {
    ...rest,
    ...(summary !== undefined && { summary: Array.isArray(summary) ? leanRows(summary as readonly Json[]) : summary }),
    ...(form !== undefined && form !== defaultForm(flow, name) && { form }),
    ...(outcome !== undefined && (outcome !== name || (hasRoutes && !OUTCOMES.includes(name))) && { outcome }),
    ...(screen !== undefined && isShownEnd(shownByItself, name, hasRoutes) && { screen }),
  });
}

/** Answers of one step that follow one another are one row, which lists them. */
function leanRows(written: readonly Json[]): Json {
  const rows: Json[] = [];
  for (const row of expandRows(written)) {
    const one = answerOf(row);
    const before = answersBefore(rows.at(-1));
    if (one && before?.step === one.step)
      rows[rows.length - 1] = { step: one.step, answers: [...before.answers, one.answer] };
    else rows.push(row);
  }
  return rows;
}

/** What a row shows that is an answer and nothing else. */
function answerOf(row: Json | undefined): { readonly step: string; readonly answer: string } | undefined {
  if (!isJsonObject(row) || typeof row['answer'] !== 'string' || Object.keys(row).length > 1) return undefined;
  const slash = row['answer'].indexOf('/');
  return { step: row['answer'].slice(0, slash), answer: row['answer'].slice(slash + 1) };
}

function answersBefore(row: Json | undefined): { readonly step: Json; readonly answers: readonly Json[] } | undefined {
  const one = answerOf(row);
  if (one) return { step: one.step, answers: [one.answer] };
  const { step, answers } = isJsonObject(row) ? row : {};
  return Array.isArray(answers) && step !== undefined ? { step, answers: answers as readonly Json[] } : undefined;
}

function leanInvoke(invoke: JsonObject): JsonObject {
  const { onDone, onError, ...rest } = invoke;
  return inOrder(INVOKE_ORDER, {
    ...rest,
    ...(onDone !== undefined && { onDone: leanBranches(onDone) }),
    ...(onError !== undefined && { onError: leanBranches(onError) }),
  });
}

function leanBranches(written: Json): Json {
  if (!Array.isArray(written)) return leanBranch(written);
  const branches: Json[] = [];
  for (const branch of (written as readonly Json[]).map(leanBranch)) {
    const at = branches.findLastIndex((before) => isNamed(before) && listsOf(before, branch) !== undefined);
    const between = branches.slice(at + 1);
    // Of codes, and of outcomes, only one is there: branches for them may change places.
    if (at < 0 || !between.every(isNamed)) branches.push(branch);
    else branches[at] = { ...(branches[at] as JsonObject), guard: listsOf(branches[at] as Json, branch) as string };
  }
  return branches;
}

function leanBranch(branch: Json): Json {
  return isJsonObject(branch) ? inOrder(BRANCH_ORDER, branch) : branch;
}

const NAMED = /^(code|outcome):(.+)$/;

/** A guard that holds of some codes or outcomes, and of no other. */
function isNamed(branch: Json): boolean {
  const guard = isJsonObject(branch) ? branch['guard'] : undefined;
  return typeof guard === 'string' && (NAMED.test(guard) || guard === 'call:unknown');
}

/** The guard of two branches as one; `undefined` where they lead elsewhere or are commented otherwise. */
function listsOf(before: Json, branch: Json): string | undefined {
  if (!isJsonObject(before) || !isJsonObject(branch)) return undefined;
  if (before['target'] !== branch['target'] || before['description'] !== branch['description']) return undefined;
  const [, kind, names] = NAMED.exec(String(before['guard'])) ?? [];
  const [, otherKind, others] = NAMED.exec(String(branch['guard'])) ?? [];
  return kind !== undefined && kind === otherKind ? `${kind}:${names},${others}` : undefined;
}

/** The same object with the names in order; others stay behind them as they were. */
function inOrder(order: readonly string[], object: JsonObject): JsonObject {
  const names = Object.keys(object);
  const known = order.filter((name) => names.includes(name));
  return Object.fromEntries(
    [...known, ...names.filter((name) => !known.includes(name))].map((name) => [name, object[name] as Json]),
  );
}

function mapValues(map: JsonObject, change: (value: Json, key: string) => Json): JsonObject {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value as Json, key)]));
}
