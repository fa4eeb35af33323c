import type { Hono } from 'hono';
import type { JsonObject } from '../../src/domain/json.ts';
import { loadContent } from '../../gateway/content/loadContent.ts';
import type { CallLimits } from '../../gateway/http/callLimits.ts';
import type { Portal } from '../../gateway/http/portalFiles.ts';
import type { Contract } from '../../gateway/contract/contract.ts';
import { createGateway, type Gateway } from '../../gateway/createGateway.ts';
import type { Database } from '../../gateway/db/database.ts';
import { lineLog, type Log } from '../../gateway/shared/log.ts';
import { startSession } from '../../gateway/people/sessions.ts';
import { sandboxOptions } from '../../gateway/sandbox/sandboxOptions.ts';
import { setClock } from '../../gateway/sandbox/sandboxClock.ts';
import type { PasswordCost } from '../../gateway/vault/passwordHasher.ts';
import type { VaultKey } from '../../gateway/vault/vaultKey.ts';
import { noHashInside } from './noHashInside.ts';
import { recordAnswers, watchFaults } from './recordAnswers.ts';
import { passwordCost, sampleDatabase } from './sampleDatabase.ts';
import { WalletClient } from './walletClient.ts';

/** A gateway in this process with the sample members, its clock standing where the test puts it. */
export interface SampleGateway {
  readonly database: Database;
  readonly gateway: Gateway;
  readonly setNow: (at: string) => Promise<void>;
  /** A client with a session of this member, begun now; an earlier one of the same member is over. */
  readonly member: (memberId: string) => Promise<WalletClient>;
  readonly close: () => Promise<void>;
}

export interface SampleOptions {
  /** A database with the sample members; it is closed with the gateway. */
  readonly database?: Database;
  readonly log?: Log;
  /** No call looks for faults that the sandbox was asked for, nor is it watched, which makes every promise of Node 20 dearer. */
  readonly isFaultless?: boolean;
  /** Scheme and host that members reach it by. */
  readonly publicOrigin?: string;
  /** What one address may ask for; without them as much as it likes. */
  readonly limits?: CallLimits;
  readonly fileLimits?: CallLimits;
  readonly health?: Hono;
  /** The operators’ keys; without them the gateway's own secret seals. */
  readonly vaultKeys?: readonly VaultKey[];
  /** Calls that are carried out at once. */
  readonly mostCalls?: number;
  readonly portal?: Portal;
  /** Of the site; without it the one that content/site.json names. */
  readonly siteVariant?: string;
  /** Of hashes that are made from now on; those of the samples are cheap. */
  readonly passwordCost?: PasswordCost;
  /** Instead of the one in openapi/. */
  readonly contract?: Contract;
}

/** @param constants take the place of those in content/constants */
export async function sampleGateway(
  at: string,
  constants: JsonObject = {},
  options: SampleOptions = {},
): Promise<SampleGateway> {
  const database = options.database ?? (await sampleDatabase(at));
  const content = loadContent(options.siteVariant);
  const constantsAt = (now: string) => ({ ...content.constantsAt(now), ...constants });
  const lines: string[] = [];
  const planned: string[] = [];
  const asLines = lineLog((line) => lines.push(line));
  const log: Log = (record) => {
    asLines(record);
    options.log?.(record);
  };
  const { faults, ...played } = sandboxOptions;
  const watch = options.isFaultless ? undefined : noHashInside();
  const made = await createGateway({
    database: watch?.database(database) ?? database,
    passwordCost: options.passwordCost ?? passwordCost,
    ...played,
    ...(options.isFaultless ? {} : { faults: watchFaults(faults, planned) }),
    log,
    ...(options.limits ? { limits: options.limits } : {}),
    ...(options.fileLimits ? { fileLimits: options.fileLimits } : {}),
    ...(options.health ? { health: options.health } : {}),
    ...(options.mostCalls === undefined ? {} : { mostCalls: options.mostCalls }),
    ...(options.vaultKeys ? { vaultKeys: options.vaultKeys } : {}),
    ...(options.portal ? { portal: options.portal } : {}),
    ...(options.contract ? { contract: options.contract } : {}),
    ...(options.publicOrigin === undefined ? {} : { publicOrigin: options.publicOrigin }),
    content: { ...content, constantsAt },
  });
  const { passwords } = made.core.services;
  Object.assign(passwords, watch?.passwords(passwords));
  const gateway = recordAnswers(made, lines, planned);
  const now = () => database.transaction((tx) => sandboxOptions.clock.now(tx));
  return {
    database,
    gateway,
    setNow: (next) => database.transaction((tx) => setClock(tx, next, true)),
    member: async (memberId) => {
      const client = new WalletClient((request) => gateway.fetch(request));
      client.session = gateway.core.services.secrets.token();
      const session = { token: client.session, memberId, deviceName: 'Test', now: await now() };
      await database.transaction((tx) => startSession(tx, session));
      return client;
    },
    close: () => database.close(),
  };
}
