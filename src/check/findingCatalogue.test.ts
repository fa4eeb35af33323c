import { expect, test } from 'vitest';
import { findingCatalogue } from './findingCatalogue.ts';
import { FINDING_KINDS } from './findingKinds.ts';

test('every kind of finding is explained, each with its reason', () => {
  const all = findingCatalogue();
  for (const [id, why] of Object.entries(FINDING_KINDS)) expect(all).toContain(`${id}: ${why}.`);
});

test('one kind is explained by itself, with an example', () => {
  expect(findingCatalogue(['bounds-crossed'])).toMatch(
    /^bounds-crossed: [A-Z].*\.\n {2}`"minLength": 8` beside `"maxLength": 6`\.$/,
  );
});

test('a kind that is not there is named, and the nearest one', () => {
  expect(() => findingCatalogue(['page-unknwon'])).toThrow('"page-unknwon" is not a kind of finding. Did you mean');
});

test('every reason is a clause that a full stop can follow', () => {
  for (const why of Object.values(FINDING_KINDS)) expect(why).toMatch(/^[A-Z].*[^.]$/);
});
