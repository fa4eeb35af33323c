import type { JsonObject } from '../domain/json.ts';
import { writtenState } from '../domain/writtenState.ts';
import { formFields } from '../rules/formSchema.ts';
import { resolveFormSchema } from './formSource.ts';
import type { Project } from './project.ts';

/** What a released version of a flow asks: its steps, their fields and the kinds of value. A change of it asks for a new
 * version and a migration, since records in progress hold such answers. Written to `shape.json` by `flow lock`. */
export interface FlowShape {
  readonly version: number;
  readonly steps: { readonly [state: string]: { readonly [field: string]: string } };
  /** States that call: a record holds their replies. */
  readonly calls: { readonly [state: string]: string };
}

export function flowShape(project: Project, id: string): FlowShape {
  const flow = project.flows[id]?.flow;
  if (!flow) throw new RangeError(`There is no flow "${id}".`);
  const states = Object.entries(flow.states);
  const steps = states.flatMap(([state, { meta, on }]) => {
    const form = meta?.form === undefined ? undefined : project.forms[meta.form];
    if (!form || on === undefined) return [];
    const schema = resolveFormSchema(project, form.schema.path, form.schema.data);
    return [[writtenState(state), fieldKinds(schema)] as const];
  });
  const calls = states.flatMap(([state, { invoke }]) => (invoke ? [[writtenState(state), invoke.src] as const] : []));
  return { version: flow.version, steps: Object.fromEntries(steps), calls: Object.fromEntries(calls) };
}

/** Kinds by field; rows as `lines.-.amount`. Tighter bounds are no change of shape: an old answer is asked again. */
function fieldKinds(schema: JsonObject): { readonly [field: string]: string } {
  return Object.fromEntries(formFields(schema).map(({ tokens, schema: field }) => [tokens.join('.'), kindOf(field)]));
}

function kindOf(field: JsonObject): string {
  const { type, format, 'x-shared': shared } = field;
  const kind = typeof type === 'string' ? type : 'any';
  if (typeof shared === 'string') return `${kind} ${shared}`;
  return typeof format === 'string' ? `${kind} ${format}` : kind;
}

/** What of the newer shape is not in the older one, each as `state.field` with what happened; empty when a record of the
 * older one can be read as it is. */
export function shapeChanges(older: FlowShape, newer: FlowShape): readonly string[] {
  const [before, after] = [older, newer].map(({ steps, calls }) => ({
    ...Object.fromEntries(
      Object.entries(steps).flatMap(([state, fields]) => [
        [state, 'step'] as const,
        ...Object.entries(fields).map(([field, kind]) => [`${state}.${field}`, kind] as const),
      ]),
    ),
    ...Object.fromEntries(Object.entries(calls).map(([state, src]) => [`${state} (call)`, src])),
  })) as [Record<string, string>, Record<string, string>];
  const gone = Object.keys(before).filter((key) => !(key in after));
  const added = Object.keys(after).filter((key) => !(key in before));
  const changed = Object.keys(after).filter((key) => key in before && before[key] !== after[key]);
  return [
    ...gone.map((key) => `${key} is gone`),
    ...added.map((key) => `${key} is new`),
    ...changed.map((key) => `${key} was ${before[key]} and is ${after[key]}`),
  ];
}
