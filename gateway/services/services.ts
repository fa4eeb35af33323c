import type { CaptchaProvider } from './captchaProvider.ts';
import type { Contract } from '../contract/contract.ts';
import type { Content } from '../content/content.ts';
import type { Messenger } from './messenger.ts';
import type { Bank } from './bank.ts';
import type { PasswordHasher } from '../vault/passwordHasher.ts';
import type { Secrets } from '../vault/secrets.ts';
import type { IdentityProvider } from './identityProvider.ts';
import type { KeyedQueue } from '../shared/keyedQueue.ts';
import type { Vault } from '../vault/vault.ts';

/** What the gateway was built with, for operations that need more than their call. */
export interface Services {
  readonly contract: Contract;
  readonly content: Content;
  readonly messenger: Messenger;
  /** Where members reach the portal, scheme and host. */
  readonly publicOrigin: string;
  /** The payees' banks: none, or the sandbox's. */
  readonly bank: Bank;
  /** Who reads documents and compares faces: none, or the sandbox's. */
  readonly identity: IdentityProvider;
  /** What tells people from programs: `builtInCaptchas`, unless the deployment names another. */
  readonly captchas: CaptchaProvider;
  readonly passwords: PasswordHasher;
  /** Who is being judged: one guess at a time. */
  readonly guessQueue: KeyedQueue;
  readonly secrets: Secrets;
  /** Where numbers of cards and bank accounts lie sealed. */
  readonly vault: Vault;
}
