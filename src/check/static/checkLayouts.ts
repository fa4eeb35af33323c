import { eachMember } from '../eachMember.ts';
import { readableForm } from './forms.ts';
import { meant } from '../didYouMean.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { isJsonObject, objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { resolveFormSchema } from '../../compile/formSource.ts';
import type { FormEntry } from '../../compile/project.ts';

import { isMissing, lookUp, secretsInside, typeOf, membersOf } from '../types/lookUp.ts';
import { noAreaCode } from './areaCode.ts';
import type { Reporter } from './checkContext.ts';
import { know } from './know.ts';

/** Widgets that hide what is typed, or ask for what nobody else may have: what they ask is a secret. */
const SECRET_WIDGETS = ['pin', 'password'];

/** Layouts: each name is a field of the form, and what is asked in secret is marked as one. */
export function checkLayouts(context: Reporter): void {
  const { forms, shared } = context.project;
  for (const entry of [...Object.values(forms), ...Object.values(shared)]) {
    const schema = readableForm(entry, ({ schema: { path, data } }) => resolveFormSchema(context.project, path, data));
    const ui = entry.ui;
    if (schema && ui && isJsonObject(ui.data)) new LayoutCheck(context, entry, ui.path).at(ui.data, schema, '', '');
  }
}

class LayoutCheck {
  readonly #schemaFile: string;

  constructor(
    private readonly context: Reporter,
    entry: FormEntry,
    private readonly file: string,
  ) {
    this.#schemaFile = entry.schema.path;
  }

  at(ui: JsonObject, schema: JsonObject, pointer: string, schemaPointer: string): void {
    this.#secret(ui, schema, schemaPointer);
    const known = membersOf(typeOf(schema));
    for (const [name, inner] of Object.entries(ui)) {
      if (name === 'ui:options') this.#constants(inner, `${pointer}/ui:options`);
      if (name.startsWith('ui:') || name.startsWith('$')) continue;
      const below = `${pointer}${formatPointer([name])}`;
      const member = memberOf(schema, name);
      if (member === undefined) {
        const what = `the form has no field "${name}"`;
        const fix = meant(name, known, 'Name a field of the form, or remove it.');
        this.context.add('layout-unknown', { file: this.file, pointer: below, of: 'key' }, what, fix);
      } else if (isJsonObject(inner) && isJsonObject(member.schema)) {
        this.#areaCode(inner, member.schema, schema, { name, pointer: below });
        this.at(inner, member.schema, below, `${schemaPointer}${member.pointer}`);
      }
    }
  }

  /** The field beside a mobile number that stands before it. */
  #areaCode(
    ui: JsonObject,
    number: JsonObject,
    around: JsonObject,
    { name, pointer }: { readonly name: string; readonly pointer: string },
  ): void {
    const code = objectOf(ui['ui:options'])['areaCode'];
    if (typeof code !== 'string') return;
    const place = { file: this.file, pointer: `${pointer}/ui:options/areaCode` };
    const found = lookUp(typeOf(around), [code]);
    if (isMissing(found)) {
      const fix = meant(code, found.known, 'Name a field beside the number.');
      return this.context.add('layout-unknown', place, `no field "${code}" is beside "${name}"`, fix);
    }
    const odd = noAreaCode(this.context, { name, typed: typeOf(number) }, { name: code, typed: found });
    if (odd) this.context.add('widget-misfit', place, odd.what, odd.fix);
  }

  /** `$const/<id>` in the options of a widget. */
  #constants(value: Json, at: string): void {
    const { constants } = this.context.project;
    const judge = (text: Json, pointer: string) => {
      const id = typeof text === 'string' ? /^\$const\/(.+)$/.exec(text)?.[1] : undefined;
      if (id !== undefined)
        know(this.context, 'constant-unknown', { file: this.file, pointer }, 'constant', id, constants);
    };
    judge(value, at);
    eachMember(value, (member) => judge(member.value, member.pointer), at);
  }

  #secret(ui: JsonObject, schema: JsonObject, pointer: string): void {
    const widget = ui['ui:widget'];
    if (typeof widget !== 'string' || !SECRET_WIDGETS.includes(widget)) return;
    if (secretsInside(typeOf(schema)).length > 0) return;
    const what = `what the widget "${widget}" asks is not marked as a secret`;
    const fix = 'Mark the field with "x-sensitive", or ask it by another widget.';
    this.context.add('secret-unmarked', { file: this.#schemaFile, pointer }, what, fix);
  }
}

function memberOf(schema: JsonObject, name: string): { readonly schema: Json; readonly pointer: string } | undefined {
  const properties = schema['properties'];
  const own = isJsonObject(properties) ? properties[name] : undefined;
  if (own !== undefined) return { schema: own, pointer: `/properties/${name}` };
  if (name === 'items' && schema['items'] !== undefined) return { schema: schema['items'], pointer: '/items' };
  // A member of a branch is there, and its layout is not looked into.
  return membersOf(typeOf(schema)).includes(name) ? { schema: {}, pointer: '' } : undefined;
}
