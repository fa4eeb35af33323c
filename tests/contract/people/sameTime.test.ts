import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { ANSWERS, CALLS, MEMBER, NOBODY, stranger } from '../support/callsOfStrangers.ts';
import { advance } from '../support/steppedClock.ts';

/** Dear enough to be seen: a hash that is made for members only takes most of a call. */
const passwordCost = { N: 2 ** 15, r: 8, p: 1 };
const PAIRS = 12;
/** What is outside by chance, on a busy machine, is not outside three times. */
const ROUNDS = 3;
const [LEAST, MOST] = [0.6, 1.6];

let wallet: SampleGateway;
beforeAll(async () => {
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00', {}, { passwordCost });
  const hash = await wallet.gateway.core.services.passwords.hash('Sample1234');
  await wallet.database.transaction((tx) =>
    tx.query(
      'UPDATE members SET password_hash = $1, answer_hash = CASE WHEN answer_hash IS NULL THEN NULL ELSE $1 END',
      [hash],
    ),
  );
});
afterAll(() => wallet.close());

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** How long a call about somebody takes, begun anew. */
async function timed(name: string, code: string, who: typeof MEMBER): Promise<number> {
  const send = await CALLS[name]!(wallet, stranger(wallet), who);
  await wallet.database.transaction((tx) => tx.query('DELETE FROM guesses'));
  const started = performance.now();
  const answer = await send();
  const took = performance.now() - started;
  expect(answer.code).toBe(code);
  return took;
}

/** The time for nobody over that for a member, of medians; whoever comes first changes from pair to pair. */
async function ratio(name: string, code: string): Promise<number> {
  const [nobody, member]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    await advance(wallet, 86_400);
    const turns = [() => timed(name, code, NOBODY).then((ms) => nobody.push(ms))];
    turns[pair % 2 === 0 ? 'push' : 'unshift'](() => timed(name, code, MEMBER).then((ms) => member.push(ms)));
    for (const turn of turns) await turn();
  }
  return median(nobody) / median(member);
}

it.each(ANSWERS)('%s takes as long for nobody as for a member: %s', { timeout: 180_000 }, async (name, code) => {
  await advance(wallet, 86_400);
  for (const who of [NOBODY, MEMBER]) await timed(name, code, who);
  const found: number[] = [];
  const isOutside = (one: number | undefined) => one === undefined || one < LEAST || one > MOST;
  while (found.length < ROUNDS && isOutside(found.at(-1))) found.push(await ratio(name, code));
  expect(isOutside(found.at(-1)), `ratios ${found.map((one) => one.toFixed(2)).join(', ')}`).toBe(false);
});
