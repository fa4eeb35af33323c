import { createApp, type AppOptions } from './app.ts';
import { builtInCaptchas } from './captcha/builtInCaptchas.ts';
import type { CaptchaProvider } from './services/captchaProvider.ts';
import { closedParts } from '../src/domain/siteVariant.ts';
import { systemClock, type Clock } from './clock/clock.ts';
import type { Content } from './content/content.ts';
import { loadContent } from './content/loadContent.ts';
import { loadContract, type Contract } from './contract/contract.ts';
import type { Core } from './call/core.ts';
import type { Database } from './db/database.ts';
import { noLog, type Log } from './shared/log.ts';
import { noCarrier, type Messenger } from './services/messenger.ts';
import { noBank, type Bank } from './services/bank.ts';
import { operationDefinitions } from './operations/index.ts';
import { createPasswordHasher, type PasswordCost } from './vault/passwordHasher.ts';
import { gatewayKey } from './vault/gatewayKey.ts';
import { createSecrets, type Secrets } from './vault/secrets.ts';
import { noIdentityProvider, type IdentityProvider } from './services/identityProvider.ts';
import type { FaultSource } from './call/fault.ts';
import { createConcurrencyLimit } from './call/concurrencyLimit.ts';
import type { OperationDefinition } from './call/operation.ts';
import { singleFlight } from './shared/singleFlight.ts';
import { createKeyedQueue } from './shared/keyedQueue.ts';
import { openVault } from './vault/openVault.ts';
import type { Vault } from './vault/vault.ts';
import type { VaultKey } from './vault/vaultKey.ts';

export interface GatewayOptions extends AppOptions {
  readonly database: Database;
  readonly contract?: Contract;
  readonly content?: Content;
  readonly clock?: Clock;
  /** What keeps messages with a card's number keeps them in the vault. */
  readonly messenger?: (vault: Vault) => Messenger;
  /** Scheme and host of the portal's addresses in messages. */
  readonly publicOrigin?: string;
  readonly bank?: Bank;
  readonly identity?: IdentityProvider;
  readonly captchas?: (secrets: Secrets) => CaptchaProvider;
  readonly faults?: FaultSource;
  /** What carries out operations that no code does. */
  readonly played?: (contract: Contract) => readonly OperationDefinition[];
  readonly log?: Log;
  readonly passwordCost?: PasswordCost;
  /** Calls that are carried out at once. */
  readonly mostCalls?: number;
  /** The operators' keys, the one that seals first; without them the gateway's own secret seals. */
  readonly vaultKeys?: readonly VaultKey[];
}

export interface Gateway {
  /** Answers a request. `source` is the address it came from; limits per source count by it.
   * @throws ConnectionDropped when a sandbox fault asks for it */
  readonly fetch: (request: Request, source?: string) => Promise<Response>;
  readonly core: Core;
}

/** Eight times the connections to the database: twice as many would wait twice as long, and none be answered sooner. */
const MOST_CALLS = 128;

/** Puts a gateway together on a database. The same handler serves Node, tests and stories. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const contract = options.contract ?? loadContract();
  const content = options.content ?? loadContent();
  const closed = closedParts(content.site, 'operations');
  const vault = await options.database.transaction((tx) => openVault(tx, options.vaultKeys));
  const key = await options.database.transaction((tx) => gatewayKey(tx, vault));
  const secrets = createSecrets(key);
  const clock = options.clock ?? systemClock;
  const concurrency = createConcurrencyLimit(options.mostCalls ?? MOST_CALLS);
  const core: Core = {
    database: options.database,
    services: {
      contract,
      content,
      messenger: options.messenger?.(vault) ?? noCarrier,
      publicOrigin: options.publicOrigin ?? 'http://127.0.0.1:8080',
      bank: options.bank ?? noBank,
      identity: options.identity ?? noIdentityProvider,
      captchas: options.captchas?.(secrets) ?? builtInCaptchas(secrets),
      passwords: createPasswordHasher(options.passwordCost, key),
      guessQueue: createKeyedQueue(concurrency),
      secrets,
      vault,
    },
    clock,
    // A crowd of pages, or of calls that cannot be read, has one connection to the database at the most.
    now: singleFlight(() => options.database.transaction((tx) => clock.now(tx))),
    log: options.log ?? noLog,
    concurrency,
    ...(options.faults ? { faults: options.faults } : {}),
    definitions: new Map(
      [...operationDefinitions, ...(options.played?.(contract) ?? [])].flatMap((one) =>
        closed.includes(one.operationId) ? [] : [[one.operationId, one]],
      ),
    ),
    operationsByPath: new Map(contract.operations.map((operation) => [operation.path, operation])),
  };
  const app = createApp(core, options);
  return { core, fetch: (request, source = 'local') => Promise.resolve(app.fetch(request, { source })) };
}
