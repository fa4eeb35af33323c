import { expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import type { FlowFile } from '../engine/flowFile.ts';
import { openRows } from './openRows.ts';
import type { Project } from './project.ts';

const isActive = { at: '/status', in: ['active'] };
const isPhysical = { at: '/type', in: ['physical'] };

/** A flow that takes a card from its address, and asks for one by a form. */
function rowsOf(field: JsonObject, query: readonly string[] = ['card_id']) {
  const schema = { data: { type: 'object', properties: { card: field } } };
  const project = { forms: { 'sample/choose': { schema } } } as unknown as Project;
  const states = { asking: { invoke: { src: 'op:cardList' } }, choose: { meta: { form: 'sample/choose' } } };
  return openRows(project, { states, meta: { entries: { '/sample': { query } } } } as unknown as FlowFile);
}

const options = (only?: unknown) => ({
  from: 'cards',
  value: '/id',
  label: '/mask',
  ...(only === undefined ? {} : { only }),
});
const field = (only?: unknown): JsonObject =>
  ({ 'x-prefill': '$input/card_id', 'x-options': options(only) }) as unknown as JsonObject;

it('rows that a link may name are those that the form takes which starts with it', () => {
  expect(rowsOf(field(isActive))).toEqual({ card_id: [isActive] });
  expect(rowsOf(field([isActive, isPhysical]))).toEqual({ card_id: [isActive, isPhysical] });
});

it('every row may be named where the form takes every one', () => expect(rowsOf(field())).toEqual({ card_id: [] }));

it('nothing is said of what no form starts with, and of what is no list', () => {
  expect(rowsOf(field(isActive), ['code'])).toEqual({});
  expect(rowsOf({ 'x-prefill': '$input/card_id', type: 'string' })).toEqual({});
});
