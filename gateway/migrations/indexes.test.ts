import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import { scansOf } from '../../tests/support/scansOf.ts';
import { endAuthorisations, endTickets } from '../access/tickets.ts';
import { checkPending } from '../cards/cancelTerms.ts';
import { loadContent } from '../content/loadContent.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/transaction.ts';
import { endResets } from '../login/passwordReset.ts';
import { endWaitingBindings } from '../money/bankBinding.ts';
import { SWEEPS } from '../jobs/sweeps.ts';
import { pendingOf } from '../money/closure.ts';
import { endIdentitiesOfAccount } from '../money/fpsRegistration.ts';
import { endWaitingTopups } from '../money/topupOrder.ts';

const NOW = '2025-03-03T10:00:00.000+08:00';
let database: Database;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

it.each<[string, (tx: Transaction) => Promise<unknown>]>([
  ['tickets of a member', (tx) => endTickets(tx, 'ann', NOW)],
  ['what a member has authorised', (tx) => endAuthorisations(tx, 'ann', NOW)],
  ['new passwords on their way', (tx) => endResets(tx, 'ann', NOW)],
  ['top-ups that a member waits for', (tx) => endWaitingTopups(tx, { memberId: 'ann' }, NOW)],
  ['top-ups that an account waits for', (tx) => endWaitingTopups(tx, { accountId: 'ann-hkd' }, NOW)],
  ['bindings that a member waits for', (tx) => endWaitingBindings(tx, { memberId: 'ann' })],
  ['bindings that an account waits for', (tx) => endWaitingBindings(tx, { accountId: 'ann-hkd' })],
  ['FPS identities of an account', (tx) => endIdentitiesOfAccount(tx, 'ann-hkd')],
  ['what a closure waits for', (tx) => pendingOf(tx, 'ann')],
  ['what a cancellation waits for', (tx) => checkPending(tx, { accountId: 'ann-hkd' })],
])('an index serves %s', async (_what, work) => expect(await scansOf(database, work)).toEqual([]));

it('and what is swept out every minute', async () => {
  const time = { now: NOW, constants: loadContent().constantsAt(NOW) };
  const sweepAll = async (tx: Transaction) => {
    for (const sweep of SWEEPS) await sweep(tx, time);
  };
  expect(await scansOf(database, sweepAll)).toEqual([]);
});
