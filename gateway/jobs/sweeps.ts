import type { JsonObject } from '../../src/domain/json.ts';
import { DAY, later } from '../clock/instant.ts';
import { deleteSome, isOneOf } from '../db/deleteSome.ts';
import type { Transaction } from '../db/transaction.ts';
import { sweepUnusedFiles } from '../files/sweepUnusedFiles.ts';
import { sweepDevices } from '../people/devices.ts';
import { sweepGuesses } from '../people/guesses.ts';
import { numberConstant } from '../shared/constant.ts';

/** The instant of a run, and the constants in force then. */
export interface SweepTime {
  readonly now: string;
  readonly constants: JsonObject;
}

/** Ends or deletes rows of one table whose time is over, `MOST_DELETED` at the most. Returns how many there were. */
export type Sweep = (tx: Transaction, time: SweepTime) => Promise<number>;

/** What is over is kept for this long, for whoever looks into a complaint; a session of that age is told NOT_LOGIN still. */
const KEPT_DAYS = 'access.ended.kept';
const oldestKept = ({ now, constants }: SweepTime) => later(now, -numberConstant(constants, KEPT_DAYS) * DAY);

const over =
  (table: string, where: string): Sweep =>
  (tx, time) =>
    deleteSome(tx, table, where, [oldestKept(time)]);

/** Sessions that nobody has signed out of and that no call can use any more. */
const sleeping: Sweep = async (tx, { now, constants }) => {
  const ended = await tx.query(
    `UPDATE sessions SET ended_at = $2, ended_by = 'expiry'
     WHERE ${isOneOf('sessions', 'ended_at IS NULL AND started_at <= $1')} RETURNING 1`,
    [later(now, -numberConstant(constants, 'access.session.absolute')), now],
  );
  return ended.length;
};

/** Nothing can be done with a captcha that is over, and nobody asks about one. */
const captchas: Sweep = (tx, { now }) => deleteSome(tx, 'captchas', 'expires_at <= $1', [now]);

const requestNumbers: Sweep = (tx, { now, constants }) =>
  deleteSome(tx, 'request_numbers', 'seen_at < $1', [
    later(now, -numberConstant(constants, 'access.request.remembered')),
  ]);

const wizards: Sweep = (tx, { now, constants }) =>
  deleteSome(tx, 'flow_records', 'saved_at <= $1', [
    later(now, -numberConstant(constants, 'access.record.life') * DAY),
  ]);

/** Payees of members who have gone: a process of an earlier version leaves them. */
const payeesOfGone: Sweep = (tx) =>
  deleteSome(tx, 'saved_payees', `member_id IN (SELECT member_id FROM members WHERE status = 'cancelled')`, []);

/** In this order: a session that nobody has used ends before it is old. */
export const SWEEPS: readonly Sweep[] = [
  sleeping,
  over('sessions', 'ended_at < $1'),
  over('one_time_codes', 'expires_at < $1'),
  over('tickets', 'expires_at < $1'),
  captchas,
  over('registrations', 'expires_at < $1'),
  over('password_resets', 'expires_at < $1 AND (verified_until IS NULL OR verified_until < $1)'),
  over('card_activations', 'expires_at < $1'),
  over('email_changes', 'expires_at < $1'),
  over('giftcard_tickets', 'expires_at < $1'),
  over('giftcard_quotes', 'spent_at IS NULL AND expires_at < $1'),
  over('card_quotes', 'spent_at IS NULL AND expires_at < $1'),
  over('card_application_quotes', 'spent_at IS NULL AND expires_at < $1'),
  over('idempotency_keys', 'at < $1'),
  over('opened_links', 'until < $1'),
  (tx, time) => sweepGuesses(tx, oldestKept(time), time.constants),
  requestNumbers,
  wizards,
  (tx, { now, constants }) => sweepDevices(tx, now, constants),
  payeesOfGone,
  (tx, { now, constants }) => sweepUnusedFiles(tx, now, constants),
];
