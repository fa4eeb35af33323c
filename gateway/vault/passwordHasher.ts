import { createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of scrypt: memory is 128 × N × r bytes. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const COST: PasswordCost = { N: 2 ** 15, r: 8, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** How a hash begins that was made without a secret: it is judged still, and goes with the password. */
const PLAIN = 'scrypt';
/** How one begins of a password that has been through HMAC-SHA-256 before. */
const KEYED = 'hmac-scrypt';

/** Hashes passwords and judges them. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long for an absent hash, so that an account without one cannot be told from one with. */
  readonly matches: (password: string, hash: string | undefined) => Promise<boolean>;
}

/** @param secret the gateway's: without it nobody can try passwords on a copied hash, and six digits are soon tried */
export function createPasswordHasher(cost: PasswordCost = COST, secret?: string): PasswordHasher {
  const pepper = secret === undefined ? undefined : hkdfSync('sha256', secret, '', 'wallet passwords', KEY_BYTES);
  const own = pepper ? KEYED : PLAIN;
  const encode = (salt: Uint8Array, key: Uint8Array) => encodeAs(own, cost, salt, key);
  const nobody = encode(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
  const enter = (password: string, kind: string): string | Buffer => {
    const text = password.normalize('NFC');
    if (kind === PLAIN) return text;
    if (!pepper) throw new Error('A stored password hash was made with a secret, and there is none.');
    return createHmac('sha256', Buffer.from(pepper)).update(text).digest();
  };
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      return encode(salt, await derive(enter(password, own), salt, cost));
    },
    matches: async (password, hash) => {
      const stored = decode(hash ?? nobody);
      const key = await derive(enter(password, stored.kind), stored.salt, stored.cost);
      return timingSafeEqual(key, stored.key) && hash !== undefined;
    },
  };
}

function derive(entered: string | Buffer, salt: Uint8Array, { N, r, p }: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, key: Buffer) => (error ? reject(error) : resolve(key));
    scrypt(entered, salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, done);
  });
}

function encodeAs(kind: string, { N, r, p }: PasswordCost, salt: Uint8Array, key: Uint8Array): string {
  return [kind, N, r, p, Buffer.from(salt).toString('base64url'), Buffer.from(key).toString('base64url')].join('$');
}

function decode(text: string): { kind: string; cost: PasswordCost; salt: Buffer; key: Buffer } {
  const [kind, N, r, p, salt, key] = text.split('$');
  if ((kind !== PLAIN && kind !== KEYED) || !salt || !key)
    throw new Error('A stored password hash has an unknown form.');
  return {
    kind,
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}
