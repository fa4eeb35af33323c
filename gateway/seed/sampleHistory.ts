import { addDays, hongKongDate } from '../../src/domain/calendarDate.ts';
import type { RecordKind } from '../money/accountRecord.ts';
import type { HousePurpose } from '../ledger/ledgerAccount.ts';

/** Something that happened to a sample account. */
export interface SampleEvent {
  readonly kind: RecordKind;
  /** ISO 8601 with offset. */
  readonly at: string;
  readonly summary: string;
  /** Minor units, signed as the account sees it. */
  readonly amount: bigint;
  /** Where the money comes from or goes to. */
  readonly other: HousePurpose;
}

const DAYS = 110;
const MERCHANTS = [
  'Corner Grocery',
  'City Transit',
  'Noodle House',
  'Book Nook',
  'Harbour Cinema',
  'Garden Cafe',
  'Sample Online Shop',
  'Peak Pharmacy',
];

/** Numbers that look random and are the same for the same text (mulberry32). */
function numbersFrom(text: string): () => number {
  let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** What can have happened on an account. */
export interface SampleAccountUse {
  readonly accountId: string;
  /** Minor units: what is left in the end. */
  readonly balance: bigint;
  /** Hong Kong day. */
  readonly opened: string;
  /** A card that was never activated has bought nothing. */
  readonly isActivated: boolean;
  /** Of a certified member with a card of plastic (R-ROLE-14). */
  readonly takesCash: boolean;
}

/** A few months of an account that end with its balance, oldest first: none before it was opened, the last yesterday at the
 * latest. The account is never below zero on the way: it begins with all that is spent, and what comes in later is at most
 * half of the end. */
export function sampleHistory(use: SampleAccountUse, now: string): SampleEvent[] {
  const { accountId, balance, opened } = use;
  const next = numbersFrom(accountId);
  const today = hongKongDate(now);
  const first = later(addDays(today, -DAYS), addDays(opened, 1));
  const at = (day: number) => {
    const time = [8 + (next() % 13), next() % 60, next() % 60].map((part) => String(part).padStart(2, '0')).join(':');
    return `${addDays(first, day)}T${time}.000+08:00`;
  };
  const events: SampleEvent[] = [];
  const isOver = (day: number) => addDays(first, day) >= today;
  for (let day = 2; use.isActivated && !isOver(day); day += 3 + (next() % 6)) events.push(spending(at(day), next, use));
  const [month, nextMonth] = [31, 66];
  if (!isOver(month)) events.push(topup(at(month), balance / 4n));
  if (!isOver(nextMonth))
    events.push({ ...topup(at(nextMonth), balance / 8n), kind: 'transferIn', summary: 'Transfer from a friend' });
  const spent = events.reduce((sum, event) => sum + event.amount, 0n);
  events.push(topup(at(0), balance - spent));
  return events.filter((event) => event.amount !== 0n).sort((a, b) => (a.at < b.at ? -1 : 1));
}

const later = (one: string, other: string) => (one > other ? one : other);

function spending(at: string, next: () => number, { balance, takesCash }: SampleAccountUse): SampleEvent {
  const summary = MERCHANTS[next() % MERCHANTS.length]!;
  const most = Number(balance / 40n) + 2000;
  const amount = BigInt(500 + (next() % most));
  if (next() % 12 === 0) return { kind: 'refund', at, summary, amount: amount / 10n, other: 'merchants' };
  // Machines give whole hundreds.
  if (next() % 12 === 0 && takesCash)
    return { kind: 'atm', at, summary: 'ATM withdrawal', amount: -(amount / 10000n + 1n) * 10000n, other: 'bank' };
  return { kind: 'expense', at, summary, amount: -amount, other: 'merchants' };
}

function topup(at: string, amount: bigint): SampleEvent {
  return { kind: 'topup', at, summary: 'Bank top-up', amount, other: 'bank' };
}
