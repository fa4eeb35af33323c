import { objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { formatPointer, getAt } from '../../domain/jsonPointer.ts';
import { choicesOf } from '../../forms/answer/choices.ts';
import { optionServiceOf } from '../../forms/options/serviceOptions.ts';
import { defaultWidget } from '../../forms/plan/defaultWidget.ts';
import type { FieldPlan, FormPlan } from '../../forms/plan/formPlan.ts';
import { callingWidgets, choiceWidgets, widgetValues } from '../../forms/widgets/widgetValues.ts';
import { formFields, severalOf } from '../../rules/formSchema.ts';
import type { Place } from '../finding.ts';

import { boundsOf, misfit, misfitOfLiteral, typesOf } from '../types/fits.ts';
import { isMissing, lookUp, typeOf, valuesOf, type Typed } from '../types/lookUp.ts';
import { odditiesOf } from './askedSecretly.ts';
import type { FlowView, Reporter } from './checkContext.ts';
import { fieldPlace, schemasOf } from './schemaPlaces.ts';
import { planOf } from './forms.ts';

/** Every field of a form is asked by a widget, and what that gives is something that the field takes. */
export function checkWidgets(view: FlowView): void {
  for (const form of new Set(view.states.flatMap(([, node]) => node.meta?.form ?? []))) {
    const source = view.formSource(form);
    if (!source) continue;
    const plan = planOf(source);
    const root = { tokens: [], layouts: [{ file: `schemas/${form}.ui.json`, tokens: [] }] };
    new WidgetCheck(view, form, source.schema, plan).fields(plan.fields, root);
    checkAsked(view, form, source.schema, plan);
  }
}

/** Where the fields inside something stand, and the layouts that may say how they are asked: the first that does counts. */
interface Around {
  readonly tokens: readonly string[];
  readonly layouts: readonly { readonly file: string; readonly tokens: readonly string[] }[];
}

/** Widgets that ask for something. */
const asking = Object.entries(widgetValues).flatMap(([name, gives]) => (gives === null ? [] : [name]));

class WidgetCheck {
  constructor(
    private readonly context: Reporter,
    private readonly form: string,
    private readonly schema: JsonObject,
    private readonly plan: FormPlan,
  ) {}

  fields(fields: readonly FieldPlan[], around: Around): void {
    for (const field of fields) this.#field(field, around);
  }

  #field(field: FieldPlan, around: Around): void {
    const at = {
      tokens: [...around.tokens, field.name],
      layouts: [
        ...around.layouts.map(({ file, tokens }) => ({ file, tokens: [...tokens, field.name] })),
        ...(field.shared === undefined ? [] : [{ file: `schemas/shared/${field.shared}.ui.json`, tokens: [] }]),
      ],
    };
    // Beside a mobile number a field is always chosen from a list.
    const widget = this.plan.joinedBy.has(field.path) ? 'select' : field.widget;
    const why = whyNot(widget, field);
    if (why !== undefined) this.#report(field, widget, why, at);
    else if (callingWidgets.includes(widget) && field.schema['x-service'] === undefined)
      this.#reportCall(field, widget, at);
    else if (widget === 'money' && field.schema['x-currency'] === undefined) this.#reportCurrency(field, at);
    else this.#frame(field, widget, at);
    for (const { kind, inside, what, fix } of odditiesOf(widget, field))
      this.context.add(kind, this.#layoutPlace(at, inside) ?? this.#fieldKey(field, at), what, fix);
  }

  /** What is inside is asked by itself; the frame has no room for figures or for a note on what was found. */
  #frame(field: FieldPlan, widget: string, at: Around): void {
    if (widget !== 'section' && widget !== 'rows') return;
    const as = objectOf(field.schema['x-service'])['as'];
    if (as === 'figures' || as === 'found') {
      const fields = formFields(this.schema);
      const place = fieldPlace(this.context.project, this.form, fields, { ...field, ...at }, ['x-service', 'as']);
      const what = `what "${as}" shows has no place at "${field.name}": the field only frames others`;
      this.context.add('widget-misfit', place, what, 'Give the "x-service" to a field that is asked by itself.');
    }
    this.fields(field.children, widget === 'rows' ? inRows(at) : at);
  }

  #report(field: FieldPlan, widget: string, why: string, at: Around): void {
    // What is wrong with its choices is no widget's fault.
    const isOdd = oddChoices('select', typeOf(field.schema)).length > 0;
    const others = isOdd ? [] : asking.filter((name) => whyNot(name, field) === undefined);
    const named = others.length > 0 ? this.#layoutPlace(at) : undefined;
    const what = `what the widget "${widget}" gives does not fit "${field.name}": ${why}`;
    if (why === NO_CHOICES && !severalOf(field.schema))
      return this.#reportChoices(field, at, what, named && otherWidget(field, others));
    const fix = named ? otherWidget(field, others) : otherField(field);
    this.context.add('widget-misfit', named ?? this.#schemaPlace(field, at), what, fix);
  }

  /** A shared layout asks all forms alike: it is the form that has to say what there is to choose from. */
  #reportChoices(field: FieldPlan, at: Around, what: string, otherwise: string | undefined): void {
    const layout = this.#layoutPlace(at);
    const isOwn = layout !== undefined && !layout.file.startsWith('schemas/shared/');
    const place = isOwn ? layout : this.#fieldKey(field, at);
    const give = 'Give it choices: "enum", "x-options", or "x-service" with "as": "options".';
    this.context.add(
      'widget-misfit',
      place,
      what,
      isOwn && otherwise !== undefined ? `${give} Otherwise: ${otherwise}` : give,
    );
  }

  #reportCall(field: FieldPlan, widget: string, at: Around): void {
    const what = `the widget "${widget}" gives what a call answers, and "${field.name}" names no call`;
    this.context.add('widget-misfit', this.#fieldKey(field, at), what, 'Say which: "x-service": { "op": … }.');
  }

  #reportCurrency(field: FieldPlan, at: Around): void {
    const what = `the widget "money" asks an amount with the sign of its currency, and "${field.name}" has none`;
    this.context.add(
      'widget-misfit',
      this.#fieldKey(field, at),
      what,
      'Say which: "x-currency": "HKD", or where it is.',
    );
  }

  /** Where the form names the field. */
  #fieldKey(field: FieldPlan, at: Around): Place {
    const place = fieldPlace(this.context.project, this.form, formFields(this.schema), { ...field, ...at }, []);
    return { ...place, of: 'key' };
  }

  /** Where a layout names the widget, or says what else is inside, when one does. */
  #layoutPlace({ layouts }: Around, inside: readonly string[] = ['ui:widget']): Place | undefined {
    const { files } = this.context.project;
    const [place] = layouts.flatMap(({ file, tokens }) => {
      const said = [...tokens, ...inside];
      return getAt(files.get(file)?.data, said) === undefined ? [] : [{ file, pointer: formatPointer(said) }];
    });
    return place;
  }

  #schemaPlace({ schema }: FieldPlan, { tokens }: Around): Place {
    const field = { tokens, schema };
    const [odd] = oddChoices('select', typeOf(schema));
    const keyword = odd === undefined ? ['type', 'enum'].find((one) => schema[one] !== undefined) : 'enum';
    const list = odd !== undefined && severalOf(schema) ? ['items'] : [];
    const inside = keyword === undefined ? [] : [...list, keyword, ...(odd === undefined ? [] : [String(odd)])];
    return fieldPlace(this.context.project, this.form, formFields(this.schema), field, inside);
  }
}

function inRows({ tokens, layouts }: Around): Around {
  return {
    tokens: [...tokens, '-'],
    layouts: layouts.map(({ file, tokens: inside }) => ({ file, tokens: [...inside, 'items'] })),
  };
}

const NO_CHOICES = 'there is nothing to choose from';

/** Why a field can never be answered by a widget; `undefined` when it can. */
export function whyNot(widget: string, field: FieldPlan): string | undefined {
  const gives = widgetValue(widget);
  // A layout that names no widget is reported already.
  if (gives === undefined) return undefined;
  if (gives === null) return isFilled(field) ? undefined : 'it only shows a value, and nothing puts one there';
  const { schema, children } = field;
  const isFound = objectOf(schema['x-service'])['as'] === 'suggestions';
  if (isFound !== (widget === 'lookUp'))
    return isFound ? 'what is found is an object, looked up' : 'no "suggestions" are asked for';
  const [given, asked] = [typeOf(gives), typeOf(schema)];
  // How many there may be of a list is the form's to say, not the widget's.
  const { minItems: _least, maxItems: _most, ...ofAnyNumber } = schema;
  const why = misfit(given, typeOf(ofAnyNumber)) ?? misfitOfBounds(given, asked);
  if (why !== undefined) return why;
  if (choiceWidgets.includes(widget) && !hasChoices(field)) return NO_CHOICES;
  const [odd] = oddChoices(widget, asked);
  if (odd !== undefined) return `${JSON.stringify(listedOf(asked)[odd])} is listed, and never given`;
  if (widget === 'checkboxes' && !asked.schemas.some((one) => one['uniqueItems'] === true))
    return 'a box is ticked once, and nothing says that no two are the same';
  const isFrame = widget === 'rows' || widget === 'section';
  return isFrame && children.length === 0 ? 'there are no fields inside' : undefined;
}

function widgetValue(widget: string): JsonObject | null | undefined {
  const values: { readonly [name: string]: JsonObject | null } = widgetValues;
  return Object.hasOwn(values, widget) ? values[widget] : undefined;
}

/** A value that is only shown is there: by itself, or nobody asks for it. */
function isFilled({ required, schema }: FieldPlan): boolean {
  return !required || ['default', 'x-prefill', 'x-options'].some((word) => schema[word] !== undefined);
}

function hasChoices(field: FieldPlan): boolean {
  return choicesOf(field.schema, {}) !== undefined || optionServiceOf(field) !== undefined;
}

const BOUNDS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
] as const;

function misfitOfBounds(given: Typed, asked: Typed): string | undefined {
  for (const [low, high] of BOUNDS) {
    const [least, most] = [Math.max(...boundsOf(given, low)), Math.min(...boundsOf(given, high))];
    const odd = boundsOf(asked, low).find((bound) => bound > most);
    if (odd !== undefined) return `its ${high} is ${most}, and a ${low} of ${odd} is asked`;
    const short = boundsOf(asked, high).find((bound) => bound < least);
    if (short !== undefined) return `its ${low} is ${least}, and a ${high} of ${short} is asked`;
  }
  return undefined;
}

/** The listed values that the widget never gives as they are, by their places in the list: of a choice each counts, elsewhere
 * one that can be given is enough. */
function oddChoices(widget: string, asked: Typed): readonly number[] {
  const gives = widgetValue(widget);
  const values = listedOf(asked);
  if (!gives || values.length === 0) return [];
  const given = oneOf(typeOf(gives));
  const odd = values.flatMap((value, index) => (misfitOfLiteral(value, given) === undefined ? [] : [index]));
  return choiceWidgets.includes(widget) || odd.length === values.length ? odd : [];
}

/** What an `enum` lists, of the field or of one of several. */
function listedOf(asked: Typed): readonly Json[] {
  const one = oneOf(asked);
  return one.schemas.some((schema) => Array.isArray(schema['enum'])) ? (valuesOf(one) ?? []) : [];
}

function oneOf(typed: Typed): Typed {
  const one = typesOf(typed)?.includes('array') === true ? lookUp(typed, ['-']) : typed;
  return isMissing(one) ? typed : one;
}

function otherWidget({ schema }: FieldPlan, others: readonly string[]): string {
  const usual = defaultWidget(schema);
  if (others.includes(usual)) return `Leave the widget out: then it is asked by "${usual}".`;
  return `Ask it by ${others.map((name) => `"${name}"`).join(' or ')}.`;
}

/** No widget of another name would do: the field itself asks for what nobody can give. */
function otherField(field: FieldPlan): string {
  const { schema } = field;
  const types = typesOf(typeOf(schema)) ?? [];
  if (severalOf(schema)) return otherChoices(field);
  if (schema['enum'] !== undefined) return 'Write the choices as texts.';
  if (types.includes('number')) return 'Ask for an "integer"; an amount of money is a text with "x-currency".';
  if (types.includes('array')) return 'Give each row fields ("items" of type "object"), or list choices as its "enum".';
  if (types.includes('object')) return 'Give it fields in "properties".';
  return 'Ask for a text, a whole number, a choice or a tick.';
}

function otherChoices(field: FieldPlan): string {
  if (!hasChoices(field))
    return 'List the choices: "items": { "type": "string", "enum": [ … ] }, or name them by "x-options".';
  return field.schema['uniqueItems'] === true ? 'Write the choices as texts.' : 'Write "uniqueItems": true.';
}

/** Fields that are in a branch of the schema only: a branch may narrow a field, and asks none by itself. */
function checkAsked(context: Reporter, form: string, schema: JsonObject, { byPath }: FormPlan): void {
  const unasked = formFields(schema).filter(({ tokens }) => !byPath.has(tokens.filter((one) => one !== '-').join('.')));
  for (const { tokens } of unasked) {
    const name = tokens.at(-1) ?? '';
    const file = `schemas/${form}.schema.json`;
    const found = schemasOf(context).find(
      (place) => place.file.path === file && place.pointer.endsWith(`/properties${formatPointer([name])}`),
    );
    const what = `no widget asks "${name}": only a branch of the schema describes it`;
    const fix = 'Describe it among the "properties" of the form too, with "x-when" where it is asked only sometimes.';
    context.add('widget-misfit', { file, pointer: found?.pointer ?? '', of: 'key' }, what, fix);
  }
}
