import { OWN_VERSION } from './vaultKey.ts';

/** What was sealed here cannot be opened with the keys that were given; the message is for operators. */
export class WrongVaultKey extends Error {
  override readonly name = 'WrongVaultKey';

  /** @param has whether a key of that version was given: it is another one then */
  constructor(version: number, has: boolean) {
    const sealed = has
      ? `Numbers are sealed with another key ${version} than the one in VAULT_KEYS.`
      : `Numbers are sealed with key ${version}, and VAULT_KEYS has none of that version.`;
    super(`${sealed} ${remedyOf(version)}`);
  }
}

const remedyOf = (version: number) =>
  version === OWN_VERSION
    ? 'The secret in gateway_secrets is another one than that of this database: restore both from the same copy.'
    : `Write "${version}:<base64>" into VAULT_KEYS with the key that this database was started with before; a new one goes before it, with a version of its own.`;
