import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Content } from './content/content.ts';
import { BadVariant, loadContent } from './content/loadContent.ts';
import { loadContract } from './contract/contract.ts';
import { flowsThatNeedPlay } from './contract/flowsThatNeedPlay.ts';
import { createGateway, type Gateway } from './createGateway.ts';
import { sealPlainUploads } from './files/sealedUpload.ts';
import type { Database } from './db/database.ts';
import { DatabaseAway } from './db/databaseAway.ts';
import { saysNoRoom } from './db/lacksRoom.ts';
import { sqlState } from './db/retry.ts';
import type { Transaction } from './db/transaction.ts';
import { unusableDatabase } from './db/unusableDatabase.ts';
import { unusableFolder } from './db/unusableFolder.ts';
import { openDatabase } from './migrations/openDatabase.ts';
import { callLimits } from './http/callLimits.ts';
import { isTrusted, networkOf, sourceOf } from './http/sourceOf.ts';
import { missingOfPortal } from './http/missingOfPortal.ts';
import { gracefulEnd } from './http/gracefulEnd.ts';
import { portalFiles } from './http/portalFiles.ts';
import { portError, type Place } from './http/portError.ts';
import { describeError, type Log } from './shared/log.ts';
import { startMoneyJobs } from './jobs/moneyJobs.ts';
import { createMetrics } from './operate/metrics.ts';
import { operatorPages } from './operate/operatorPages.ts';
import { startPeopleJobs } from './jobs/peopleJobs.ts';
import { watchJobs } from './jobs/watchJobs.ts';
import { claimDatabase } from './seed/claimDatabase.ts';
import { seed } from './seed/seed.ts';
import { sandboxOptions } from './sandbox/sandboxOptions.ts';
import type { Settings } from './settings.ts';
import { holdsEveryKey } from './vault/openVault.ts';
import { rekey } from './vault/rekey.ts';
import { WrongVaultKey } from './vault/wrongVaultKey.ts';

/** Why the gateway cannot start, in one line for the one who starts it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

export interface RunningServer {
  readonly port: number;
  readonly operatorPort?: number;
  readonly gateway: Gateway;
  /** Says that no more calls are wanted, takes them for a while yet, lets those in progress end, then closes everything. */
  readonly stop: () => Promise<void>;
}

/** Whoever sends more slowly than this holds a connection for nothing. */
const SENDERS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
/** Of one process; a browser opens six at the most. */
const MOST_CONNECTIONS = 2_000;
/** A tenth is for one address, however many sit behind it. */
const MOST_OF_ONE_ADDRESS = 200;

/** Opens the database and serves.
 * @param stop once it is aborted no further step of the start begins: what is open is closed, and its reason thrown
 * @throws CannotStart when the variant of the site is not known or not described, a flow calls what only a sandbox answers and there is none, no portal is built where it should be, the port is taken, the data folder is in use or cannot be written, the database cannot be used or
 * belongs to gateways with a sandbox and this one has none, or the other way about, or what is sealed in it cannot be opened */
export async function startServer(settings: Settings, log: Log, stop?: AbortSignal): Promise<RunningServer> {
  if (!settings.sandbox) refusePlayed();
  const content = contentOf(settings);
  if (settings.portalDir) await refuseUnbuilt(settings.portalDir);
  // Asked first: opening the database takes seconds, and whoever forgot a running server should not wait for it.
  await checkPort(placeOf(settings));
  if (settings.operatorPort !== undefined) await checkPort(operatorPlaceOf(settings));
  stop?.throwIfAborted();
  const database = await openOwnDatabase(settings);
  try {
    stop?.throwIfAborted();
    const metrics = createMetrics();
    let draining = false;
    const watched = metrics.watch(log);
    const pages = operatorPages(database, metrics, {
      isDraining: () => draining,
      holdsKeys: (tx) => holdsEveryKey(tx, gateway.core.services.vault),
      log: watched,
    });
    const gateway = await createGateway({
      database,
      log: watched,
      health: pages.health,
      vaultKeys: settings.vaultKeys,
      publicOrigin: settings.publicOrigin,
      content,
      ...(settings.portalDir ? { portal: portalFiles(settings.portalDir, settings.publicOrigin, content.site) } : {}),
      ...limitsOf(settings),
      ...(settings.sandbox ? sandboxOptions : {}),
    });
    await prepare(database, gateway, { sandbox: settings.sandbox, content, ...(stop ? { stop } : {}) });
    const server = await listen(settings, gateway);
    const ends = [gracefulEnd(server)];
    const operators = settings.operatorPort === undefined ? undefined : await listenForOperators(settings, pages.all);
    if (operators) ends.push(gracefulEnd(operators));
    const watch = watchJobs(metrics, watched);
    const stops = [startMoneyJobs(gateway.core, watch), startPeopleJobs(gateway.core, watch)];
    const address = server.address();
    return {
      port: typeof address === 'object' && address ? address.port : settings.port,
      ...(operators ? { operatorPort: (operators.address() as AddressInfo).port } : {}),
      gateway,
      stop: async () => {
        draining = true;
        ends.forEach(({ announce }) => announce());
        await sleep(settings.drainSeconds * 1000);
        await Promise.all(stops.map((stop) => stop()));
        for (const { close } of ends) await close();
        await database.close();
      },
    };
  } catch (error) {
    // What went wrong first is told, whatever comes of this.
    await database.close().catch(() => undefined);
    throw cannotStart(error instanceof WrongVaultKey ? error.message : whyUnusable(error, settings), error);
  }
}

interface Preparing {
  readonly sandbox: boolean;
  readonly content: Content;
  readonly stop?: AbortSignal;
}

/** Brings what lies in the database to where the first call finds it. */
async function prepare(database: Database, { core }: Gateway, { sandbox, content, stop }: Preparing): Promise<void> {
  const { vault, passwords } = core.services;
  stop?.throwIfAborted();
  await rekey(database, vault);
  stop?.throwIfAborted();
  await sealPlainUploads(database, vault);
  stop?.throwIfAborted();
  if (sandbox) await seed(database, core.clock, { content, vault, passwords });
  stop?.throwIfAborted();
}

/** A page has some forty files, and a browser that has been here before asks for none of them. */
const FILES_TO_A_CALL = 10;

const limitsOf = ({ callsPerSecond: calls }: Settings) =>
  calls === 0 ? {} : { limits: callLimits(calls), fileLimits: callLimits(calls * FILES_TO_A_CALL) };

function contentOf({ siteVariant }: Settings): Content {
  try {
    return loadContent(siteVariant);
  } catch (error) {
    throw error instanceof BadVariant ? new CannotStart(error.message) : error;
  }
}

async function refuseUnbuilt(folder: string): Promise<void> {
  const missing = await missingOfPortal(folder);
  if (missing === undefined) return;
  throw new CannotStart(
    `PORTAL_DIR is ${folder}, which is no built portal: its ${missing} is missing. Run npm run build, and name the folder that it writes, dist/production.`,
  );
}

function refusePlayed(): void {
  const calls = flowsThatNeedPlay(loadContract());
  const lines = calls.map(({ file, line, column, message }) => `${file}:${line}:${column}  ${message}`);
  if (lines.length > 0) throw new CannotStart(lines.join('\n'));
}

const placeOf = ({ port, host }: Settings): Place => ({ port, host, names: { port: 'PORT', host: 'HOST' } });
const operatorPlaceOf = ({ operatorPort = 0, operatorHost }: Settings): Place => ({
  port: operatorPort,
  host: operatorHost,
  names: { port: 'OPERATOR_PORT', host: 'OPERATOR_HOST' },
});
const cannotListen = (place: Place, error: Error) => new CannotStart(portError(place, error));

function checkPort(place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(cannotListen(place, error)));
    probe.listen(place.port, place.host, () => probe.close(() => resolve()));
  });
}

async function openOwnDatabase(settings: Settings): Promise<Database> {
  const { databaseUrl, databaseSchema, dataDir, sandbox } = settings;
  // Before anything is written: keys that have sealed are asked for ever after.
  const claim = (tx: Transaction, migrate: () => Promise<void>) => claimDatabase(tx, sandbox, migrate);
  if (databaseUrl) {
    const schema = databaseSchema ? { schema: databaseSchema } : {};
    return openDatabase({ url: databaseUrl, ...schema }, claim).catch((error: unknown) => {
      throw cannotStart(unusableDatabase(error), error);
    });
  }
  const folder = folderOf(settings);
  await checkWritable(dataDir);
  await checkWritable(folder);
  return openDatabase({ dataDir: folder }, claim).catch((error: unknown) => {
    throw cannotStart(unusableFolder(error, folder), error);
  });
}

const folderOf = ({ dataDir }: Settings): string => join(dataDir, 'database');

/** Of a database that could be opened. What the system says then need not be of the database. */
function whyUnusable(error: unknown, settings: Settings): string | undefined {
  if (!settings.databaseUrl) return unusableFolder(error, folderOf(settings));
  return error instanceof DatabaseAway || sqlState(error) !== undefined ? unusableDatabase(error) : undefined;
}

const cannotStart = (why: string | undefined, error: unknown) => (why === undefined ? error : new CannotStart(why));

/** What the system says of a path with a file where a folder should be. */
const NO_FOLDER = new Set(['EEXIST', 'ENOTDIR']);
const IN_ITS_WAY = 'A file is in its way: move it away';

async function checkWritable(folder: string): Promise<void> {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    await makeFolder(folder);
    // Of a full disk only what is written tells.
    await writeFile(probe, 'x');
  } catch (error) {
    const state = describeError(error).state ?? 'unknown reason';
    const mend = saysNoRoom(error) ? 'Make room on its disk' : NO_FOLDER.has(state) ? IN_ITS_WAY : 'Give it rights';
    throw new CannotStart(`The data folder ${folder} cannot be written (${state}). ${mend}, or set DATA_DIR.`);
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** Makes a folder and those above it. `recursive` of Node tries for ever where a parent is there and takes no folder, as
 * `/proc` does. */
async function makeFolder(folder: string): Promise<void> {
  const isThere = async (path: string) => (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
  if (await isThere(folder)) return;
  if (!(await isThere(dirname(folder))) && dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder);
}

interface NodeBindings {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

function listen(settings: Settings, gateway: Gateway): Promise<ServerType> {
  const fetch = async (request: Request, bindings: unknown): Promise<Response> => {
    const { incoming, outgoing } = bindings as NodeBindings;
    // A host is taken as it was sent, and may be no host at all.
    if (!URL.canParse(request.url)) return new Response('Bad request', { status: 400 });
    try {
      const forwarded = request.headers.get('x-forwarded-for') ?? undefined;
      const remote = incoming.socket.remoteAddress ?? 'unknown';
      return await gateway.fetch(request, sourceOf(remote, forwarded, settings.trustedProxies));
    } catch {
      // The only error that comes this far is a connection to be dropped.
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  };
  return new Promise((resolve, reject) => {
    const place = { port: settings.port, hostname: settings.host };
    const server = serve({ fetch, ...place, overrideGlobalObjects: false, serverOptions: SENDERS }, () =>
      resolve(server),
    );
    if ('maxConnections' in server) server.maxConnections = MOST_CONNECTIONS;
    server.on('connection', connectionsOfOne(settings));
    server.once('error', (error: Error) => reject(cannotListen(placeOf(settings), error)));
  });
}

/** Ends connections of an address that has more than its share. A proxy has those of everybody. */
function connectionsOfOne({ sandbox, trustedProxies }: Settings): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const remote = socket.remoteAddress ?? 'unknown';
    const address = networkOf(remote);
    if (sandbox || isTrusted(remote, trustedProxies)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > MOST_OF_ONE_ADDRESS) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  };
}

function listenForOperators(settings: Settings, pages: Hono): Promise<ServerType> {
  const place = operatorPlaceOf(settings);
  return new Promise((resolve, reject) => {
    const options = { fetch: pages.fetch, port: place.port, hostname: place.host, overrideGlobalObjects: false };
    const server = serve(options, () => resolve(server));
    server.once('error', (error: Error) => reject(cannotListen(place, error)));
  });
}
