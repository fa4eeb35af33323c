import { hongKongDate } from '../../src/domain/calendarDate.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { fromMinor, money, type Currency } from '../../src/domain/money.ts';
import { inWorkdayWindow, isWorkday, nextWorkdayOpening, type DayWindow } from '../../src/domain/workday.ts';
import type { World } from '../../src/rules/compiled.ts';
import { instant } from '../clock/instant.ts';
import type { Content } from '../content/content.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';
import type { Balance } from '../ledger/balance.ts';
import { frozenUntil } from '../people/frozenUntil.ts';
import type { Member } from '../people/member.ts';
import { checkFpsMember } from './fpsRegistration.ts';
import { moneyConstant } from './moneyConstant.ts';
import type { TransferKind, TransferMethod } from './transferKind.ts';
import { dailyUse } from './transferUse.ts';
import type { WalletAccount } from './wallet.ts';

/** What the rules of a transfer look at besides the database. */
export interface TransferSetting {
  readonly now: string;
  readonly constants: JsonObject;
  readonly world: World;
  readonly content: Content;
}

/** Whether this member may send from this account at all.
 * @throws Failure REALNAME_REQUIRED, MAINLAND_T3_ONLY, USD_NOT_ALLOWED, ACCOUNT_STATUS, CARD_STATUS, FUNDS_FROZEN */
export function checkSender(
  kind: TransferKind,
  member: Member,
  account: WalletAccount,
  { now, world, content }: TransferSetting,
): void {
  const status = member.realnameStatus;
  if (kind !== 'toGc' && !content.holds('level.canTransferToHk', { status }, world))
    throw new Failure('REALNAME_REQUIRED');
  if (kind === 'toMainland' && !content.holds('level.canTransferToMainland', { status }, world))
    throw new Failure('MAINLAND_T3_ONLY');
  if (kind === 'toMainland' && !content.holds('transfer.canGoToMainland', { currency: account.currency }, world))
    throw new Failure('USD_NOT_ALLOWED');
  if (member.status !== 'normal' || account.accountStatus !== 'normal') throw new Failure('ACCOUNT_STATUS');
  if (account.cardStatus !== 'active') throw new Failure('CARD_STATUS', { status: account.cardStatus });
  const until = frozenUntil(member, now);
  if (until !== undefined) throw new Failure('FUNDS_FROZEN', { until });
}

/** Whether this member may send this way.
 * @throws Failure FPS_REGION, FPS_LEVEL */
export function checkWay(method: TransferMethod, member: Member, { world, content }: TransferSetting): void {
  if (!content.holds('fps.isOffered', { method, region: member.region }, world)) throw new Failure('FPS_REGION');
  if (method === 'FPS') checkFpsMember(member);
}

/** Whether a code must prove it besides the payment password. */
export function needsCode(
  { amount, currency }: Pick<TransferSum, 'amount' | 'currency'>,
  constants: JsonObject,
): boolean {
  return amount > moneyConstant(constants, 'transfer.otp.above', currency);
}

/** When transfers of a kind can be sent. */
export interface TransferWindow {
  readonly open: boolean;
  /** While it is closed. */
  readonly nextOpen?: string;
  /** `dayOff`: a weekend or a public holiday; `hours`: a workday, too early or too late. */
  readonly reason?: 'hours' | 'dayOff';
}

/** Transfers to the mainland keep to hours; those to a bank in Hong Kong where the deployment says so; FPS and transfers
 * between cards never do (AMB-07). */
export function transferWindow(
  kind: TransferKind,
  method: TransferMethod,
  { now, constants, content }: Pick<TransferSetting, 'now' | 'constants' | 'content'>,
): TransferWindow {
  const bound = kind === 'toMainland' || (method === 'bank' && constants['transfer.bank.hoursApply'] === true);
  if (!bound) return { open: true };
  const hours = constants['transfer.bank.hours'] as unknown as DayWindow & { calendar: string };
  const calendar = content.calendar(hours.calendar);
  if (inWorkdayWindow(calendar, hours, now)) return { open: true };
  return {
    open: false,
    nextOpen: instant(Date.parse(nextWorkdayOpening(calendar, hours, now))),
    reason: isWorkday(calendar, hongKongDate(now)) ? 'hours' : 'dayOff',
  };
}

/** @throws Failure TRANSFER_HOURS */
export function checkHours(kind: TransferKind, method: TransferMethod, setting: TransferSetting): void {
  const { open, nextOpen, reason } = transferWindow(kind, method, setting);
  if (!open) throw new Failure('TRANSFER_HOURS', { next_open: nextOpen ?? setting.now, reason: reason ?? 'hours' });
}

export interface TransferSum {
  readonly currency: Currency;
  /** Minor units, what the payee gets. */
  readonly amount: bigint;
  readonly fee: bigint;
}

/** Whether the sum keeps to the limits of the member's level and to the money that may be used.
 * @throws Failure OVER_SINGLE_LIMIT, OVER_LIMIT, INSUFFICIENT_BALANCE */
export async function checkSum(
  tx: Transaction,
  member: Member,
  { currency, amount, fee }: TransferSum,
  balance: Balance,
  { now, constants, world, content }: TransferSetting,
): Promise<void> {
  const level = { amount: fromMinor(amount, currency), currency, status: member.realnameStatus };
  if (!content.holds('transfer.withinSingleLimit', level, world)) {
    const limit = moneyConstant(constants, `limit.transfer.single.${member.realnameStatus}`, currency);
    throw new Failure('OVER_SINGLE_LIMIT', { limit: { ...money(limit, currency) } });
  }
  const { left } = await dailyUse(tx, member, currency, { constants, now });
  if (amount > left) throw new Failure('OVER_LIMIT', { left: { ...money(left, currency) } });
  if (amount + fee > balance.available)
    throw new Failure('INSUFFICIENT_BALANCE', { available: { ...money(balance.available, currency) } });
}
