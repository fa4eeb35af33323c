import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Makes and hashes what members must not be able to guess. */
export interface Secrets {
  /** 256 random bits, 43 characters. */
  readonly token: () => string;
  /** 128 random bits for ids. */
  readonly id: () => string;
  /** Six digits. */
  readonly code: () => string;
  readonly pick: (from: string, count: number) => string;
  /** Keyed hash for what is short enough to be tried out: codes, captchas, numbers. `use` keeps the kinds apart. */
  readonly keyed: (use: string, value: string) => string;
}

export function createSecrets(key: string): Secrets {
  return {
    token: () => randomBytes(32).toString('base64url'),
    id: () => randomBytes(16).toString('base64url'),
    code: () => String(randomInt(1_000_000)).padStart(6, '0'),
    pick: (from, count) => Array.from({ length: count }, () => from[randomInt(from.length)]).join(''),
    keyed: (use, value) => createHmac('sha256', key).update(`${use}\n${value}`).digest('base64url'),
  };
}

/** Hash of a long random value: no key and no salt are needed. */
export function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}

/** Compares two texts in a time that says nothing of where they differ. */
export function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(hashOf(left)), Buffer.from(hashOf(right))];
  return timingSafeEqual(a, b);
}
