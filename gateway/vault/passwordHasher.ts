import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of scrypt: memory is 128 × N × r bytes. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const COST: PasswordCost = { N: 2 ** 15, r: 8, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Hashes passwords and judges them. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long for an absent hash, so that an account without one cannot be told from one with. */
  readonly matches: (password: string, hash: string | undefined) => Promise<boolean>;
}

export function createPasswordHasher(cost: PasswordCost = COST): PasswordHasher {
  const nobody = encode(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      return encode(cost, salt, await derive(password, salt, cost));
    },
    matches: async (password, hash) => {
      const stored = decode(hash ?? nobody);
      const key = await derive(password, stored.salt, stored.cost);
      return timingSafeEqual(key, stored.key) && hash !== undefined;
    },
  };
}

function derive(password: string, salt: Uint8Array, { N, r, p }: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, key: Buffer) => (error ? reject(error) : resolve(key));
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, done);
  });
}

function encode({ N, r, p }: PasswordCost, salt: Uint8Array, key: Uint8Array): string {
  return ['scrypt', N, r, p, Buffer.from(salt).toString('base64url'), Buffer.from(key).toString('base64url')].join('$');
}

function decode(text: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const [kind, N, r, p, salt, key] = text.split('$');
  if (kind !== 'scrypt' || !salt || !key) throw new Error('A stored password hash has an unknown form.');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}
