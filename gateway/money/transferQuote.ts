import { toMinor, type Currency } from '../../src/domain/money.ts';
import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure, paramError } from '../failure.ts';
import { readBalances } from '../ledger/balance.ts';
import { numberConstant } from '../people/constant.ts';
import type { Member } from '../people/member.ts';
import { moneyConstant } from './moneyConstant.ts';
import { payeeOf, type Payee, type PayeeRequest } from './payee.ts';
import { transferFee } from './transferFee.ts';
import { checkHours, checkSender, checkSum, type TransferSetting } from './transferRules.ts';
import { walletOf } from './wallet.ts';

/** The figures of one transfer, bound to member, account, payee and amount. */
export interface TransferQuote {
  readonly quoteId: string;
  readonly memberId: string;
  readonly accountId: string;
  readonly kind: 'toHk';
  readonly method: 'FPS' | 'bank';
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly payee: Payee;
  readonly remark?: string;
  readonly otpRequired: boolean;
  readonly expiresAt: string;
}

export interface QuoteRequest extends PayeeRequest {
  readonly kind: 'toHk';
  readonly account_id: string;
  readonly amount: string;
  readonly remark?: string;
}

/** Makes a quote when the transfer would be taken now; nothing moves and nothing is locked.
 * @throws Failure for whatever would refuse the transfer */
export async function quoteTransfer(
  tx: Transaction,
  member: Member,
  request: QuoteRequest,
  setting: TransferSetting & { readonly quoteId: string },
): Promise<{ quote: TransferQuote; freeLeft: number }> {
  const { now, constants } = setting;
  const account = (await walletOf(tx, member.memberId)).find(({ accountId }) => accountId === request.account_id);
  if (!account || account.cardType === 'gift') throw paramError('/account_id', 'unknown');
  checkSender(member, account, setting);
  checkHours(request.method, setting);
  const payee = await payeeOf(tx, request);
  const { currency, accountId } = account;
  const amount = toMinor(request.amount, currency);
  if (amount <= 0n) throw paramError('/amount', 'pattern');
  const { method, kind } = request;
  const { fee, freeLeft } = await transferFee(tx, { memberId: member.memberId, method, currency }, constants, now);
  const balance = (await readBalances(tx, [accountId], new Date(now))).get(accountId)!;
  await checkSum(tx, member, { currency, amount, fee }, balance, setting);
  const quote: TransferQuote = {
    quoteId: setting.quoteId,
    memberId: member.memberId,
    accountId,
    kind,
    method,
    currency,
    amount,
    fee,
    payee,
    ...(request.remark === undefined ? {} : { remark: request.remark }),
    otpRequired: amount > moneyConstant(constants, 'transfer.otp.above', currency),
    expiresAt: later(now, numberConstant(constants, 'transfer.quote.life')),
  };
  await insertQuote(tx, quote, now);
  return { quote, freeLeft };
}

async function insertQuote(tx: Transaction, quote: TransferQuote, now: string): Promise<void> {
  await tx.query(
    `INSERT INTO transfer_quotes (quote_id, member_id, account_id, kind, method, currency, amount, fee, payee, remark,
       otp_required, made_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12, $13)`,
    [
      quote.quoteId,
      quote.memberId,
      quote.accountId,
      quote.kind,
      quote.method,
      quote.currency,
      quote.amount,
      quote.fee,
      JSON.stringify(quote.payee),
      quote.remark ?? null,
      quote.otpRequired,
      now,
      quote.expiresAt,
    ],
  );
}

/** Takes a quote for its one transfer; of two that ask, the second waits here for the first.
 * @throws Failure QUOTE_EXPIRED, or TRANS_PROCESSING when it was sent and its bank has not answered */
export async function takeQuote(
  tx: Transaction,
  memberId: string,
  quoteId: string,
  now: string,
): Promise<TransferQuote> {
  const [row] = await tx.query<QuoteRow>(
    'SELECT * FROM transfer_quotes WHERE quote_id = $1 AND member_id = $2 FOR UPDATE',
    [quoteId, memberId],
  );
  if (!row) throw new Failure('QUOTE_EXPIRED');
  if (row.spent_at) {
    const [sent] = await tx.query<{ status: string }>('SELECT status FROM transfers WHERE quote_id = $1', [quoteId]);
    throw new Failure(sent?.status === 'processing' ? 'TRANS_PROCESSING' : 'QUOTE_EXPIRED');
  }
  if (row.expires_at.getTime() <= Date.parse(now)) throw new Failure('QUOTE_EXPIRED');
  await tx.query('UPDATE transfer_quotes SET spent_at = $2 WHERE quote_id = $1', [quoteId, now]);
  return fromRow(row);
}

interface QuoteRow {
  quote_id: string;
  member_id: string;
  account_id: string;
  kind: 'toHk';
  method: 'FPS' | 'bank';
  currency: Currency;
  amount: bigint;
  fee: bigint;
  payee: Payee;
  remark: string | null;
  otp_required: boolean;
  expires_at: Date;
  spent_at: Date | null;
}

function fromRow(row: QuoteRow): TransferQuote {
  return {
    quoteId: row.quote_id,
    memberId: row.member_id,
    accountId: row.account_id,
    kind: row.kind,
    method: row.method,
    currency: row.currency,
    amount: row.amount,
    fee: row.fee,
    payee: row.payee,
    ...(row.remark === null ? {} : { remark: row.remark }),
    otpRequired: row.otp_required,
    expiresAt: row.expires_at.toISOString(),
  };
}
