import type { BlockList } from 'node:net';
import { resolve } from 'node:path';
import { isPostgresUrl, NO_POSTGRES_URL } from './db/isPostgresUrl.ts';
import { proxyList } from './http/sourceOf.ts';
import { isLoopback } from './sandbox/loopback.ts';
import { readVaultKeys } from './vault/readVaultKeys.ts';
import type { VaultKey } from './vault/vaultKey.ts';

/** How a gateway process is started. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  readonly databaseSchema?: string;
  readonly dataDir: string;
  /** Where members reach the portal, scheme and host: links in mails begin with it. */
  readonly publicOrigin: string;
  /** Proxies that say whom they ask for in `X-Forwarded-For`; without them every call comes from its connection's address. */
  readonly trustedProxies: BlockList;
  readonly portalDir?: string;
  /** One of the `variants` of content/site.json; the one named there without it. */
  readonly siteVariant?: string;
  readonly sandbox: boolean;
  /** Where health, readiness and metrics are served for operators, on `host` 127.0.0.1 or `operatorHost`; nowhere without it. */
  readonly operatorPort?: number;
  readonly operatorHost: string;
  /** Seconds that calls are still taken after the process was asked to stop, while `/ready` already says no. */
  readonly drainSeconds: number;
  /** Calls that one address may make in a second over time, and have in progress at once; 0 where nobody counts. */
  readonly callsPerSecond: number;
  /** What card numbers are sealed with, the one that seals first; without it the gateway's own secret. */
  readonly vaultKeys: readonly VaultKey[];
}

/** A setting that cannot be used; its message is for the one who starts the gateway. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

interface Environment {
  readonly [name: string]: string | undefined;
}

/** Reads settings from environment variables; a blank one counts as not set.
 * @throws BadSetting with one sentence on what is wrong and how to fix it */
export function readSettings(given: Environment): Settings {
  const env: Environment = Object.fromEntries(Object.entries(given).filter(([, text]) => text?.trim() !== ''));
  const port = readPort('PORT', env.PORT || '8080');
  const drainSeconds = Number(env.DRAIN_SECONDS || '0');
  if (!(drainSeconds >= 0 && drainSeconds <= 600)) {
    throw new BadSetting(`DRAIN_SECONDS is "${env.DRAIN_SECONDS}"; it is a number of seconds from 0 to 600.`);
  }
  const host = env.HOST || '127.0.0.1';
  const sandbox = readBoolean('SANDBOX', env.SANDBOX);
  if (sandbox && !isLoopback(host)) {
    throw new BadSetting(`The sandbox shows every code it sends: it runs on 127.0.0.1 only, and HOST is "${host}".`);
  }
  const allowEmbedded = readBoolean('ALLOW_EMBEDDED', env.ALLOW_EMBEDDED);
  if (!sandbox && !allowEmbedded) refuseEmbedded(env);
  const publicOrigin = originOf(env.PUBLIC_ORIGIN, { host, port });
  const trustedProxies = proxiesOf(env.TRUSTED_PROXIES);
  const isTold = trustedProxies.rules.length > 0;
  const operatorHost = env.OPERATOR_HOST || '127.0.0.1';
  const isBehindTls = isTold && publicOrigin.startsWith('https:');
  if (!isLoopback(host)) refusePlain('HOST', host, isBehindTls);
  if (env.OPERATOR_PORT && !isLoopback(operatorHost)) refusePlain('OPERATOR_HOST', operatorHost, isBehindTls);
  const operatorPort = env.OPERATOR_PORT ? readPort('OPERATOR_PORT', env.OPERATOR_PORT) : undefined;
  if (operatorPort === port && port !== 0 && isSameHost(host, operatorHost)) refuseSharedPort(port);
  if (!sandbox && publicOrigin.startsWith('https:') && !isTold) refuseUnknownProxy(publicOrigin);
  return {
    port,
    host,
    ...databaseOf(env.DATABASE_URL),
    ...(env.DATABASE_SCHEMA ? { databaseSchema: env.DATABASE_SCHEMA } : {}),
    dataDir: resolve(env.DATA_DIR || 'data'),
    publicOrigin,
    trustedProxies,
    ...(env.PORTAL_DIR ? { portalDir: resolve(env.PORTAL_DIR) } : {}),
    ...(env.SITE_VARIANT ? { siteVariant: env.SITE_VARIANT } : {}),
    sandbox,
    ...(operatorPort !== undefined && { operatorPort }),
    operatorHost,
    drainSeconds,
    callsPerSecond: callsPerSecondOf(env.CALLS_PER_SECOND, sandbox),
    vaultKeys: vaultKeysOf(env.VAULT_KEYS),
  };
}

/** Nothing else is guessed at: a sandbox that somebody meant to switch off would show every code. */
function readBoolean(name: string, text: string | undefined): boolean {
  if (!text || text === 'false') return false;
  if (text === 'true') return true;
  throw new BadSetting(`${name} is "${text}"; write true or false.`);
}

/** Without a server members' money would lie in a database for trying out, and the key of what is sealed beside it. */
function refuseEmbedded({ DATABASE_URL: url, VAULT_KEYS: keys }: Environment): void {
  if (url && keys) return;
  const missing = [...(url ? [] : ['DATABASE_URL']), ...(keys ? [] : ['VAULT_KEYS'])].join(' and ');
  throw new BadSetting(
    `Without ${missing} the gateway would keep members' data in its weakest form. Set what is missing, or ALLOW_EMBEDDED=true to try out.`,
  );
}

/** The gateway speaks plain HTTP: others may reach it through a proxy that ends TLS, and in no other way. */
function refusePlain(name: 'HOST' | 'OPERATOR_HOST', host: string, isBehindTls: boolean): void {
  if (isBehindTls) return;
  throw new BadSetting(
    `${name} is "${host}", and others could reach it in plain HTTP. Put a proxy with TLS in front of it, name the proxy in TRUSTED_PROXIES and its https address in PUBLIC_ORIGIN.`,
  );
}

/** What ends TLS is a proxy, wherever it stands: unnamed, all members would come from its address. */
function refuseUnknownProxy(origin: string): void {
  throw new BadSetting(
    `PUBLIC_ORIGIN is "${origin}", so a proxy ends TLS. Name it in TRUSTED_PROXIES, "127.0.0.1" where it runs on this machine.`,
  );
}

/** One of them may be every address of the machine. */
function isSameHost(one: string, other: string): boolean {
  return one === other || [one, other].some((host) => ['0.0.0.0', '::'].includes(host));
}

/** Members must not reach what operators read. */
function refuseSharedPort(port: number): void {
  throw new BadSetting(`OPERATOR_PORT is "${port}", as PORT is. Give the pages for operators a port of their own.`);
}

function originOf(text: string | undefined, { host, port }: Pick<Settings, 'host' | 'port'>): string {
  if (!text) return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (url && isSafe && url.origin === text) return text;
  throw new BadSetting(
    `PUBLIC_ORIGIN is "${text}"; it is what members' addresses begin with, like "https://wallet.example".`,
  );
}

/** Many members behind one address of a carrier or an office are no crowd. */
const CALLS_PER_SECOND = 50;

/** A sandbox is reached from its own machine only, and tests ask for much. */
function callsPerSecondOf(text: string | undefined, sandbox: boolean): number {
  const calls = text ? Number(text) : sandbox ? 0 : CALLS_PER_SECOND;
  if (Number.isInteger(calls) && calls >= 0) return calls;
  throw new BadSetting(`CALLS_PER_SECOND is "${text}"; it is a whole number of calls, or 0 to count none.`);
}

/** Never repeated: it may hold a password. */
function databaseOf(url: string | undefined): Pick<Settings, 'databaseUrl'> {
  if (!url) return {};
  if (!isPostgresUrl(url)) throw new BadSetting(NO_POSTGRES_URL);
  return { databaseUrl: url };
}

function proxiesOf(text = ''): BlockList {
  const list = proxyList(text);
  if (!list)
    throw new BadSetting(
      `TRUSTED_PROXIES is "${text}"; it is a list of addresses and networks, like "10.0.0.0/8, 192.0.2.1".`,
    );
  return list;
}

function vaultKeysOf(text: string | undefined): VaultKey[] {
  const keys = text ? readVaultKeys(text) : [];
  if (!keys)
    throw new BadSetting(
      'VAULT_KEYS is a list like "2:<base64>,1:<base64>": versions above 0, each once, with 32 random bytes in base64.',
    );
  return keys;
}

function readPort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) {
    throw new BadSetting(`${name} is "${text}", which is no port number.`);
  }
  return port;
}
