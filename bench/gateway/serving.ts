import { randomBytes } from 'node:crypto';
import { createGateway } from '../../gateway/createGateway.ts';
import { sampleBank } from '../../gateway/sandbox/sampleBank.ts';
import { openDatabase } from '../../gateway/migrations/openDatabase.ts';
import { isRunning, startProcess, type ServerProcess } from '../../tests/contract/support/serverProcess.ts';
import { percentile } from '../statistics.ts';
import { addMembers } from './benchWorld.ts';
import { fillLedger } from './fillLedger.ts';
import { asOftenAsAnswered, atRate, type LoadMember, type Outcome } from './load.ts';

export const PROCESSES = [1, 2] as const;
export const CLIENTS_SERVED = [1, 8, 64, 256] as const;
const POSTINGS = 10_000;
const SECONDS = 3;
const OVERLOAD_SECONDS = 6;

/** Gateway processes on one PostgreSQL, asked over the network. */
export interface Served {
  readonly processes: number;
  readonly clients: readonly { readonly clients: number; readonly perSecond: number; readonly p99: number }[];
  readonly overload: Overload;
}

/** What happens at twice the load that is carried. */
export interface Overload {
  /** Requests a second that were sent. */
  readonly perSecond: number;
  readonly servedPerSecond: number;
  readonly servedP99: number;
  /** The part that was refused with 429 or 503, and how long that took. */
  readonly shed: number;
  readonly shedP99: number;
  /** Lost connections, and answers that are neither 200 nor 429 nor 503. */
  readonly broken: Outcome['broken'];
  /** Megabytes of the largest process, before and at the end of it. */
  readonly memory: readonly [before: number, after: number];
  /** Requests a second afterwards, of those before. */
  readonly recovered: number;
}

/** Measures one process, then two, on a schema of its own. */
export async function measureServing(url: string): Promise<Served[]> {
  const schema = `bench_${randomBytes(6).toString('hex')}`;
  const key = `1:${randomBytes(32).toString('base64')}`;
  const database = await openDatabase({ url, schema });
  try {
    const gateway = await createGateway({ database, bank: sampleBank });
    const members = await addMembers(database, gateway, CLIENTS_SERVED.at(-1)!);
    await fillLedger(
      database,
      members.map(({ accountId }) => accountId),
      POSTINGS,
    );
    const asking = members.map(({ client: { session }, accountId }, place) => ({
      ...{ session, accountId, address: `10.0.${place >> 8}.${place & 255}` },
    }));
    const all: Served[] = [];
    for (const count of PROCESSES) all.push(await measureProcesses({ url, schema, key }, count, asking));
    return all;
  } finally {
    await database.transaction((tx) => tx.script(`DROP SCHEMA ${schema} CASCADE`));
    await database.close();
  }
}

async function measureProcesses(
  { url, schema, key }: { readonly url: string; readonly schema: string; readonly key: string },
  count: number,
  members: readonly LoadMember[],
): Promise<Served> {
  const processes: ServerProcess[] = [];
  try {
    for (let number = 0; number < count; number += 1) {
      const started = await startProcess({
        ...{ DATABASE_URL: url, DATABASE_SCHEMA: schema, VAULT_KEYS: key, OPERATOR_PORT: '0' },
        // Each client has an address of its own, and may ask as much as it can: what is measured is the gateway.
        ...{ TRUSTED_PROXIES: '127.0.0.1', CALLS_PER_SECOND: '100000' },
      });
      if (!isRunning(started)) throw new Error(`The gateway did not start:\n${started.output}`);
      processes.push(started);
    }
    const origins = processes.map(({ origin }) => origin);
    await asOftenAsAnswered(origins, members.slice(0, 64), 2);
    const clients = [];
    for (const number of CLIENTS_SERVED) {
      const { served, seconds } = await asOftenAsAnswered(origins, members.slice(0, number), SECONDS);
      clients.push({ clients: number, perSecond: served.length / seconds, p99: percentile(served, 99) });
    }
    const carried = Math.max(...clients.map(({ perSecond }) => perSecond));
    return { processes: count, clients, overload: await measureOverload(processes, members, carried) };
  } finally {
    await Promise.all(processes.map((one) => one.kill('SIGTERM')));
  }
}

async function measureOverload(
  processes: readonly ServerProcess[],
  members: readonly LoadMember[],
  carried: number,
): Promise<Overload> {
  const origins = processes.map(({ origin }) => origin);
  const before = await memoryOf(processes);
  const outcome = await atRate(origins, members, { perSecond: 2 * carried, seconds: OVERLOAD_SECONDS });
  const after = await memoryOf(processes);
  const calm = await asOftenAsAnswered(origins, members.slice(0, 64), SECONDS);
  return {
    ...rates(outcome),
    memory: [before, after],
    recovered: calm.served.length / calm.seconds / carried,
  };
}

function rates({ served, shed, broken, seconds }: Outcome) {
  const all = served.length + shed.length + sum(Object.values(broken));
  return {
    perSecond: all / seconds,
    servedPerSecond: served.length / seconds,
    servedP99: percentile(served, 99),
    shed: shed.length / all,
    shedP99: percentile(shed, 99),
    broken,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

async function memoryOf(processes: readonly ServerProcess[]): Promise<number> {
  const all = processes.map(async ({ output }) => {
    const page = /operators (\S+)/.exec(output())![1]!;
    const text = await (await fetch(page)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 2 ** 20;
  });
  return Math.max(...(await Promise.all(all)));
}
