import { deriveVaultKey, OWN_VERSION, type VaultKey } from './vaultKey.ts';

const SECRET_BYTES = 32;

/** Reads operators' keys: `2:<base64>,1:<base64>`, each a version above 0 and 32 random bytes, the one that seals first.
 * `undefined` when the text is no such list; it is never repeated in a message. */
export function readVaultKeys(text: string): VaultKey[] | undefined {
  const keys = text.split(',').map(readKey);
  const read = keys.filter((key) => key !== undefined);
  const versions = new Set(read.map(({ version }) => version));
  return read.length === keys.length && versions.size === keys.length ? read : undefined;
}

function readKey(text: string): VaultKey | undefined {
  const [, version, base64 = ''] = /^\s*(\d{1,6}):([\w+/-]+=*)\s*$/.exec(text) ?? [];
  const secret = Buffer.from(base64, 'base64');
  if (Number(version) > OWN_VERSION && secret.length === SECRET_BYTES) return deriveVaultKey(Number(version), secret);
  return undefined;
}
