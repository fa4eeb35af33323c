import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { operationPaths } from '../../tests/support/operationPaths.ts';

/** Who asks: a member's session, behind an address of its own. */
export interface LoadMember {
  readonly session: string;
  readonly accountId: string;
  readonly address: string;
}

/** How one request ended; `status` 0 where the connection was lost. */
interface Ended {
  readonly status: number;
  readonly code: string;
  readonly ms: number;
}

/** What became of a load. */
export interface Outcome {
  readonly seconds: number;
  readonly served: readonly number[];
  /** Milliseconds until a 429 or a 503. */
  readonly shed: readonly number[];
  /** Anything else, by status and code: how many. */
  readonly broken: { readonly [answer: string]: number };
}

/** What a member looks at, in turns: the account, a page of its history, the cards. */
const TURNS = [
  ({ accountId }: LoadMember) => ['accountSummary', { account_id: accountId }] as const,
  ({ accountId }: LoadMember) => ['historyQuery', { account_id: accountId, page_no: 1, page_size: 20 }] as const,
  () => ['cardList', {}] as const,
];

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

function ask(origin: string, member: LoadMember, turn: number): Promise<Ended> {
  const [operation, fields] = TURNS[turn % TURNS.length]!(member);
  const body = JSON.stringify({ ...fields, req_water_no: randomBytes(16).toString('hex'), terminal_no: 'GC4PC001' });
  const headers = {
    ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    ...{ lang: 'en', ver: '1.0.0', 'session-id': member.session, 'x-forwarded-for': member.address },
  };
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, code: string) => resolve({ status, code, ms: performance.now() - started });
    const url = `${origin}/gateway/gc4-app-server${operationPaths[operation]}`;
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      const code = () => /"return_code":"(\w+)"/.exec(text)?.[1] ?? '';
      response.once('end', () => end(response.statusCode ?? 0, code()));
      response.once('error', () => end(0, ''));
    });
    sent.once('error', ({ name }) => end(0, name));
    sent.end(body);
  });
}

/** Clients that each ask again as soon as they are answered. */
export async function asOftenAsAnswered(
  origins: readonly string[],
  members: readonly LoadMember[],
  seconds: number,
): Promise<Outcome> {
  const started = performance.now();
  const all: Ended[] = [];
  await Promise.all(
    members.map(async (member, place) => {
      for (let turn = place; performance.now() - started < seconds * 1000; turn += 1)
        all.push(await ask(origins[place % origins.length]!, member, turn));
    }),
  );
  return outcomeOf(all, (performance.now() - started) / 1000);
}

const TICK_MS = 10;

/** So many requests a second, whether or not the earlier ones are answered: as members come, who know nothing of each other. */
export async function atRate(
  origins: readonly string[],
  members: readonly LoadMember[],
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<Outcome> {
  const started = performance.now();
  const all: Promise<Ended>[] = [];
  for (let now = 0; now < seconds * 1000; now = performance.now() - started) {
    for (const due = (now / 1000) * perSecond; all.length < due;) {
      const turn = all.length;
      all.push(ask(origins[turn % origins.length]!, members[turn % members.length]!, turn));
    }
    await sleep(TICK_MS);
  }
  return outcomeOf(await Promise.all(all), seconds);
}

function outcomeOf(all: readonly Ended[], seconds: number): Outcome {
  const isServed = ({ status, code }: Ended) => status === 200 && code === 'SUCCESS';
  const isShed = ({ status }: Ended) => status === 429 || status === 503;
  const times = (of: readonly Ended[]) => of.map(({ ms }) => ms).sort((a, b) => a - b);
  const broken: Record<string, number> = {};
  for (const { status, code } of all.filter((one) => !isServed(one) && !isShed(one)))
    broken[`${status} ${code}`] = (broken[`${status} ${code}`] ?? 0) + 1;
  return { seconds, served: times(all.filter(isServed)), shed: times(all.filter(isShed)), broken };
}
