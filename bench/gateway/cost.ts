import { randomBytes } from 'node:crypto';
import type { SqlValue } from '../../gateway/db/transaction.ts';
import { median } from '../statistics.ts';
import { givenOf, type BenchMember, type BenchWorld } from './benchWorld.ts';
import type { Statement } from './recorder.ts';
import { replay } from './replay.ts';

/** Milliseconds, the median of many. */
export interface Costs {
  readonly read: number;
  /** The statements of the read's own transaction, asked of the database directly. */
  readonly readSql: number;
  /** The same with what comes before every call: request number, session, member. */
  readonly readAllSql: number;
  /** A page of history through the gateway. */
  readonly history: number;
  /** Its statements, with what comes before every call, asked of the database directly. */
  readonly historySql: number;
  readonly transfer: number;
  /** The one transaction of a transfer, asked of the database directly. */
  readonly transferSql: number;
}

type Samples = { readonly [figure in keyof Costs]: number[] };
const random = () => randomBytes(16).toString('hex');
const REQUEST_NUMBER = /^[0-9a-f]{32}$/;

/** Measures worlds in turns, so that whatever else the machine does falls on all of them alike. */
export async function measureCosts(worlds: readonly BenchWorld[], rounds: number): Promise<Costs[]> {
  const samples = worlds.map(newSamples);
  for (let round = -10; round < rounds; round += 1)
    for (const [place, world] of worlds.entries()) {
      const member = world.members[(round + 10) % world.members.length]!;
      const taken = await measureOnce(world, member);
      // The first rounds fill caches and wake the compiler.
      if (round >= 0) for (const [figure, ms] of Object.entries(taken)) samples[place]![figure as keyof Costs].push(ms);
    }
  return samples.map(
    (of) =>
      Object.fromEntries(Object.entries(of).map(([figure, values]) => [figure, median(values)])) as unknown as Costs,
  );
}

const newSamples = (): Samples => ({
  read: [],
  readSql: [],
  readAllSql: [],
  history: [],
  historySql: [],
  transfer: [],
  transferSql: [],
});

async function measureOnce(world: BenchWorld, member: BenchMember): Promise<Costs> {
  const { client, accountId } = member;
  const read = () => client.must('accountSummary', { account_id: accountId });
  const history = () => client.must('historyQuery', { account_id: accountId, page_no: 1, page_size: 20 });
  const recordedRead = await world.recorder.record(read);
  const recordedHistory = await world.recorder.record(history);
  return {
    read: await ms(read),
    readSql: await ms(() => replay(world.database, recordedRead.at(-1)!, new Map())),
    readAllSql: await ms(() => replayAll(world, recordedRead)),
    history: await ms(history),
    historySql: await ms(() => replayAll(world, recordedHistory)),
    ...(await measureTransfer(world, member)),
  };
}

async function replayAll(world: BenchWorld, transactions: readonly Statement[][]): Promise<void> {
  for (const statements of transactions) await replay(world.database, statements, renewedNumbers(statements));
}

function renewedNumbers(statements: readonly Statement[]): Map<string, SqlValue> {
  const numbers = statements.flatMap(({ sql, params }) =>
    sql.includes('request_numbers') ? params.filter((one) => typeof one === 'string' && REQUEST_NUMBER.test(one)) : [],
  );
  return new Map(numbers.map((number) => [number as string, random()]));
}

async function measureTransfer(world: BenchWorld, member: BenchMember) {
  const prepared = async () => ({ body: await world.prepare(member), key: `bench-${random()}` });
  const [first, second, third] = [await prepared(), await prepared(), await prepared()];
  const send = ({ body, key }: typeof first) => member.client.must('transferToHk', body, key);
  const recordedSend = await world.recorder.record(() => send(first));
  const [mine, theirs] = [givenOf(first.body, first.key), givenOf(second.body, second.key)];
  const given = new Map(mine.map((value, place) => [value, theirs[place]!]));
  const statements = recordedSend.at(-1)!;
  return {
    transferSql: await ms(() => replay(world.database, statements, given)),
    transfer: await ms(() => send(third)),
  };
}

async function ms(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
