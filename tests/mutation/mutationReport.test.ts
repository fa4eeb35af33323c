import { expect, test } from 'vitest';
import { mutationReport } from './mutationReport.ts';

test('of no mutants nothing is said to be caught', () => {
  expect(mutationReport([])).toBe('broken: none was made\nvalid: none was made');
});
