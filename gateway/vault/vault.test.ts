import { maskToEnd } from '../../src/domain/maskDigits.ts';
import { describe, expect, it } from 'vitest';
import { keepNumber, revealNumber } from './cardNumber.ts';
import { readVaultKeys } from './readVaultKeys.ts';
import { createVault } from './vault.ts';
import { deriveVaultKey } from './vaultKey.ts';

const key = (version: number, secret = version) => deriveVaultKey(version, Buffer.alloc(32, secret));
const [one, two] = [key(1), key(2)];
const CARD = '4000010000000011';

describe('vault', () => {
  it('opens what it has sealed, each time another text', () => {
    const vault = createVault([one]);
    const [first, second] = [vault.seal(CARD, 'card:a'), vault.seal(CARD, 'card:a')];
    expect(first).not.toBe(second);
    expect(first).toMatch(/^1\.[\w-]+$/);
    expect([first, second].map((sealed) => vault.open(sealed, 'card:a'))).toEqual([CARD, CARD]);
  });

  it('opens in its own row only, and nothing that was altered or cut', () => {
    const vault = createVault([one]);
    const sealed = vault.seal(CARD, 'card:a');
    const altered = [...sealed];
    altered[10] = altered[10] === 'A' ? 'B' : 'A';
    expect(() => vault.open(sealed, 'card:b')).toThrow();
    expect(() => vault.open(altered.join(''), 'card:a')).toThrow();
    expect(() => vault.open(sealed.slice(0, 20), 'card:a')).toThrow();
    expect(() => createVault([key(1, 9)]).open(sealed, 'card:a')).toThrow();
  });

  it('seals with the first key, opens and finds with each', () => {
    const [before, after] = [createVault([one]), createVault([two, one])];
    expect(after.open(before.seal(CARD, 'card:a'), 'card:a')).toBe(CARD);
    expect(after.seal(CARD, 'card:a')).toMatch(/^2\./);
    expect(after.digests(CARD)).toEqual([createVault([two]).digest(CARD), before.digest(CARD)]);
    expect(() => before.open(after.seal(CARD, 'card:a'), 'card:a')).toThrow('key 2');
  });

  it('keeps of a card number a digest, the last four digits and the seal', () => {
    const vault = createVault([one]);
    const kept = keepNumber(vault, 'a', CARD);
    expect(JSON.stringify(kept)).not.toContain(CARD);
    expect(kept).toMatchObject({ cardId: 'a', digest: vault.digest(CARD), last4: '0011' });
    expect(revealNumber(vault, kept)).toBe(CARD);
    expect(maskToEnd(kept.last4)).toBe('**** **** **** 0011');
  });
});

describe('keys of operators', () => {
  const secret = (byte: number, length = 32) => Buffer.alloc(length, byte).toString('base64');

  it('are read in their order', () => {
    expect(readVaultKeys(`2:${secret(2)}, 1:${secret(1)}`)).toEqual([two, one]);
  });

  it.each([
    ['an unknown form', 'secret'],
    ['no version', secret(1)],
    ['the version of the gateway’s own key', `0:${secret(1)}`],
    ['a short key', `1:${secret(1, 16)}`],
    ['a version twice', `1:${secret(1)},1:${secret(2)}`],
    ['one wrong among right ones', `2:${secret(2)},1`],
  ])('are refused with %s', (_what, text) => expect(readVaultKeys(text)).toBeUndefined());
});
