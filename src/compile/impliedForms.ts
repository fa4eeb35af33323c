import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { deepEqual } from '../domain/deepEqual.ts';
import type { FlowFile, StateMeta } from '../engine/flowFile.ts';
import { metaOf } from '../engine/expandFlow.ts';
import type { DataFile, Problem } from './dataFile.ts';
import type { ById, FlowEntry, FormEntry } from './project.ts';

/** Forms as steps show them: one that asks nothing has no file, and what a step shows is said at its state.
 * @param read the forms that have files */
export function formsOfSteps(
  flows: ById<FlowEntry>,
  read: ById<FormEntry>,
): { readonly forms: ById<FormEntry>; readonly problems: readonly Problem[] } {
  const forms: Record<string, FormEntry> = { ...read };
  const problems: Problem[] = [];
  const rows = new Map<string, Json>();
  for (const { file, flow } of Object.values(flows)) {
    for (const [state, node] of Object.entries(flow.states)) {
      const meta = metaOf(node);
      const id = meta?.form;
      if (meta === undefined || typeof id !== 'string') continue;
      if (!Object.hasOwn(forms, id) && !namesForm(file, state)) forms[id] = { id, schema: asksNothing(id) };
      const form = forms[id];
      if (!form) continue;
      const summary = Array.isArray(meta.summary) ? meta.summary : [];
      const figures = liveFigures(meta);
      const before = rows.get(id);
      rows.set(id, before ?? [summary, figures]);
      if (before !== undefined && !deepEqual(before, [summary, figures])) {
        const message = `"${state}" shows other rows or figures than another step with the form "${id}".`;
        const fix = 'Show the same, or give one of them a form of its own.';
        problems.push({ file: file.path, ...file.position(`/states/${state}/meta/summary`), message, fix });
      } else if (summary.length > 0) {
        forms[id] = { ...form, summary, ...(Object.keys(figures).length > 0 && { figures }) };
      }
    }
  }
  return { forms, problems };
}

/** The figures of a step that are worked out from what is typed in it. */
export function liveFigures({ figures }: StateMeta): JsonObject {
  const named = Object.entries(isJsonObject(figures) ? (figures as JsonObject) : {});
  return Object.fromEntries(named.filter(([, use]) => isLive(use as Json)));
}

function isLive(use: Json): boolean {
  const params = isJsonObject(use) ? use['params'] : undefined;
  return isJsonObject(params) && Object.values(params).some((value) => /^\$(self|option)\//.test(String(value)));
}

/** A form that is named has a file, or the name is misspelt. */
function namesForm(file: DataFile, state: string): boolean {
  const node = (file.data as unknown as FlowFile).states[state];
  return node !== undefined && metaOf(node)?.form !== undefined;
}

const NOTHING: JsonObject = { type: 'object', properties: {}, additionalProperties: false };

const atStart = () => ({ line: 1, column: 1 });

function asksNothing(id: string): DataFile {
  return { path: `schemas/${id}.schema.json`, text: '', data: NOTHING, problems: [], position: atStart };
}
