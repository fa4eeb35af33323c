import { expect, it } from 'vitest';
import { compileSchema } from '../../rules/compileRule.ts';
import { createRule } from '../../rules/createRule.ts';
import { makeForm } from '../testing/makeForm.ts';
import { scopeOf } from '../testing/scopeOf.ts';
import { isOffered } from './isOffered.ts';

const here = { type: 'object', properties: { region: { const: 'HK' } } };
const passport = { type: 'object', properties: { kind: { const: 'passport' } } };
const accepted = createRule('document.accepted', ['region', 'kind'], compileSchema({ anyOf: [here, passport] }));
const ask = { rule: 'document.accepted', params: { region: '$input/region', kind: '$self/kind' }, at: '/kind' };
const form = (offer: object) =>
  makeForm(
    { kind: { type: 'string', enum: ['passport', 'idCard'] }, other: { type: 'string', enum: ['idCard'] } },
    { schema: { 'x-rules': [{ ...ask, ...offer }] }, rules: { 'document.accepted': accepted } },
  );

it.each([
  ['HK', 'idCard', true],
  ['CN', 'idCard', false],
  ['CN', 'passport', true],
])('in %s, %s: %s', (region, kind, expected) => {
  const setup = { form: form({ offer: true }), scope: scopeOf({ region }) };
  expect(isOffered(setup, {}, '/kind', kind)).toBe(expected);
});

it('everything is offered by a rule that does not say so, and at other fields', () => {
  const scope = scopeOf({ region: 'CN' });
  expect(isOffered({ form: form({}), scope }, {}, '/kind', 'idCard')).toBe(true);
  expect(isOffered({ form: form({ offer: true }), scope }, {}, '/other', 'idCard')).toBe(true);
});
