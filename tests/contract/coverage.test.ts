import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../gateway/contract/contract.ts';

const folder = new URL('.', import.meta.url);
const tests = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.test.ts') && !name.startsWith('coverage'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

const listed = loadContract().operations.flatMap(({ operationId, returnCodes }) =>
  ['SUCCESS', ...returnCodes].map((code) => ({ operationId, code })),
);

/** Not a proof that a code is tested well, but that nobody has forgotten it. */
describe('every return code that an operation lists', () => {
  it.each(listed)('$operationId $code is named in a test of that operation', ({ operationId, code }) => {
    const naming = tests.filter((text) => new RegExp(`\\b${operationId}\\b`).test(text));
    expect(naming.length).toBeGreaterThan(0);
    if (code !== 'SUCCESS') expect(naming.some((text) => text.includes(code))).toBe(true);
  });
});
