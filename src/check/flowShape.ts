import { resolveFormSchema } from '../compile/formSource.ts';
import type { FlowEntry, Project } from '../compile/project.ts';
import { digestOf } from '../engine/digest.ts';
import { formFields } from '../rules/formSchema.ts';
import type { Json } from '../domain/json.ts';

/** What records in progress depend on: the version, the states, and the fields of each step with their types.
 * Written to shape.json by `flow lock`. */
export interface FlowShape {
  readonly version: number;
  readonly states: { readonly [state: string]: StateShape };
}

export interface StateShape {
  readonly kind: 'step' | 'call' | 'flow' | 'outcome';
  readonly calls?: string;
  /** Type of each field by its path; `!` behind it when it is required. */
  readonly fields?: { readonly [path: string]: string };
}

export function flowShape(project: Project, { flow }: FlowEntry): FlowShape {
  const states = Object.entries(flow.states).map(([name, node]): [string, StateShape] => {
    const src = node.invoke?.src;
    const kind =
      node.type === 'final'
        ? 'outcome'
        : src?.startsWith('flow:')
          ? 'flow'
          : node.tags?.includes('step')
            ? 'step'
            : 'call';
    const fields = node.meta?.form === undefined ? {} : fieldsOf(project, node.meta.form);
    return [
      name,
      { kind, ...(src !== undefined && { calls: src }), ...(Object.keys(fields).length > 0 && { fields }) },
    ];
  });
  return { version: flow.version, states: Object.fromEntries(states) };
}

function fieldsOf(project: Project, form: string): { readonly [path: string]: string } {
  const entry = project.forms[form];
  if (!entry) return {};
  const schema = resolveFormSchema(project, entry.schema.path, entry.schema.data);
  const required = Array.isArray(schema['required']) ? (schema['required'] as readonly Json[]) : [];
  return Object.fromEntries(
    formFields(schema).map(({ tokens, schema: field }) => {
      const isRequired = tokens.length === 1 && required.includes(tokens[0] ?? '');
      return [tokens.join('/'), `${typeText(field['type'], field['enum'])}${isRequired ? '!' : ''}`];
    }),
  );
}

function typeText(type: Json | undefined, values: Json | undefined): string {
  const listed = Array.isArray(values) ? ` of ${values.map(String).join(', ')}` : '';
  return `${typeof type === 'string' ? type : 'any'}${listed}`;
}

/** The same for the same shape, whatever the version. */
export function shapeDigest(shape: FlowShape): string {
  return digestOf(shape.states as unknown as Json);
}
