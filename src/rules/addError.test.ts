import { expect, it } from 'vitest';
import { addError } from './addError.ts';

it('begins a list and goes on with it', () => {
  const first = addError(null, '/a', '#/a/type', 'type', { type: 'string' });
  expect(addError(first, '', '#/required', 'required', { missingProperty: 'b' })).toBe(first);
  expect(first.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual([
    ['/a', 'type'],
    ['', 'required'],
  ]);
});
