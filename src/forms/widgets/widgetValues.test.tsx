// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import layouts from '../../../schemas/language/ui.schema.json' with { type: 'json' };
import type { JsonObject } from '../../domain/json.ts';
import { widgetsByName } from '../../domain/widgetsByName.ts';
import type { defaultWidget } from '../plan/defaultWidget.ts';
import { makeForm } from '../testing/makeForm.ts';
import { makeWords } from '../testing/makeWords.ts';
import { renderStep } from '../testing/renderStep.tsx';
import { scopeOf } from '../testing/scopeOf.ts';
import { widgetValues } from './widgetValues.ts';
import type { WidgetName } from './widgetValues.ts';

afterEach(cleanup);

it('has every widget that a layout may name', () => {
  const named = layouts.$defs.layout.properties['ui:widget'].enum;
  const all = Object.keys(widgetValues).filter((name) => name !== 'section');
  expect([...named].sort()).toEqual(all.sort());
});

it('has those that only a layout gives, which are no default', () => {
  const byName: { readonly [name in Exclude<WidgetName, ReturnType<typeof defaultWidget>>]?: readonly string[] } =
    widgetsByName;
  expect(Object.keys(widgetValues)).toEqual(expect.arrayContaining(Object.keys(byName)));
});

const filled: readonly (readonly [WidgetName, typed: string])[] = [
  ['text', '12'],
  ['textarea', '12'],
  ['money', '12'],
  ['mobile', '12'],
  ['password', '12'],
  ['pin', '12'],
  ['wholeNumber', '12'],
  ['wholeNumber', '999999999999999'],
];

it.each(filled)('%s gives what is said of it', async (widget, typed) => {
  const { onDraft } = renderStep(stepOf(widget, {}));
  await userEvent.type(screen.getByLabelText('Field'), typed);
  await userEvent.tab();
  expectGiven(widget, onDraft.mock.lastCall?.[0] as JsonObject);
});

it.each(['select', 'radioCards'] as const)('%s gives a text even where numbers are listed', async (widget) => {
  const { onDraft } = renderStep(stepOf(widget, { enum: [1, 2] }));
  if (widget === 'select') await userEvent.selectOptions(screen.getByLabelText('Field'), '2');
  else await userEvent.click(screen.getAllByRole('radio')[1]!);
  expect(onDraft).toHaveBeenLastCalledWith({ field: '2' });
});

it('combobox gives a text even where numbers are listed', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const { onDraft } = renderStep(stepOf('combobox', { enum: [1, 2] }));
  await userEvent.type(await screen.findByRole('combobox'), '{ArrowUp}{Enter}');
  expect(onDraft).toHaveBeenLastCalledWith({ field: '2' });
});

it('checkbox gives true', async () => {
  const { onDraft } = renderStep(stepOf('checkbox', { type: 'boolean' }));
  await userEvent.click(screen.getByRole('checkbox'));
  expectGiven('checkbox', onDraft.mock.lastCall?.[0] as JsonObject);
});

it('checkboxes give texts even where numbers are listed', async () => {
  const { onDraft } = renderStep(stepOf('checkboxes', { type: 'array', items: { enum: [1, 2] } }));
  await userEvent.click((await screen.findAllByRole('checkbox'))[1]!);
  expectGiven('checkboxes', onDraft.mock.lastCall?.[0] as JsonObject);
});

it.each(['date', 'monthDay'] as const)('%s gives a text of its length', async (widget) => {
  const { onDraft } = renderStep(stepOf(widget, { type: 'string' }));
  await userEvent.type(screen.getByLabelText('Day'), '7');
  await userEvent.type(screen.getByLabelText('Month'), '3');
  if (widget === 'date') await userEvent.type(screen.getByLabelText('Year'), '2031');
  await userEvent.tab();
  expectGiven(widget, onDraft.mock.lastCall?.[0] as JsonObject);
});

function stepOf(widget: WidgetName, schema: JsonObject) {
  const form = makeForm({ field: schema }, { ui: { field: { 'ui:widget': widget } }, schema: { required: ['field'] } });
  return { form, words: makeWords({ field: { label: 'Field' } }) };
}

function expectGiven(widget: WidgetName, answer: JsonObject): void {
  const form = makeForm({ field: widgetValues[widget] ?? {} }, { schema: { required: ['field'] } });
  expect(form.validate(answer, scopeOf())).toEqual([]);
}
