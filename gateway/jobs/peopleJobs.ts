import type { Core } from '../call/core.ts';
import { DAY, later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { repeat, type JobWatch } from './repeat.ts';
import { tellUntold } from '../people/tellUntold.ts';
import { sweepGuesses } from '../people/guesses.ts';
import { sweepUnusedFiles } from '../files/sweepUnusedFiles.ts';
import { numberConstant } from '../shared/constant.ts';

/** What is over is kept for this long, for whoever looks into a complaint; a session of that age is told NOT_LOGIN still. */
const KEPT_DAYS = 'access.ended.kept';
export type PeopleJobs = Pick<Core, 'database' | 'clock' | 'services'>;

/** Rows of each table that are over, and since when. */
const OVER: readonly string[] = [
  'DELETE FROM sessions WHERE ended_at < $1',
  'DELETE FROM one_time_codes WHERE expires_at < $1',
  'DELETE FROM tickets WHERE expires_at < $1',
  'DELETE FROM captchas WHERE expires_at < $1',
  'DELETE FROM registrations WHERE expires_at < $1',
  'DELETE FROM password_resets WHERE expires_at < $1 AND (verified_until IS NULL OR verified_until < $1)',
  'DELETE FROM card_activations WHERE expires_at < $1',
  'DELETE FROM email_changes WHERE expires_at < $1',
  'DELETE FROM giftcard_tickets WHERE expires_at < $1',
  'DELETE FROM giftcard_quotes WHERE spent_at IS NULL AND expires_at < $1',
  'DELETE FROM card_quotes WHERE spent_at IS NULL AND expires_at < $1',
  'DELETE FROM card_application_quotes WHERE spent_at IS NULL AND expires_at < $1',
  'DELETE FROM idempotency_keys WHERE at < $1',
  'DELETE FROM opened_links WHERE until < $1',
];

const EVERY_MS = 60_000;

/** Starts the sweeping; returns what stops it. */
export const startPeopleJobs = (jobs: PeopleJobs, watch: JobWatch) =>
  repeat('people', () => sweepPeople(jobs), EVERY_MS, watch);

/** Sweeps out sessions, keys, codes, tickets and counters that have been over for long, wizards that nobody has gone on with, pictures that
 * nobody has used, and payees of members who have gone: a process of an earlier version leaves them. A session nobody has used ends here
 * first. Then tells members of locks that nobody told them of. */
export async function sweepPeople({ database, clock, services }: PeopleJobs): Promise<void> {
  await database.transaction(async (tx) => {
    const now = await clock.now(tx);
    const constants = services.content.constantsAt(now);
    await endSleeping(tx, later(now, -numberConstant(constants, 'access.session.absolute')), now);
    const oldest = later(now, -numberConstant(constants, KEPT_DAYS) * DAY);
    for (const statement of OVER) await tx.query(statement, [oldest]);
    await sweepGuesses(tx, oldest, constants);
    const left = later(now, -numberConstant(constants, 'access.record.life') * DAY);
    await tx.query('DELETE FROM flow_records WHERE saved_at <= $1', [left]);
    await tx.query(
      `DELETE FROM saved_payees p USING members m WHERE m.member_id = p.member_id AND m.status = 'cancelled'`,
    );
    await sweepUnusedFiles(tx, now, constants);
  });
  // Last: where nothing can be sent, the rest is swept all the same.
  await database.transaction(async (tx) => tellUntold(tx, { services, now: await clock.now(tx) }));
}

async function endSleeping(tx: Transaction, oldest: string, now: string): Promise<void> {
  await tx.query(`UPDATE sessions SET ended_at = $2, ended_by = 'expiry' WHERE ended_at IS NULL AND started_at <= $1`, [
    oldest,
    now,
  ]);
}
