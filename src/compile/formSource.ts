import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import type { FlowFile } from '../engine/flowFile.ts';
import type { FormSource } from '../rules/createForm.ts';
import type { DataSources } from '../rules/formScope.ts';
import { resolveRefs } from '../rules/resolveRefs.ts';
import { sensitiveFields } from './operations.ts';
import type { FormEntry, Project } from './project.ts';
import { withoutSchemaName } from './withoutSchemaName.ts';

const sharedFile = /^schemas\/shared\/([^/]+)\.schema\.json$/;

/** A form without its validator: schema resolved, layout of shared fields merged in, secrets found, and where the names it
 * takes its options from lie in this flow.
 * @throws DataError for a reference that names nothing */
export function formSource(project: Project, id: string, flow: FlowFile): FormSource {
  const entry = project.forms[id];
  if (!entry) throw new RangeError(`no form ${id}`);
  const schema = schemaOfForm(project, entry);
  const ui = isJsonObject(entry.ui?.data) ? withoutSchemaName(entry.ui.data) : {};
  return {
    id,
    schema,
    ui: withSharedUi(project, schema, ui),
    secrets: sensitiveFields(schema),
    sources: dataSources(flow, id),
  };
}

/** What a form asks, standing alone, with the rows that its step shows.
 * @throws DataError for a reference that names nothing */
export function schemaOfForm(project: Project, { schema, summary }: FormEntry): JsonObject {
  const resolved = resolveFormSchema(project, schema.path, schema.data);
  return summary ? { ...resolved, 'x-summary': summary } : resolved;
}

/** A form schema standing alone; a value from `schemas/shared/<name>` says so in `x-shared`. */
export function resolveFormSchema(project: Project, file: string, schema: Json): JsonObject {
  const resolved = resolveRefs(
    schema,
    { file, pointer: '' },
    {
      load: (path) => project.files.get(path)?.data,
      mark(embedded, from) {
        const name = from.pointer === '' ? sharedFile.exec(from.file)?.[1] : undefined;
        return name === undefined ? embedded : { ...embedded, 'x-shared': name };
      },
    },
  );
  return isJsonObject(resolved) ? resolved : {};
}

/** The layout of shared fields first, then what the step says of its own. */
function withSharedUi(project: Project, schema: JsonObject, own: JsonObject): JsonObject {
  const name = schema['x-shared'];
  const shared = typeof name === 'string' ? project.shared[name]?.ui?.data : undefined;
  const merged: Record<string, Json> = { ...mergeObjects(isJsonObject(shared) ? withoutSchemaName(shared) : {}, own) };
  const below = (key: string, inner: Json) => {
    if (!isJsonObject(inner)) return;
    const given = merged[key];
    const ui = withSharedUi(project, inner, isJsonObject(given) ? given : {});
    if (Object.keys(ui).length > 0) merged[key] = ui;
  };
  const properties = schema['properties'];
  for (const [member, inner] of Object.entries(isJsonObject(properties) ? properties : {})) below(member, inner);
  if (schema['items'] !== undefined) below('items', schema['items']);
  return merged;
}

function mergeObjects(base: JsonObject, over: JsonObject): JsonObject {
  const merged: Record<string, Json> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = merged[key];
    merged[key] = isJsonObject(before) && isJsonObject(value) ? mergeObjects(before, value) : value;
  }
  return merged;
}

/** Pointers behind the names of a step's `data`, from every state that shows this form. */
function dataSources(flow: FlowFile, id: string): DataSources {
  const sources: Record<string, string[]> = {};
  for (const state of Object.values(flow.states)) {
    if (state.meta?.form !== id) continue;
    for (const [name, pointer] of Object.entries(state.meta.data ?? {})) {
      const pointers = (sources[name] ??= []);
      if (!pointers.includes(pointer)) pointers.push(pointer);
    }
  }
  return sources;
}
