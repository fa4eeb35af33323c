import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256Head } from './sha256.ts';
import { solveWork } from './solveWork.ts';

const headOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

it.each(['', 'abc', 'c1x8Fh2kQpZ3v5yTa1b2c3:100000', 'x'.repeat(55)])('digests %j as the standard does', (text) => {
  expect(sha256Head(text)).toBe(headOf(text));
});

it('digests many a text as the standard does', () => {
  for (let nonce = 0; nonce < 500; nonce += 1) expect(sha256Head(`key:${nonce}`)).toBe(headOf(`key:${nonce}`));
});

it('works out a number that the gateway takes, and stops where it is no longer wanted', async () => {
  const answer = await solveWork('c1x8Fh2kQpZ3v5yTa1b2c3', 10, () => true);
  expect(answer).toMatch(/^[0-9]{6,16}$/);
  expect(Math.clz32(headOf(`c1x8Fh2kQpZ3v5yTa1b2c3:${answer}`))).toBeGreaterThanOrEqual(10);
  expect(await solveWork('key', 32, () => false)).toBeUndefined();
});
