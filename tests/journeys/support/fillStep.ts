import { readFileSync } from 'node:fs';
import { defaultForm } from '../../../src/engine/expandFlow.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import { isJsonObject } from '../../../src/domain/json.ts';
import { enterDate } from './enterDate.ts';
import { projectFile } from './projectFile.ts';
import type { Visitor } from './visitor.ts';

/** What a member gives at a step, by field: a text, an option's value, those of several, the number of a card to choose, a tick. */
export interface Given {
  readonly [field: string]: GivenValue;
}

type GivenValue = string | readonly string[] | number | true;

/** Fills the fields of a step as its form says they are asked; what stands in a field is replaced. */
export async function fillStep(visitor: Visitor, flow: string, state: string, given: Given): Promise<void> {
  const form = formOf(flow, state);
  for (const [name, value] of Object.entries(given)) await fillField(visitor, { flow, state, name, ...form }, value);
}

/** The same, and on to the next step. */
export async function answerStep(visitor: Visitor, flow: string, state: string, given: Given): Promise<void> {
  await visitor.at(flow, state);
  await fillStep(visitor, flow, state, given);
  await visitor.send(flow, state);
}

interface Place extends Form {
  readonly flow: string;
  readonly state: string;
  readonly name: string;
}

async function fillField(visitor: Visitor, place: Place, value: GivenValue): Promise<void> {
  const { page, words, hands } = visitor;
  const { shared, widget, isSecret } = fieldOf(place);
  const label = words.label(place.flow, place.state, place.name, shared);
  // Four digits stand in many a number by chance.
  if (isSecret && typeof value === 'string' && value.length >= 6) visitor.watch.secret(value);
  const group = page.getByRole('group', { name: label, exact: true });
  if (typeof value === 'number') return hands.check(group.getByRole('radio').nth(value));
  if (value === true) return hands.check(page.getByRole('checkbox', { name: label, exact: true }));
  if (typeof value === 'object') {
    for (const one of value) {
      const option = words.option(place.flow, place.state, place.name, one, shared);
      await hands.check(group.getByRole('checkbox', { name: option, exact: true }));
    }
    return;
  }
  if (widget === 'monthDay' || widget === 'date') return enterDate(visitor, label, value);
  if (widget === 'radioCards') {
    const option = words.option(place.flow, place.state, place.name, value, shared);
    return hands.check(group.getByRole('radio', { name: option }));
  }
  // A field that may be left empty says so behind its label.
  const named = page.getByRole('main').getByLabel(new RegExp(`^${escaped(label)}( |$)`));
  if (widget === 'combobox') return hands.lookUp(named.and(page.getByRole('combobox')).first(), value);
  if (widget === 'select') return hands.choose(named.and(page.locator('select')).first(), value);
  await hands.put(named.and(page.locator('input:not([type=radio], [type=checkbox]), textarea')).first(), value);
}

interface Form {
  readonly schema: JsonObject;
  readonly ui: JsonObject;
}

function formOf(flow: string, state: string): Form {
  const { states } = read(`flows/${flow}/flow.json`) as { states: { [name: string]: { meta?: { form?: string } } } };
  const node = states[state];
  if (node === undefined) throw new Error(`${flow} has no step ${state}.`);
  const form = node.meta?.form ?? defaultForm(flow, state);
  return { schema: read(`schemas/${form}.schema.json`), ui: read(`schemas/${form}.ui.json`) };
}

function fieldOf({ schema, ui, name, flow, state }: Place) {
  const field = objectOf(objectOf(schema['properties'])[name]);
  if (Object.keys(field).length === 0) throw new Error(`${flow}/${state} asks for no ${name}.`);
  const ref = typeof field['$ref'] === 'string' ? field['$ref'] : undefined;
  const shared = ref === undefined ? undefined : /([^/]+)\.schema\.json$/.exec(ref)?.[1];
  const sharedUi = shared === undefined ? {} : read(`schemas/shared/${shared}.ui.json`);
  const sharedSchema = shared === undefined ? {} : read(`schemas/shared/${shared}.schema.json`);
  return {
    shared,
    widget: objectOf(ui[name])['ui:widget'] ?? sharedUi['ui:widget'],
    isSecret: (field['x-sensitive'] ?? sharedSchema['x-sensitive']) !== undefined,
  };
}

function read(path: string): JsonObject {
  const file = projectFile(path);
  return file === undefined ? {} : objectOf(JSON.parse(readFileSync(file, 'utf8')));
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value as JsonObject) ? (value as JsonObject) : {};
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
