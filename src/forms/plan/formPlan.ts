import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { SensitiveKind } from '../../domain/sensitive.ts';
import type { CompiledForm } from '../../rules/compiled.ts';
import { oneOfThese } from '../../rules/membersNamed.ts';
import { defaultWidget } from './defaultWidget.ts';
import { liveFields } from './liveFields.ts';

/** What is known of a field before anyone answers. */
export interface FieldPlan {
  /** Property names without row numbers: `amount`, `lines.amount`. */
  readonly path: string;
  readonly name: string;
  readonly schema: JsonObject;
  /** `ui:options` of the field: width, autocomplete, … */
  readonly options: JsonObject;
  /** A widget's name; `section` for an object that only groups fields. */
  readonly widget: string;
  /** The shared schema it came from, whose words it may borrow. */
  readonly shared: string | undefined;
  readonly secret: SensitiveKind | undefined;
  readonly required: boolean;
  /** It may be left out whatever else is: its label says so. */
  readonly isOptional: boolean;
  /** Something on the step depends on it: each key tells the form. */
  readonly live: boolean;
  /** Fields below: of a section, or of a row. */
  readonly children: readonly FieldPlan[];
  /** Path of a field beside it that this one's widget shows too: the area code before a mobile number. */
  readonly joined: string | undefined;
}

export interface FormPlan {
  readonly fields: readonly FieldPlan[];
  readonly byPath: ReadonlyMap<string, FieldPlan>;
  /** By path of a field that stands in another's question: the name of that other. */
  readonly joinedBy: ReadonlyMap<string, string>;
}

const plans = new WeakMap<CompiledForm, FormPlan>();

/** The fields of a form in screen order, worked out once. */
export function planForm(form: CompiledForm): FormPlan {
  const known = plans.get(form);
  if (known) return known;
  const context = { live: liveFields(form.schema), secrets: secretPaths(form) };
  const fields = planFields(form.schema, form.ui, '', context);
  const byPath = new Map<string, FieldPlan>();
  const joinedBy = new Map<string, string>();
  for (const field of flatten(fields)) {
    byPath.set(field.path, field);
    if (field.joined !== undefined) joinedBy.set(field.joined, field.name);
  }
  const plan = { fields, byPath, joinedBy };
  plans.set(form, plan);
  return plan;
}

interface PlanContext {
  readonly live: ReadonlySet<string>;
  readonly secrets: ReadonlyMap<string, SensitiveKind>;
}

function planFields(schema: JsonObject, ui: JsonObject, prefix: string, context: PlanContext): readonly FieldPlan[] {
  const required = Array.isArray(schema.required) ? (schema.required as readonly Json[]) : [];
  const asked = [...required, ...oneOfThese(schema)];
  return Object.entries(object(schema.properties)).map(([name, value]) => {
    const fieldUi = object(ui[name]);
    return planField(
      name,
      object(value),
      fieldUi,
      prefix,
      { required: required.includes(name), isOptional: !asked.includes(name) },
      context,
    );
  });
}

function planField(
  name: string,
  schema: JsonObject,
  ui: JsonObject,
  prefix: string,
  asked: Pick<FieldPlan, 'required' | 'isOptional'>,
  context: PlanContext,
): FieldPlan {
  const path = prefix === '' ? name : `${prefix}.${name}`;
  const widget = typeof ui['ui:widget'] === 'string' ? ui['ui:widget'] : defaultWidget(schema);
  const items = object(schema.items);
  return {
    path,
    name,
    schema,
    options: object(ui['ui:options']),
    widget,
    shared: typeof schema['x-shared'] === 'string' ? schema['x-shared'] : undefined,
    secret: context.secrets.get(path),
    ...asked,
    live: schema['x-live'] === true || context.live.has(path) || isInside(path, context.live),
    joined: joinedPath(prefix, object(ui['ui:options'])),
    children:
      schema.type === 'array'
        ? planFields(items, object(ui.items), path, context)
        : planFields(schema, ui, path, context),
  };
}

/** A field of a list, or of an object, that is looked at as a whole. */
function isInside(path: string, live: ReadonlySet<string>): boolean {
  const names = path.split('.');
  return names.some((_, length) => live.has(`${names.slice(0, length).join('.')}.`));
}

function joinedPath(prefix: string, { areaCode }: JsonObject): string | undefined {
  if (typeof areaCode !== 'string') return undefined;
  return prefix === '' ? areaCode : `${prefix}.${areaCode}`;
}

function secretPaths(form: CompiledForm): ReadonlyMap<string, SensitiveKind> {
  return new Map(
    Object.entries(form.secrets).map(([pointer, kind]) => [
      pointer
        .slice(1)
        .split('/')
        .filter((token) => token !== '-')
        .join('.'),
      kind,
    ]),
  );
}

function* flatten(fields: readonly FieldPlan[]): Iterable<FieldPlan> {
  for (const field of fields) {
    yield field;
    yield* flatten(field.children);
  }
}

function object(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
