import type { JsonObject } from '../../src/domain/json.ts';
import type { SensitivePointers } from '../contract/sensitivePointers.ts';
import type { PasswordHashes } from '../idempotency/keys.ts';
import type { PasswordHasher } from '../vault/passwordHasher.ts';
import type { Outside } from './outside.ts';

/** Hashes and judges the passwords of calls with a key. A digest, quick to make, could be tried out: they are hashed as slowly as those
 * that are kept of members, with the very computing that the operation has asked for. */
export interface CallPasswords {
  readonly hashes: () => Promise<PasswordHashes>;
  /** Whether they are those of the call that acted. */
  readonly areThoseOf: (hashes: PasswordHashes) => Promise<boolean>;
}

/** @param body of the call; passwords stand at its top only */
export function callPasswords(
  body: JsonObject,
  secrets: SensitivePointers,
  { passwords, outside }: { readonly passwords: PasswordHasher; readonly outside: Outside },
): CallPasswords {
  const given = [...secrets].flatMap(([at, kind]) => {
    const text = body[at.slice(1)];
    return (kind === 'password' || kind === 'pin') && typeof text === 'string' ? [{ at, text }] : [];
  });
  return {
    hashes: async () => {
      const hash = async ({ at, text }: (typeof given)[number]) =>
        [at, await outside(['hash', text], () => passwords.hash(text))] as const;
      return Object.fromEntries(await Promise.all(given.map(hash)));
    },
    areThoseOf: async (hashes) => {
      if (Object.keys(hashes).length !== given.length) return false;
      const isSame = ({ at, text }: (typeof given)[number]) =>
        outside(['matches', text, hashes[at]], () => passwords.matches(text, hashes[at]));
      return (await Promise.all(given.map(isSame))).every(Boolean);
    },
  };
}
