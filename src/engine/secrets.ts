import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';

import { parsePointer, placesOf, setAt } from '../domain/jsonPointer.ts';
import type { SensitiveKind } from '../domain/sensitive.ts';
import { isHole } from '../domain/sensitive.ts';
import type { FlowBundle } from './bundle.ts';
import type { FlowFile, StateNode } from './flowFile.ts';
import type { FlowRecord, Reply, Trail, Visit } from './record.ts';

type Marks = { readonly [pointer: string]: SensitiveKind };

/** The record as it may be stored: a hole in the place of every secret, but for proofs. */
export function withHoles(record: FlowRecord, bundle: FlowBundle): FlowRecord {
  return { ...record, ...trailWithHoles(record, bundle) };
}

export function trailWithHoles(trail: Trail, bundle: FlowBundle): Trail {
  const drafts = Object.fromEntries(
    Object.entries(trail.drafts).map(([state, draft]) => [state, withoutSecrets(draft, formMarks(bundle, state))]),
  );
  return {
    ...trail,
    path: trail.path.map((visit) => visitWithHoles(visit, bundle)),
    drafts,
    ...(trail.editing && { editing: visitWithHoles(trail.editing, bundle) }),
  };
}

function visitWithHoles(visit: Visit, bundle: FlowBundle): Visit {
  const sub = visit.sub && bundle.flows[visit.sub.flow];
  return {
    ...visit,
    ...(visit.answer && { answer: redact(visit.answer, formMarks(bundle, visit.state)) as JsonObject }),
    ...(visit.reply && { reply: replyWithHoles(visit.reply, replyMarks(bundle, visit.state)) }),
    ...(visit.sub && sub && { sub: trailWithHoles(visit.sub, sub) }),
  };
}

function replyWithHoles(reply: Reply, marks: Marks): Reply {
  if (reply.type !== 'done') return reply;
  const kept = Object.entries(marks).filter(([, kind]) => kind !== 'proof');
  return { ...reply, data: redact(reply.data, Object.fromEntries(kept)) ?? null };
}

/** Puts a hole at every marked place that is there. */
function redact(value: Json, marks: Marks): Json {
  let redacted: Json = value;
  for (const [pointer, kind] of Object.entries(marks)) {
    for (const place of placesOf(redacted, parsePointer(pointer))) {
      redacted = setAt(redacted, place, { $hole: kind }) ?? null;
    }
  }
  return redacted;
}

/** Leaves every marked place out: what a draft may keep. */
export function withoutSecrets(value: JsonObject, marks: Marks): JsonObject {
  let kept: Json = value;
  for (const pointer of Object.keys(marks)) {
    for (const place of [...placesOf(kept, parsePointer(pointer))].reverse())
      kept = setAt(kept, place, undefined) ?? {};
  }
  return isJsonObject(kept) ? kept : {};
}

/** Leaves every hole out: what a step that is asked again starts with. */
export function withoutHoles(value: Json): Json | undefined {
  if (isHole(value)) return undefined;
  if (Array.isArray(value)) {
    return (value as readonly Json[]).flatMap((item) => {
      const kept = withoutHoles(item);
      return kept === undefined ? [] : [kept];
    });
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const kept = withoutHoles(item);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}

export function hasHole(value: Json | undefined): boolean {
  if (value === undefined) return false;
  if (isHole(value)) return true;
  if (Array.isArray(value)) return (value as readonly Json[]).some(hasHole);
  return isJsonObject(value) && Object.values(value).some(hasHole);
}

/** Pointers to the secrets that rows of a summary show: `$reply/<call>/<member>`. */
export function secretsOfRows(rows: Json | undefined): readonly string[] {
  if (!Array.isArray(rows)) return [];
  return (rows as readonly Json[]).flatMap((row) =>
    isJsonObject(row) && typeof row.secret === 'string' ? [`$reply/${row.secret}`] : [],
  );
}

export function shownSecrets(node: StateNode | undefined): readonly string[] {
  return secretsOfRows(node?.meta?.summary);
}

/** Whether a step shows a secret of what the call at `state` answers. */
export function showsSecretOf(node: StateNode | undefined, state: string): boolean {
  return shownSecrets(node).some((pointer) => pointer.startsWith(`$reply/${state}/`));
}

const steps = new WeakMap<FlowFile, Map<string, string | undefined>>();

/** The first step that shows a secret of what the call at `state` answers. */
function stepShowing(flow: FlowFile, state: string): string | undefined {
  const known = steps.get(flow) ?? new Map<string, string | undefined>();
  steps.set(flow, known);
  if (!known.has(state))
    known.set(state, Object.entries(flow.states).find(([, node]) => showsSecretOf(node, state))?.[0]);
  return known.get(state);
}

/** A visit without a secret that a step is there to show, unless it is `shown` now. Who is to see it again asks for it again. */
export function withoutShown(visit: Visit, bundle: FlowBundle, shown: string | undefined): Visit {
  const { state, reply } = visit;
  if (reply?.type !== 'done') return visit;
  const by = stepShowing(bundle.flow, state);
  if (by === undefined || by === shown || hasHole(reply.data)) return visit;
  return { ...visit, reply: replyWithHoles(reply, replyMarks(bundle, state)) };
}

/** Kinds of the secret fields of a step's form. */
export function formMarks(bundle: FlowBundle, state: string): Marks {
  const form = bundle.flow.states[state]?.meta?.form;
  return (form !== undefined && bundle.forms[form]?.secrets) || {};
}

/** Kinds of the secret fields of what a call answers. */
export function replyMarks(bundle: FlowBundle, state: string): Marks {
  const src = bundle.flow.states[state]?.invoke?.src;
  return (src?.startsWith('op:') && bundle.operations[src.slice(3)]?.replySecrets) || {};
}

/** The input of a call without its secrets: what a digest or an idempotency key is bound to. */
export function openPart(input: Json, marks: Marks): Json {
  return isJsonObject(input) ? withoutSecrets(input, marks) : input;
}
