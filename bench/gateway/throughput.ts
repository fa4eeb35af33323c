import { randomBytes } from 'node:crypto';
import { quote, type BenchMember, type BenchWorld } from './benchWorld.ts';

/** Operations a second. */
export interface Throughput {
  readonly clients: number;
  readonly read: number;
  readonly quote: number;
  readonly transfer: number;
}

export const CLIENTS = [1, 8, 64] as const;

/** How many operations a second a gateway carries out for so many clients, each a member of its own. */
export async function measureThroughput(world: BenchWorld, clients: number, seconds: number): Promise<Throughput> {
  const members = world.members.slice(0, clients);
  const read = await perSecond(members, seconds, ({ client, accountId }) =>
    client.must('accountSummary', { account_id: accountId }),
  );
  const quotes = await perSecond(members, seconds, ({ client, accountId }) => quote(client, accountId));
  return { clients, read, quote: quotes, transfer: await transfersPerSecond(world, members, seconds) };
}

async function perSecond(
  members: readonly BenchMember[],
  seconds: number,
  work: (member: BenchMember) => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1000;
  let done = 0;
  await Promise.all(
    members.map(async (member) => {
      while (performance.now() < end) {
        await work(member);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

/** Quotes and tickets are made before: only the sending is timed. */
async function transfersPerSecond(
  world: BenchWorld,
  members: readonly BenchMember[],
  seconds: number,
): Promise<number> {
  const each = Math.max(2, Math.ceil((60 * seconds) / members.length));
  const bodies = await Promise.all(
    members.map(async (member) => {
      const list: { quote_id: string; ticket: string }[] = [];
      for (let turn = 0; turn < each; turn += 1) list.push(await world.prepare(member));
      return list;
    }),
  );
  const started = performance.now();
  await Promise.all(
    members.map(async ({ client }, place) => {
      for (const body of bodies[place]!)
        await client.must('transferToHk', body, `bench-${randomBytes(12).toString('hex')}`);
    }),
  );
  return (members.length * each * 1000) / (performance.now() - started);
}
