import { expect, test } from 'vitest';
import { testsOfData } from './changedFiles.js';

test('data of a flow is tested by the tests of that flow', () => {
  expect(testsOfData('flows/realname/flow.json')).toEqual(['tests/flows/realname.test.ts']);
  expect(testsOfData('schemas/realname/photo.schema.json')).toEqual(['tests/flows/realname.test.ts']);
  expect(testsOfData('locales/en/realname.json')).toEqual(['tests/flows/realname.test.ts']);
  expect(testsOfData('schemas/money.json')).toEqual([]);
  expect(testsOfData('README.md')).toEqual([]);
});
