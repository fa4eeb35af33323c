import { hkdfSync } from 'node:crypto';

/** The keys of one version, one for each use: what is learnt of one says nothing of the other. */
export interface VaultKey {
  readonly version: number;
  readonly sealing: Buffer;
  readonly digesting: Buffer;
}

/** Version of the keys that follow from the gateway's own secret; keys that operators give have versions above it. */
export const OWN_VERSION = 0;

const BYTES = 32;

export function deriveVaultKey(version: number, secret: Buffer): VaultKey {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `wallet vault ${use}`, BYTES));
  return { version, sealing: derive('sealing'), digesting: derive('digesting') };
}
