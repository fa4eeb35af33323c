import { expect, test } from 'vitest';
import { readImporters, testsNearestFirst, withinBudget } from './nearTests.js';

test('the nearest tests come first, each once', () => {
  const importers = new Map([
    ['src/money.ts', ['src/money.test.ts', 'src/fee.ts', 'src/pay.ts']],
    ['src/fee.ts', ['src/fee.test.ts', 'src/pay.ts']],
    ['src/pay.ts', ['src/pay.test.tsx', 'src/money.ts']],
  ]);
  expect(testsNearestFirst(['src/money.ts'], importers)).toEqual([
    'src/money.test.ts',
    'src/fee.test.ts',
    'src/pay.test.tsx',
  ]);
  expect(testsNearestFirst(['src/pay.test.tsx', 'src/fee.ts'], importers)).toEqual([
    'src/pay.test.tsx',
    'src/fee.test.ts',
    'src/money.test.ts',
  ]);
  expect(testsNearestFirst(['README.md'], importers)).toEqual([]);
});

test('tests are taken while they fit; one that does not leaves room for shorter ones', () => {
  const took = new Map([
    ['quick', 0.5],
    ['long', 90],
    ['short', 1],
  ]);
  expect(withinBudget(['quick', 'long', 'short'], took, 20)).toEqual({ taken: ['quick', 'short'], left: ['long'] });
  expect(withinBudget(['never run', 'short'], took, 5)).toEqual({ taken: ['never run'], left: ['short'] });
});

test('imports are read from the files of the project', async () => {
  const importers = await readImporters(['scripts']);
  expect(importers.get('scripts/lib/nearTests.js')).toEqual(
    expect.arrayContaining(['scripts/lib/nearTests.test.ts', 'scripts/lib/parts.js']),
  );
});
