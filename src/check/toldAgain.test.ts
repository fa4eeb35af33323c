import { expect, test } from 'vitest';
import { toldAgain } from './toldAgain.ts';

test('of the very same things a check tells the same and looks at them once', () => {
  let looks = 0;
  const check = toldAgain((told, ...of: readonly { readonly file: string }[]) => {
    looks += 1;
    for (const { file } of of) told.add('word-markup', { file, pointer: '' }, 'what', 'Fix.');
  });
  const [one, other] = [{ file: 'one' }, { file: 'other' }];
  const files = (...of: readonly { readonly file: string }[]) => {
    const told: string[] = [];
    check({ add: (_, place) => void told.push(place.file) }, ...of);
    return told;
  };
  expect([files(one, other), files(one, other)]).toEqual([
    ['one', 'other'],
    ['one', 'other'],
  ]);
  expect(looks).toBe(1);
  expect([files(one), files(one, { ...other })]).toEqual([['one'], ['one', 'other']]);
  expect(looks).toBe(3);
});
