import { describe, expect, it } from 'vitest';
import { bothFound, gateFound, timesTable, vitestFound } from './report.js';

const green = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };

/** The count at the end of `npm test` hides nothing. */
describe('report', () => {
  it('counts a gate as one test', () => {
    expect(gateFound({ code: 0, output: 'a\n12 flows\n' })).toEqual({
      passed: 1,
      failed: 0,
      skipped: 0,
      note: '12 flows',
    });
    expect(gateFound({ code: 1, output: 'broken\n' })).toMatchObject({ passed: 0, failed: 1, failures: 'broken' });
  });

  it('counts what Vitest reports', () => {
    expect(vitestFound(green, { code: 0, output: '' })).toEqual({ passed: 3, failed: 0, skipped: 1, files: [] });
  });

  it('counts a file that cannot be loaded as a failure, and shows why', () => {
    const broken = { name: 'a.test.ts', status: 'failed', message: 'SyntaxError: x', assertionResults: [] };
    const found = vitestFound({ ...green, testResults: [broken] }, { code: 1, output: '' });
    expect(found.failed).toBe(1);
    expect(found.failures).toContain('SyntaxError: x');
  });

  it('counts a run that ended badly without a failed test', () => {
    expect(vitestFound(green, { code: 1, output: 'Unhandled rejection' })).toMatchObject({
      failed: 1,
      failures: 'Unhandled rejection',
    });
    expect(vitestFound(undefined, { code: 1, output: 'No test files found' })).toMatchObject({ passed: 0, failed: 1 });
  });

  it('names each failed test with its message', () => {
    const test = { fullName: 'walk stops', status: 'failed', failureMessages: ['expected 1 to be 2'] };
    const file = { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [test] };
    const found = vitestFound({ ...green, numFailedTests: 1, testResults: [file] }, { code: 1, output: '' });
    expect(found.failed).toBe(1);
    expect(found.failures).toContain('walk stops');
    expect(found.failures).toContain('expected 1 to be 2');
  });

  it('adds up the two halves of a part', () => {
    const [good, bad] = [gateFound({ code: 0, output: '9 cells' }), gateFound({ code: 1, output: 'none of X' })];
    expect(bothFound(good, bad)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      note: '9 cells',
      failures: 'none of X',
      files: [],
    });
  });

  it('says what each part took, and the ten slowest files', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({ name: `${index}.test.ts`, seconds: index }));
    const parts = [
      { name: 'types', seconds: 20 },
      { name: 'unit', seconds: 60.04, files },
    ];
    const table = timesTable(parts, 70).split('\n');
    expect(table.slice(0, 4)).toEqual(['Seconds by part:', '    20.0  types', '    60.0  unit', '    70.0  all']);
    expect(table.slice(5)).toHaveLength(10);
    expect([table[5], table.at(-1)]).toEqual(['    11.0  11.test.ts', '     2.0  2.test.ts']);
  });
});
