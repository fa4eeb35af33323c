import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import type { FlowFile } from '../engine/flowFile.ts';
import type { FormSource } from '../rules/createForm.ts';
import type { DataSources } from '../rules/formScope.ts';
import { resolveRefs } from '../rules/resolveRefs.ts';
import { sensitiveFields } from './operations.ts';
import type { FormEntry, Project } from './project.ts';
import { rememberingReads } from './rememberingReads.ts';
import { withTypedBounds } from './typedBounds.ts';
import { withoutSchemaName } from './withoutSchemaName.ts';
import { wordLink } from './wordLinks.ts';

const sharedFile = /^schemas\/shared\/([^/]+)\.schema\.json$/;

/** A form without its validator: schema resolved, layout of shared fields merged in, secrets found, where the names it takes its
 * options from lie in this flow, how long a text its look-ups take, and where the links in its words lead. The very same as long as none of these changes.
 * @throws DataError for a reference that names nothing */
export function formSource(project: Project, id: string, flow: FlowFile): FormSource {
  const entry = project.forms[id];
  if (!entry) throw new RangeError(`no form ${id}`);
  return sourceIn(flow, id, (name) => {
    if (name === SCHEMA) return schemaOfForm(project, entry);
    if (name.startsWith(REQUEST)) return project.operations[name.slice(REQUEST.length)]?.request;
    if (name.endsWith('.json')) return project.files.get(name)?.data;
    return name === LAYOUT ? entry.ui?.data : project.shared[name]?.ui?.data;
  });
}

/** No shared field has these names. */
const SCHEMA = '/schema';
const LAYOUT = '/layout';
const REQUEST = '/request/';

const sourceIn = rememberingReads(
  (flow: FlowFile, id: string, read: (name: string) => Json | undefined): FormSource => {
    const whole = withLinks(read(SCHEMA) as JsonObject, flow, read);
    const schema = withTypedBounds(whole, (operation) => read(REQUEST + operation));
    const layout = read(LAYOUT);
    const ui = isJsonObject(layout) ? withoutSchemaName(layout) : {};
    return {
      id,
      schema,
      ui: withSharedUi(read, schema, ui),
      secrets: sensitiveFields(schema),
      sources: dataSources(flow, id),
    };
  },
);

/** The form with the addresses of the flow's links, by name. */
function withLinks(
  schema: JsonObject,
  { meta: { links = {} } }: FlowFile,
  read: (file: string) => Json | undefined,
): JsonObject {
  const found = Object.entries(links).flatMap(([name, link]) => {
    const address = wordLink(link, read);
    return address === undefined ? [] : [[name, address] as const];
  });
  return found.length > 0 ? { ...schema, 'x-links': Object.fromEntries(found) } : schema;
}

/** What a form asks, standing alone, with the rows that its step shows.
 * @throws DataError for a reference that names nothing */
export function schemaOfForm(project: Project, { schema, summary, figures }: FormEntry): JsonObject {
  const resolved = resolveFormSchema(project, schema.path, schema.data);
  const read = (name: string): JsonObject => (name === FIGURES ? (figures ?? {}) : resolved);
  return summary ? withRows(summary, schema.path, read) : resolved;
}

/** No form is named so. */
const FIGURES = '/figures';

const withRows = rememberingReads((summary: readonly Json[], _: string, read: (name: string) => JsonObject) => {
  const figures = read(FIGURES);
  return {
    ...read(''),
    'x-summary': summary,
    ...(Object.keys(figures).length > 0 && { 'x-figures': figures }),
  };
});

/** A form schema standing alone; a value from `schemas/shared/<name>` says so in `x-shared`. */
export function resolveFormSchema(project: Project, file: string, schema: Json): JsonObject {
  return isJsonObject(schema) ? resolvedIn(schema, file, (path) => project.files.get(path)?.data) : {};
}

const resolvedIn = rememberingReads(
  (schema: JsonObject, file: string, load: (path: string) => Json | undefined): JsonObject => {
    const resolved = resolveRefs(
      schema,
      { file, pointer: '' },
      {
        load,
        mark(embedded, from) {
          const name = from.pointer === '' ? sharedFile.exec(from.file)?.[1] : undefined;
          return name === undefined ? embedded : { ...embedded, 'x-shared': name };
        },
      },
    );
    return isJsonObject(resolved) ? resolved : {};
  },
);

/** The layout of shared fields first, then what the step says of its own. */
function withSharedUi(layoutOf: (shared: string) => Json | undefined, schema: JsonObject, own: JsonObject): JsonObject {
  const name = schema['x-shared'];
  const shared = typeof name === 'string' ? layoutOf(name) : undefined;
  const merged: Record<string, Json> = { ...mergeObjects(isJsonObject(shared) ? withoutSchemaName(shared) : {}, own) };
  const below = (key: string, inner: Json) => {
    if (!isJsonObject(inner)) return;
    const given = merged[key];
    const ui = withSharedUi(layoutOf, inner, isJsonObject(given) ? given : {});
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
