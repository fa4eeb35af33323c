import { expect, it } from 'vitest';
import { makeWords } from '../testing/makeWords.ts';
import { optionLabel } from './optionLabel.ts';

const fields = { account: { label: 'Card', row: '{{mask}} · {{status}}' }, status: { options: { locked: 'Locked' } } };
const words = makeWords(fields);
const row = { mask: '**** 1234', status: 'locked' };
const label = (choices?: { readonly [member: string]: string }) =>
  optionLabel(row, '/mask', words.field('account'), words, choices);

it('a row reads as its template says, a member of a shared choice in the words of that choice', () => {
  expect(label({ status: 'card-status' })).toBe('**** 1234 · Locked');
  expect(label()).toBe('**** 1234 · locked');
});

it('yes and no of a row are said in words, too', () => {
  const isDefault = {
    account: { row: '{{mask}} · {{first}}' },
    first: { options: { true: 'the first', false: 'not' } },
  };
  const said = makeWords(isDefault);
  const of = (first: boolean) =>
    optionLabel({ mask: '1234', first }, '/mask', said.field('account'), said, { first: 'is-first' });
  expect([of(true), of(false)]).toEqual(['1234 · the first', '1234 · not']);
});

it('a member that a row does not have says nothing', () => {
  expect(optionLabel({ mask: '**** 1234' }, '/mask', words.field('account'), words, { status: 'card-status' })).toBe(
    '**** 1234 · ',
  );
});

it('without a template the member stands that the schema names', () => {
  expect(optionLabel(row, '/mask', words.field('other'), words)).toBe('**** 1234');
});
