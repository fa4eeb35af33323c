import { money, toMinor, type Currency, type Money } from '../../src/domain/money.ts';
import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure, orRefusal, paramError } from '../shared/failure.ts';
import { readBalances } from '../ledger/balance.ts';
import { numberConstant } from '../shared/constant.ts';
import type { Member } from '../people/member.ts';
import type { Vault } from '../vault/vault.ts';
import type { Bank } from '../services/bank.ts';
import { checkReported } from './checkReported.ts';
import { payeeOf, type PayeeRequest } from './hongKongPayee.ts';
import type { BankCheckCall } from './bankCheck.ts';
import { mainlandPayeeOf, type MainlandPayeeRequest } from './mainlandPayee.ts';
import type { Payee } from './payee.ts';
import { payeeDigest } from './payeeAddress.ts';
import { countIfNew } from './payeeLookups.ts';
import { payeeOnFile, payeeToPay, sealAccount, type PayeeOnFile } from './payeeOnFile.ts';
import { transferFigures } from './transferFigures.ts';
import { checkMethod, methodOf, type TransferKind, type TransferMethod } from './transferKind.ts';
import { checkHours, checkSender, checkSum, checkWay, needsCode, type TransferSetting } from './transferRules.ts';
import { ownAccount } from './wallet.ts';
import { walletPayeeOf, type WalletPayeeRequest } from './walletPayee.ts';

/** The figures of one transfer, bound to member, account, payee and amount. */
export interface TransferQuote {
  readonly quoteId: string;
  readonly memberId: string;
  readonly accountId: string;
  readonly kind: TransferKind;
  readonly method: TransferMethod;
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: bigint;
  readonly fee: bigint;
  /** What arrives, where it is in another currency than `amount`. */
  readonly remitted?: Money;
  readonly payee: Payee;
  /** The member has never paid this payee, and is to confirm it once more. */
  readonly firstPayment: boolean;
  readonly remark?: string;
  readonly otpRequired: boolean;
  readonly expiresAt: string;
}

export interface QuoteRequest extends PayeeRequest, WalletPayeeRequest, MainlandPayeeRequest {
  readonly kind: TransferKind;
  readonly account_id: string;
  readonly amount: string;
  readonly remark?: string;
}

export type QuoteSetting = TransferSetting &
  Omit<BankCheckCall, 'member'> & { readonly quoteId: string; readonly bank: Bank; readonly vault: Vault };

/** Makes a quote when the transfer would be taken now; nothing moves and nothing is locked.
 * @throws Failure for whatever would refuse the transfer */
export async function quoteTransfer(
  tx: Transaction,
  member: Member,
  request: QuoteRequest,
  setting: QuoteSetting,
): Promise<{ quote: TransferQuote; freeLeft: number }> {
  const { now, constants } = setting;
  const account = await ownAccount(tx, member.memberId, request.account_id);
  const { kind } = request;
  const method = methodOf(request);
  if (method === undefined) throw paramError('/method', 'required');
  checkMethod(method, setting.content);
  checkSender(kind, member, account, setting);
  checkWay(method, member, setting);
  checkHours(kind, method, setting);
  const { currency, accountId } = account;
  const amount = toMinor(request.amount, currency);
  if (amount <= 0n) throw paramError('/amount', 'pattern');
  const { memberId } = member;
  const payee = await orRefusal(() => payeeOfKind(tx, member, currency, request, setting));
  const asked = { memberId, payee: payee instanceof Failure ? undefined : payee };
  // To the mainland it is the member's own account.
  const firstPayment = kind !== 'toMainland' && (await countIfNew(tx, asked, setting));
  if (payee instanceof Failure) throw payee;
  await checkReported(tx, setting.vault, payee);
  const priced = { memberId, kind, method, currency, amount };
  const { fee, freeLeft, remitted } = await transferFigures(tx, priced, constants, now);
  const balance = (await readBalances(tx, [accountId], new Date(now))).get(accountId)!;
  await checkSum(tx, member, { currency, amount, fee }, balance, setting);
  const quote: TransferQuote = {
    quoteId: setting.quoteId,
    memberId,
    accountId,
    kind,
    method,
    currency,
    amount,
    fee,
    ...(remitted ? { remitted } : {}),
    payee,
    firstPayment,
    ...(request.remark === undefined ? {} : { remark: request.remark }),
    otpRequired: needsCode({ amount, currency }, constants),
    expiresAt: later(now, numberConstant(constants, 'transfer.quote.life')),
  };
  await insertQuote(tx, setting.vault, quote, now);
  return { quote, freeLeft };
}

function payeeOfKind(
  tx: Transaction,
  member: Member,
  currency: Currency,
  request: QuoteRequest,
  setting: QuoteSetting,
): Promise<Payee> {
  if (request.kind === 'toGc') return walletPayeeOf(tx, member, currency, request, setting);
  if (request.kind === 'toMainland') return mainlandPayeeOf(tx, member, request, setting);
  return payeeOf(tx, member, currency, request, setting);
}

async function insertQuote(tx: Transaction, vault: Vault, quote: TransferQuote, now: string): Promise<void> {
  await tx.query(
    `INSERT INTO transfer_quotes (quote_id, member_id, account_id, kind, method, currency, amount, fee, payee, remark,
       otp_required, made_at, expires_at, remitted_currency, remitted, account_sealed, payee_digest,
       first_payment)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      quote.quoteId,
      quote.memberId,
      quote.accountId,
      quote.kind,
      quote.method,
      quote.currency,
      quote.amount,
      quote.fee,
      JSON.stringify(payeeOnFile(quote.payee)),
      quote.remark ?? null,
      quote.otpRequired,
      now,
      quote.expiresAt,
      quote.remitted?.currency ?? null,
      quote.remitted ? toMinor(quote.remitted.amount, quote.remitted.currency) : null,
      sealAccount(vault, quote.payee, quote.quoteId) ?? null,
      payeeDigest(vault, quote.payee),
      quote.firstPayment,
    ],
  );
}

/** Takes a quote of a kind for its one transfer; of two that ask, the second waits here for the first.
 * @throws Failure QUOTE_EXPIRED, or TRANS_PROCESSING when it was sent and its bank has not answered */
export async function takeQuote(
  tx: Transaction,
  vault: Vault,
  { memberId, quoteId, kind }: { readonly memberId: string; readonly quoteId: string; readonly kind: TransferKind },
  now: string,
): Promise<TransferQuote> {
  const [row] = await tx.query<QuoteRow>(
    'SELECT * FROM transfer_quotes WHERE quote_id = $1 AND member_id = $2 AND kind = $3 FOR UPDATE',
    [quoteId, memberId, kind],
  );
  if (!row) throw new Failure('QUOTE_EXPIRED');
  if (row.spent_at) {
    const [sent] = await tx.query<{ status: string }>('SELECT status FROM transfers WHERE quote_id = $1', [quoteId]);
    throw new Failure(sent?.status === 'processing' ? 'TRANS_PROCESSING' : 'QUOTE_EXPIRED');
  }
  if (row.expires_at.getTime() <= Date.parse(now)) throw new Failure('QUOTE_EXPIRED');
  await tx.query('UPDATE transfer_quotes SET spent_at = $2 WHERE quote_id = $1', [quoteId, now]);
  return fromRow(vault, row);
}

interface QuoteRow {
  quote_id: string;
  member_id: string;
  account_id: string;
  kind: TransferKind;
  method: TransferMethod;
  currency: Currency;
  amount: bigint;
  fee: bigint;
  payee: PayeeOnFile;
  account_sealed: string | null;
  first_payment: boolean;
  remark: string | null;
  remitted_currency: Currency | null;
  remitted: bigint | null;
  otp_required: boolean;
  expires_at: Date;
  spent_at: Date | null;
}

function fromRow(vault: Vault, row: QuoteRow): TransferQuote {
  return {
    quoteId: row.quote_id,
    memberId: row.member_id,
    accountId: row.account_id,
    kind: row.kind,
    method: row.method,
    currency: row.currency,
    amount: row.amount,
    fee: row.fee,
    ...(row.remitted_currency === null || row.remitted === null
      ? {}
      : { remitted: money(row.remitted, row.remitted_currency) }),
    payee: payeeToPay(vault, row.payee, row.account_sealed, row.quote_id),
    firstPayment: row.first_payment,
    ...(row.remark === null ? {} : { remark: row.remark }),
    otpRequired: row.otp_required,
    expiresAt: row.expires_at.toISOString(),
  };
}
