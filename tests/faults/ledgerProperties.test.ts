import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../gateway/db/database.ts';
import { lockBalances, readBalances } from '../../gateway/ledger/balance.ts';
import { placeHold } from '../../gateway/ledger/hold.ts';
import { houseAccount, openLedgerAccount } from '../../gateway/ledger/ledgerAccount.ts';
import { postTransaction, reverseTransaction, type Posting } from '../../gateway/ledger/postTransaction.ts';
import { freshDatabase } from '../support/freshDatabase.ts';
import { propertyRuns, propertySeed } from '../support/propertyRuns.ts';
import { ledgerFaults } from './support/ledgerFaults.ts';

const START = Date.parse('2025-03-03T02:00:00Z');
const CUSTOMERS = 3;
const BANK = houseAccount('bank', 'HKD');
const FEES = houseAccount('fees', 'HKD');
const RUNS = 40;

type Act =
  | { readonly act: 'topup'; readonly to: number; readonly amount: bigint }
  | { readonly act: 'send'; readonly from: number; readonly amount: bigint; readonly fee: bigint }
  | { readonly act: 'move'; readonly from: number; readonly to: number; readonly amount: bigint }
  | { readonly act: 'hold'; readonly on: number; readonly amount: bigint; readonly hours: number }
  | { readonly act: 'putBack'; readonly which: number }
  | { readonly act: 'repeat'; readonly which: number }
  | { readonly act: 'wait'; readonly hours: number };

const customer = fc.nat(CUSTOMERS - 1);
const amount = fc.bigInt({ min: 1n, max: 1000n });
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('topup' as const), to: customer, amount }),
  fc.record({ act: fc.constant('send' as const), from: customer, amount, fee: fc.bigInt({ min: 0n, max: 20n }) }),
  fc.record({ act: fc.constant('move' as const), from: customer, to: customer, amount }),
  fc.record({ act: fc.constant('hold' as const), on: customer, amount, hours: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ act: fc.constant('putBack' as const), which: fc.nat(20) }),
  fc.record({ act: fc.constant('repeat' as const), which: fc.nat(20) }),
  fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

/** The same in plain JavaScript: what the database is held against. */
interface Model {
  now: number;
  balances: bigint[];
  holds: { on: number; amount: bigint; until: number }[];
  written: { id: bigint; key: string; postings: Posting[]; putBack: boolean }[];
}

let database: Database;
let world = 0;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

describe(`the ledger does what a plain model does (seed ${propertySeed})`, () => {
  it('whatever is asked of it, in whatever order', { timeout: propertyRuns(300_000) }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 40 }), async (list) => {
        const play = await newWorld();
        for (const act of list) await play(act);
      }),
      { seed: propertySeed, numRuns: propertyRuns(RUNS) },
    );
    expect(await database.transaction(ledgerFaults)).toEqual([]);
  });
});

/** Accounts of their own for one run; the function plays one act on ledger and model, and compares. */
async function newWorld(): Promise<(act: Act) => Promise<void>> {
  const name = `w${(world += 1)}`;
  const ids = Array.from({ length: CUSTOMERS }, (_, place) => `${name}-${place}`);
  const model: Model = { now: START, balances: ids.map(() => 0n), holds: [], written: [] };
  await database.transaction(async (tx) => {
    for (const id of ids) await openLedgerAccount(tx, { id, kind: 'customer', currency: 'HKD' }, new Date(START));
  });

  const available = (place: number) => {
    const held = model.holds
      .filter(({ on, until }) => on === place && until > model.now)
      .reduce((sum, hold) => sum + hold.amount, 0n);
    const balance = model.balances[place]!;
    return balance > held ? balance - held : 0n;
  };
  const post = async (postings: Posting[], key: string, spends?: { place: number; sum: bigint }) => {
    const at = new Date(model.now);
    return database.transaction(async (tx) => {
      const balances = await lockBalances(tx, ids, at);
      if (spends && spends.sum > balances.get(ids[spends.place]!)!.available) return 'refused' as const;
      const intent = { member: name, operation: 'test', key };
      return postTransaction(tx, { kind: 'test', reference: key, at, postings, intent });
    });
  };
  const posting = (account: string, sum: bigint): Posting => ({ account, currency: 'HKD', amount: sum });
  const apply = (postings: readonly Posting[], sign: bigint) => {
    for (const { account, amount: sum } of postings) {
      const place = ids.indexOf(account);
      if (place >= 0) model.balances[place]! += sign * sum;
    }
  };
  const write = async (postings: Posting[], spends?: { place: number; sum: bigint }) => {
    const key = `${name}-${model.written.length}`;
    const expected = !spends || spends.sum <= available(spends.place);
    const id = await post(postings, key, spends);
    expect(id !== 'refused', 'taken or refused').toBe(expected);
    if (id === 'refused') return;
    apply(postings, 1n);
    model.written.push({ id, key, postings, putBack: false });
  };

  const play = async (act: Act): Promise<void> => {
    switch (act.act) {
      case 'topup':
        return write([posting(BANK, -act.amount), posting(ids[act.to]!, act.amount)]);
      case 'send': {
        const sum = act.amount + act.fee;
        const postings = [posting(ids[act.from]!, -sum), posting(BANK, act.amount), posting(FEES, act.fee)];
        return write(postings, { place: act.from, sum });
      }
      case 'move': {
        const postings = [posting(ids[act.from]!, -act.amount), posting(ids[act.to]!, act.amount)];
        return write(postings, { place: act.from, sum: act.amount });
      }
      case 'hold': {
        const until = model.now + act.hours * 3_600_000;
        const hold = { account: ids[act.on]!, amount: act.amount, reason: 'test', until: new Date(until) };
        await database.transaction((tx) => placeHold(tx, hold, new Date(model.now)));
        model.holds.push({ on: act.on, amount: act.amount, until });
        return;
      }
      case 'wait':
        model.now += act.hours * 3_600_000;
        return;
      case 'repeat': {
        const [again] = model.written.slice(act.which, act.which + 1);
        if (again)
          await expect(post(again.postings, again.key)).rejects.toMatchObject({ code: expect.any(String) as string });
        return;
      }
      case 'putBack':
        return putBack(act.which);
    }
  };

  async function putBack(which: number): Promise<void> {
    const written = model.written[which];
    if (!written) return;
    const after = [...model.balances];
    for (const { account, amount: sum } of written.postings) {
      const place = ids.indexOf(account);
      if (place >= 0) after[place]! -= sum;
    }
    const possible = !written.putBack && after.every((sum) => sum >= 0n);
    const done = await database
      .transaction((tx) =>
        reverseTransaction(tx, written.id, { kind: 'back', reference: written.key, at: new Date(model.now) }),
      )
      .then(
        () => true,
        () => false,
      );
    expect(done, 'put back or refused').toBe(possible);
    if (!done) return;
    model.balances = after;
    written.putBack = true;
  }

  return async (act) => {
    await play(act);
    const read = await database.transaction((tx) => readBalances(tx, ids, new Date(model.now)));
    expect(ids.map((id) => read.get(id)!.balance)).toEqual(model.balances);
    expect(ids.map((id) => read.get(id)!.available)).toEqual(ids.map((_, place) => available(place)));
  };
}
