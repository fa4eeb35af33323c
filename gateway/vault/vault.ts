import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { VaultKey } from './vaultKey.ts';

/** Keeps what must be found again or shown again and may lie nowhere in the clear: numbers of cards and bank accounts. */
export interface Vault {
  /** Keyed digest: what a number is found by and is unique by. Without the key nobody can try the numbers there are. */
  readonly digest: (text: string) => string;
  /** The digests under every key that is held: rows written under an earlier one are found too. */
  readonly digests: (text: string) => readonly string[];
  /** The digest under the key that is never let go: for values of which no sealed copy is kept, so that their digest cannot be
   * computed again under a new key. */
  readonly lastingDigest: (text: string) => string;
  /** @param of the row it belongs to: moved to another, it does not open */
  readonly seal: (text: string, of: string) => string;
  /** @throws Error when it was altered, belongs to another row, or its key is not held */
  readonly open: (sealed: string, of: string) => string;
  /** The same of what is no text: a picture. */
  readonly sealBytes: (bytes: Uint8Array, of: string) => string;
  readonly openBytes: (sealed: string, of: string) => Uint8Array;
  /** The key that seals. */
  readonly version: number;
  /** Versions that can be opened, the one that seals first. */
  readonly versions: readonly number[];
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param keys the one that seals first, then those that still open, and last the one that always will */
export function createVault(keys: readonly [VaultKey, ...VaultKey[]]): Vault {
  const [current] = keys;
  return {
    digest: (text) => digestUnder(current, text),
    digests: (text) => keys.map((key) => digestUnder(key, text)),
    lastingDigest: (text) => digestUnder(keys.at(-1)!, text),
    seal: (text, of) => seal(current, Buffer.from(text), of),
    open: (sealed, of) => open(keys, sealed, of).toString('utf8'),
    sealBytes: (bytes, of) => seal(current, bytes, of),
    openBytes: (sealed, of) => open(keys, sealed, of),
    version: current.version,
    versions: keys.map(({ version }) => version),
  };
}

function digestUnder({ digesting }: VaultKey, text: string): string {
  return createHmac('sha256', digesting).update(text).digest('base64url');
}

/** `<version>.<nonce, tag and ciphertext>` */
function seal({ version, sealing }: VaultKey, bytes: Uint8Array, of: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealing, nonce).setAAD(Buffer.from(of));
  const hidden = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')}`;
}

function open(keys: readonly VaultKey[], sealed: string, of: string): Buffer {
  const [version, body = ''] = sealed.split('.');
  const key = keys.find((one) => String(one.version) === version);
  if (!key) throw new Error(`What is sealed with key ${version} cannot be opened: that key is not held.`);
  const bytes = Buffer.from(body, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv(CIPHER, key.sealing, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(of))
    .setAuthTag(tag);
  const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(hidden), decipher.final()]);
}
