import { mkdirSync, writeFileSync } from 'node:fs';
import { startPostgres } from '../../scripts/lib/postgres.js';
import { root } from '../../scripts/lib/requireNode.js';
import { benchWorld, type BenchWorld } from './benchWorld.ts';
import { measureCosts, type Costs } from './cost.ts';
import { judgeCosts, type Verdict } from './judgeCosts.ts';
import { inColumns } from './inColumns.ts';
import { judgeServing } from './judgeServing.ts';
import { measureServing } from './serving.ts';
import { servingTable } from './servingTable.ts';
import { CLIENTS, measureThroughput, type Throughput } from './throughput.ts';

const SHORT = 10_000;
const MIDDLE = 100_000;
const LONG = 1_000_000;

interface Measured {
  readonly postings: number;
  readonly costs: Costs;
  readonly throughput: readonly Throughput[];
}

/** `npm run bench -- gateway [rounds]`: what a call costs beside its SQL, how that grows with the ledger, and operations a
 * second; on the embedded database, and on the PostgreSQL that DATABASE_URL names, else on a temporary one when it is installed.
 * Then gateway processes on PostgreSQL, asked over the network by more and more clients, and for twice what they carry;
 * `-- gateway load` is this last part alone.
 * @returns the exit code: 1 when a promise does not hold */
export async function gatewayMain(args: readonly string[]): Promise<number> {
  const own = process.env.DATABASE_URL ? undefined : await startPostgres();
  const postgres = process.env.DATABASE_URL ?? own?.url;
  try {
    const costs = args[0] === 'load' ? 0 : await measureBoth(Number(args[0] ?? 60), postgres);
    return Math.max(costs, await measureLoad(postgres));
  } finally {
    await own?.stop();
  }
}

async function measureLoad(postgres: string | undefined): Promise<number> {
  if (postgres === undefined) {
    console.log('PostgreSQL is not installed and DATABASE_URL names none: what processes carry was not measured.');
    return 0;
  }
  const served = await measureServing(postgres);
  keep('load', served);
  console.log(servingTable(served));
  const verdicts = served.flatMap(judgeServing);
  for (const { line } of verdicts) console.log(line);
  return verdicts.every(({ holds }) => holds) ? 0 : 1;
}

async function measureBoth(rounds: number, postgres: string | undefined): Promise<number> {
  const verdicts: Verdict[] = [];
  const measured: Record<string, readonly Measured[]> = {};
  for (const url of postgres === undefined ? [undefined] : [undefined, postgres]) {
    const worlds = [await benchWorld(SHORT, url), await benchWorld(MIDDLE, url), await benchWorld(LONG, url)];
    const { name } = worlds[0]!;
    console.log(`${name}: ledgers of ${worlds.map(({ postings }) => postings).join(', ')} postings are filled`);
    measured[name] = await measureAll(worlds, rounds);
    console.log(table(measured[name]));
    verdicts.push(...judgeCosts(name, measured[name][0]!.costs, measured[name].at(-1)!.costs));
    for (const world of worlds) await world.close();
  }
  keep('gateway', measured);
  for (const { line } of verdicts) console.log(line);
  return verdicts.every(({ holds }) => holds) ? 0 : 1;
}

function keep(name: string, figures: unknown): void {
  mkdirSync(`${root}/.cache/bench`, { recursive: true });
  writeFileSync(`${root}/.cache/bench/${name}.json`, JSON.stringify(figures, null, 2));
}

async function measureAll(worlds: readonly BenchWorld[], rounds: number): Promise<Measured[]> {
  const costs = await measureCosts(worlds, rounds);
  const all: Measured[] = [];
  for (const [place, world] of worlds.entries()) {
    const throughput: Throughput[] = [];
    for (const clients of CLIENTS) throughput.push(await measureThroughput(world, clients, 2));
    all.push({ postings: world.postings, costs: costs[place]!, throughput });
  }
  return all;
}

function table(measured: readonly Measured[]): string {
  const rows = [
    [
      'postings',
      'read ms',
      'its SQL',
      'own SQL',
      '×',
      'history ms',
      'its SQL',
      '×',
      'transfer ms',
      'its SQL',
      '×',
      ...perSecondHead(),
    ],
    ...measured.map(({ postings, costs, throughput }) => [
      String(postings),
      ...[costs.read, costs.readAllSql, costs.readSql, costs.read / costs.readAllSql].map(two),
      ...[
        costs.history,
        costs.historySql,
        costs.history / costs.historySql,
        costs.transfer,
        costs.transferSql,
        costs.transfer / costs.transferSql,
      ].map(two),
      ...throughput.map(({ read, quote, transfer }) =>
        [read, quote, transfer].map((each) => each.toFixed(0)).join('/'),
      ),
    ]),
  ];
  return inColumns(rows);
}

const two = (value: number) => value.toFixed(2);
const perSecondHead = () => CLIENTS.map((clients) => `read/quote/transfer a second, ${clients}`);
