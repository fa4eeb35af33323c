import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './passwordHasher.ts';

const { hash, matches } = createPasswordHasher({ N: 16, r: 1, p: 1 });
const PASSWORD = 'Sample1234567890';

it('judges a password as it was typed: to the last character, in its case, with its spaces', async () => {
  const kept = await hash(PASSWORD);
  expect(await matches(PASSWORD, kept)).toBe(true);
  const others = [PASSWORD.slice(0, -1), `${PASSWORD}0`, `${PASSWORD} `, PASSWORD.toLowerCase(), 'Sample1234567891'];
  for (const other of others) expect(await matches(other, kept)).toBe(false);
});

it('takes one character for the same, however a keyboard composes it', async () => {
  expect(await matches('Cafe\u0301 1234', await hash('Caf\u00e9 1234'))).toBe(true);
});

it('keeps a salt and the cost, and another hash each time', async () => {
  const [first, second] = [await hash(PASSWORD), await hash(PASSWORD)];
  expect(first).not.toBe(second);
  expect(first).toMatch(/^scrypt\$16\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await createPasswordHasher({ N: 32, r: 1, p: 1 }).matches(PASSWORD, first)).toBe(true);
});

it('matches nothing where there is no hash', async () => expect(await matches(PASSWORD, undefined)).toBe(false));

describe('with the gateway’s secret', () => {
  const cost = { N: 16, r: 1, p: 1 };
  const keyed = createPasswordHasher(cost, 'the key of a gateway');

  it('a copied hash tells of no password to whoever has not got it, however few there are', async () => {
    const kept = await keyed.hash('135790');
    expect(kept).toMatch(/^hmac-scrypt\$16\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await keyed.matches('135790', kept)).toBe(true);
    expect(await keyed.matches('135791', kept)).toBe(false);
    expect(await createPasswordHasher(cost, 'another').matches('135790', kept)).toBe(false);
    expect(await matches('135790', kept.replace('hmac-', ''))).toBe(false);
  });

  it('a hash of before is judged as it was', async () => {
    const before = await hash(PASSWORD);
    expect(await keyed.matches(PASSWORD, before)).toBe(true);
    expect(await keyed.matches(`${PASSWORD}0`, before)).toBe(false);
  });

  it('takes one character for the same there too, and nothing where there is no hash', async () => {
    expect(await keyed.matches('Cafe\u0301 1234', await keyed.hash('Caf\u00e9 1234'))).toBe(true);
    expect(await keyed.matches(PASSWORD, undefined)).toBe(false);
  });
});
