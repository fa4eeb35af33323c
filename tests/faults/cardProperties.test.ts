import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../gateway/content/loadContent.ts';
import type { Database } from '../../gateway/db/database.ts';
import { readBalances } from '../../gateway/ledger/balance.ts';
import { takeCardTransaction } from '../../gateway/money/cardTransaction.ts';
import type { CardTransactionKind } from '../../gateway/money/cardTransactionKind.ts';
import { runDailyCharges } from '../../gateway/money/dailyCharges.ts';
import { openAccount } from '../../gateway/money/openAccount.ts';
import { insertMember } from '../../gateway/people/members.ts';
import { creditTopup, releaseTopup } from '../../gateway/money/creditTopup.ts';
import { noCarrier } from '../../gateway/services/messenger.ts';
import { createFpsOrder, findTopupOrder, lockTopupOrder } from '../../gateway/money/topupOrder.ts';
import { walletOf } from '../../gateway/money/wallet.ts';
import type { Services } from '../../gateway/services/services.ts';
import { keepNumber, newCardId } from '../../gateway/vault/cardNumber.ts';
import { openVault } from '../../gateway/vault/openVault.ts';
import type { Vault } from '../../gateway/vault/vault.ts';
import { addYears, hongKongDate } from '../../src/domain/calendarDate.ts';
import { freshDatabase } from '../support/freshDatabase.ts';
import { propertyRuns, propertySeed } from '../support/propertyRuns.ts';
import { ledgerFaults } from './support/ledgerFaults.ts';

const START = Date.parse('2025-03-03T02:00:00Z');
const DAY = 86_400_000;
const CURRENCIES = ['HKD', 'CNY', 'USD'] as const;
const RUNS = 12;

const KINDS: readonly CardTransactionKind[] = ['purchase', 'atm', 'withdrawal', 'refund', 'authFailure'];

type Act =
  | {
      readonly act: 'card';
      readonly kind: CardTransactionKind;
      readonly on: number;
      readonly amount: bigint;
      readonly isOnline: boolean;
      readonly isAbroad: boolean;
    }
  | {
      readonly act: 'topup';
      readonly to: number;
      readonly amount: bigint;
      readonly from: 'own' | 'cash' | 'thirdParty';
      readonly paidFrom: 'HK' | 'CN';
      readonly isOtherCard: boolean;
    }
  | { readonly act: 'wait'; readonly days: number };

const account = fc.nat(CURRENCIES.length - 1);
const amount = fc.oneof(fc.bigInt({ min: 1n, max: 3000n }), fc.bigInt({ min: 1n, max: 90_000n }));
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ act: fc.constant('card' as const), kind: fc.constantFrom(...KINDS), on: account, amount },
      ...{ isOnline: fc.boolean(), isAbroad: fc.boolean() },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ act: fc.constant('topup' as const), to: account, amount, isOtherCard: fc.boolean() },
      from: fc.constantFrom('own' as const, 'cash' as const, 'thirdParty' as const),
      paidFrom: fc.constantFrom('HK' as const, 'CN' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 120 }) }) },
);

const content = loadContent();
let database: Database;
let vault: Vault;
let world = 0;

beforeAll(async () => {
  database = await freshDatabase();
  vault = await database.transaction((tx) => openVault(tx));
});
afterAll(() => database.close());

describe(`every movement of cards, top-ups and time (seed ${propertySeed})`, () => {
  it('keeps the promises of the ledger, and moves a balance by what it says', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 30 }), async (list) => {
        const play = await newMember();
        for (const act of list) await play(act);
        expect(await database.transaction(ledgerFaults)).toEqual([]);
      }),
      { seed: propertySeed, numRuns: propertyRuns(RUNS) },
    );
  });
});

/** A member with an account and a card in each currency; the function plays one act and looks at the balances. */
async function newMember(): Promise<(act: Act) => Promise<void>> {
  const memberId = `m${(world += 1)}`;
  const ids = CURRENCIES.map((currency) => `${memberId}-${currency}`);
  // Worlds follow one another in time: the charges of a day are made once for all of them.
  let nowMs = START + world * 3000 * DAY;
  const now = () => new Date(nowMs).toISOString();
  const cards = await database.transaction(async (tx) => {
    await insertMember(tx, {
      ...{ memberId, userName: 'Sample Member', areaCode: '852', mobNo: String(60_000_000 + world), email: '' },
      ...{ realnameStatus: '3', reviewState: 'certified', region: 'HK', coBranded: false, registeredAt: now() },
    });
    const numbers: string[] = [];
    for (const [place, currency] of CURRENCIES.entries()) {
      const card = { cardOrgan: 'Visa', cardType: 'physical', cardStatus: 'active', years: 1 } as const;
      const cardNo = String(4_000_010_000_000_000 + world * CURRENCIES.length + place);
      const made = { number: keepNumber(vault, newCardId(), cardNo), validTo: addYears(hongKongDate(now()), 1) };
      await openAccount(tx, vault, { accountId: ids[place]!, memberId, currency, ...card, made }, now());
      numbers.push(cardNo);
    }
    return numbers;
  });
  const balances = async () => {
    const read = await database.transaction((tx) => readBalances(tx, ids, new Date(nowMs)));
    return ids.map((id) => read.get(id)!.balance);
  };

  const card = async (act: Act & { act: 'card' }) => {
    const request = { ...act, cardNo: cards[act.on]!, merchant: 'Sample Shop' };
    const before = await balances();
    const answer = await database.transaction((tx) =>
      takeCardTransaction(tx, vault, request, content.constantsAt(now()), now()),
    );
    const sign = act.kind === 'refund' ? 1n : -1n;
    const moved = answer?.status === 'success' ? sign * act.amount : 0n;
    const expected = before.map((sum, place) => (place === act.on ? sum + moved - (answer?.fee ?? 0n) : sum));
    expect(await balances()).toEqual(expected);
  };

  const topup = async (act: Act & { act: 'topup' }) => {
    const reference = `R${world}-${nowMs}-${Math.random()}`;
    const constants = content.constantsAt(now());
    const crediting = () => ({ constants, services: { content, messenger: noCarrier }, now: now() });
    const { amount: sum, from, paidFrom, isOtherCard: otherCard } = act;
    const before = await balances();
    await database.transaction(async (tx) => {
      const wallet = await walletOf(tx, memberId);
      const to = wallet.find(({ accountId }) => accountId === ids[act.to])!;
      await createFpsOrder(tx, { memberId, account: to, amount: sum, reference }, constants, now());
      await creditTopup(tx, { reference, amount: sum, from, paidFrom, otherCard }, crediting());
    });
    const waiting = await database.transaction((tx) => findTopupOrder(tx, { reference }, now()));
    expect(waiting!.state).toBe(otherCard ? 'FROZEN' : 'CREDITED');
    if (otherCard) {
      expect(await balances()).toEqual(before);
      expect(await database.transaction(ledgerFaults)).toEqual([]);
      await database.transaction(async (tx) => {
        const order = (await lockTopupOrder(tx, { reference }, now()))!;
        await releaseTopup(tx, order, crediting());
      });
    }
    const order = await database.transaction((tx) => findTopupOrder(tx, { reference }, now()));
    const fee = paidFrom === 'HK' ? 0n : (sum * 18n + 500n) / 1000n;
    expect([order!.credited, order!.fee]).toEqual([sum - fee, fee]);
    expect(await balances()).toEqual(before.map((held, place) => (place === act.to ? held + sum - fee : held)));
  };

  const wait = async (days: number) => {
    nowMs += days * DAY;
    const before = await balances();
    const clock = { now: () => Promise.resolve(now()) };
    const jobs = { database, clock, services: { content } as Services };
    await runDailyCharges(jobs);
    const after = await balances();
    for (const [place, sum] of after.entries()) expect(sum >= 0n && sum <= before[place]!).toBe(true);
    await runDailyCharges(jobs);
    expect(await balances(), 'a day is run once').toEqual(after);
  };

  return (act) => (act.act === 'card' ? card(act) : act.act === 'topup' ? topup(act) : wait(act.days));
}
