import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import type { Each, StateNode } from './flowFile.ts';

const MOST_ROWS = 20;

/** The rows that a call asks for; `undefined` of what asks for none, or for no number of them: the checker reports that. */
export function eachOf(node: StateNode): Each | undefined {
  const { each, onDone } = isJsonObject(node.invoke as unknown as Json) ? (node.invoke as unknown as JsonObject) : {};
  if (!isJsonObject(each) || onDone === undefined) return undefined;
  const { min, max, rows } = each;
  if (typeof min !== 'number' || typeof max !== 'number' || !Array.isArray(rows)) return undefined;
  const isRange =
    Number.isInteger(min) && Number.isInteger(max) && 0 <= min && min <= MOST_ROWS && 1 <= max && max <= MOST_ROWS;
  return isRange ? { min, max, rows: rows as readonly Json[] } : undefined;
}

/** A sub-flow for each row as the ordinary states that it stands for: at each place the call, and after it a step that lists
 * what has been given, from where the next is added. So walk, model check, Back and resume know nothing of rows.
 * @param branches what the call leads to, with one branch for each outcome
 * @param form of the lists */
export function expandEach(
  name: string,
  node: StateNode,
  branches: readonly Json[],
  form: string,
): readonly (readonly [name: string, node: StateNode])[] {
  const each = eachOf(node);
  if (!each) return [[name, node]];
  const { min, rows } = each;
  const max = Math.max(min, each.max);
  const { path, stage } = (node.meta ?? {}) as unknown as JsonObject;
  const { each: _each, onDone: _onDone, ...call } = node.invoke as unknown as JsonObject;
  const { leaving, onward } = sorted(branches);
  const cancelled = leaving.find((branch) => branch['guard'] === 'outcome:cancelled');
  const others = leaving.filter((branch) => branch['guard'] !== 'outcome:back');
  const place = { ...(path !== undefined && { path }), ...(stage !== undefined && { stage }) };
  const list = { name, data: name, as: 'list', rows, each: { state: name, min } };
  const nodes: (readonly [string, unknown])[] = [
    [name, { always: { target: min > 0 ? rowState(name, 1) : listState(name, 0) } }],
  ];
  for (let at = min > 0 ? 1 : 0; at <= max; at += 1) {
    const isListed = at > 1 || min === 0;
    const back = isListed ? { guard: 'outcome:back', target: listState(name, at - 1) } : backOf(leaving);
    const onDone = [...others, ...(back ? [back] : []), { target: listState(name, at) }];
    if (at > 0)
      nodes.push([
        rowState(name, at),
        { ...(Object.keys(place).length > 0 && { meta: place }), invoke: { ...call, onDone } },
      ]);
    nodes.push([
      listState(name, at),
      {
        meta: { ...place, form, data: { [name]: `$reply/${name}` }, summary: [list] },
        on: {
          ...(at >= min && { NEXT: onward.length === 1 ? onward[0] : onward }),
          ...(at < max && { ADD: { target: rowState(name, at + 1) } }),
          ...(cancelled && { CANCEL: { target: cancelled['target'] } }),
        },
      },
    ]);
  }
  return nodes as unknown as readonly (readonly [string, StateNode])[];
}

function backOf(leaving: readonly JsonObject[]): JsonObject | undefined {
  return leaving.find((branch) => branch['guard'] === 'outcome:back');
}

/** Who leaves a row by an outcome leaves the list; the others lead on from it. */
function sorted(branches: readonly Json[]): {
  readonly leaving: readonly JsonObject[];
  readonly onward: readonly JsonObject[];
} {
  const all = branches.filter(isJsonObject);
  return { leaving: all.filter(isLeaving), onward: all.filter((branch) => !isLeaving(branch)) };
}

/** The branch is taken by those who leave a row by an outcome. */
export function isLeaving(branch: Json): boolean {
  const guard = isJsonObject(branch) ? branch['guard'] : undefined;
  return typeof guard === 'string' && guard.startsWith('outcome:');
}

export function rowState(name: string, place: number): string {
  return `${name}-${place}`;
}

export function listState(name: string, place: number): string {
  return `${name}-${place}-list`;
}
