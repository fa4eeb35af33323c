import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../failure.ts';
import { lockBalances } from '../ledger/balance.ts';
import { houseAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction, type Intent } from '../ledger/postTransaction.ts';
import { later } from '../clock/instant.ts';
import { numberConstant } from '../people/constant.ts';
import { findMember } from '../people/members.ts';
import { takeTicket } from '../people/tickets.ts';
import { addRecord, type RecordStatus } from './accountRecord.ts';
import type { Bank } from './bank.ts';
import { referenceNumber } from './referenceNumber.ts';
import { returnTransfer } from './endTransfer.ts';
import { takeQuote, type TransferQuote } from './transferQuote.ts';
import { transferFee } from './transferFee.ts';
import { checkHours, checkSender, checkSum, type TransferSetting } from './transferRules.ts';
import { walletOf } from './wallet.ts';

export interface SendRequest {
  readonly memberId: string;
  readonly quoteId: string;
  readonly ticket: string;
  readonly otpTicket?: string;
  readonly key: string;
}

export interface SentTransfer {
  readonly quote: TransferQuote;
  readonly refNo: string;
  /** `fail`: the bank refused, and the money is back. */
  readonly status: RecordStatus;
}

/** Sends the money of a quote; all of it in the caller's one transaction. What it waits for, it waits for in one order:
 * the quote, its tickets, then every balance of the member in the order of the accounts' ids. Nothing is locked after a
 * balance, so transfers cannot wait for each other in a ring.
 * @throws Failure when it is refused; nothing is spent then */
export async function sendTransfer(
  tx: Transaction,
  request: SendRequest,
  setting: TransferSetting & { readonly bank: Bank },
): Promise<SentTransfer> {
  const { now, constants, bank } = setting;
  const quote = await takeQuote(tx, request.memberId, request.quoteId, now);
  await takeTickets(tx, request, quote, now);
  await checkAgain(tx, quote, setting);
  const answer = await bank.send(tx, quote.payee, constants);
  const sent: SentTransfer = {
    quote,
    refNo: referenceNumber(now),
    status: answer === 'accepted' ? 'success' : 'processing',
  };
  const intent = { member: request.memberId, operation: 'transferToHk', key: request.key };
  const id = await post(tx, sent, intent, now);
  await insertTransfer(tx, sent, id, later(now, numberConstant(constants, 'transfer.processing.settleAfter')), now);
  await addRecords(tx, sent, now);
  if (answer !== 'refused') return sent;
  await returnTransfer(tx, sent.refNo, now);
  return { ...sent, status: 'fail' };
}

async function takeTickets(tx: Transaction, request: SendRequest, quote: TransferQuote, now: string): Promise<void> {
  const use = { memberId: request.memberId, operation: 'transferToHk', quoteId: quote.quoteId };
  const taken =
    (await takeTicket(tx, request.ticket, { ...use, kind: 'payPwd' }, now)) &&
    (!quote.otpRequired || (await takeTicket(tx, request.otpTicket, { ...use, kind: 'otp' }, now)));
  if (!taken) throw new Failure('TICKET_EXPIRED');
}

/** What the quote found may have changed: it is judged again, with the balances locked so that it stays so. The limits and
 * the free transfers are counted over all accounts of the member, so all of them are locked. */
async function checkAgain(tx: Transaction, quote: TransferQuote, setting: TransferSetting): Promise<void> {
  const { memberId, accountId, method, currency, fee } = quote;
  const { now, constants } = setting;
  const before = await walletOf(tx, memberId);
  const ids = before.map((account) => account.accountId);
  const balances = await lockBalances(tx, ids, new Date(now));
  const member = (await findMember(tx, memberId))?.member;
  const account = (await walletOf(tx, memberId)).find((known) => known.accountId === accountId);
  const balance = balances.get(accountId);
  if (!member || !account || !balance) throw new Failure('QUOTE_EXPIRED');
  checkSender(member, account, setting);
  checkHours(method, setting);
  await checkSum(tx, member, quote, balance, setting).catch((error: unknown) => {
    // Only a level lowered since the quote does this; the next quote will say it.
    if (error instanceof Failure && error.code === 'OVER_SINGLE_LIMIT') throw new Failure('QUOTE_EXPIRED');
    throw error;
  });
  const feeNow = await transferFee(tx, { memberId, method, currency }, constants, now);
  if (feeNow.fee !== fee) throw new Failure('QUOTE_EXPIRED');
}

/** The money leaves the account at once; until the bank has answered it is in transit. */
function post(tx: Transaction, { quote, refNo, status }: SentTransfer, intent: Intent, now: string): Promise<bigint> {
  const { accountId, currency, amount, fee } = quote;
  const to = houseAccount(status === 'success' ? 'bank' : 'transfersInTransit', currency);
  return postTransaction(tx, {
    kind: 'transferOut',
    reference: refNo,
    at: new Date(now),
    intent,
    postings: [
      { account: accountId, currency, amount: -(amount + fee) },
      { account: to, currency, amount },
      { account: houseAccount('fees', currency), currency, amount: fee },
    ],
  });
}

async function insertTransfer(
  tx: Transaction,
  { quote, refNo, status }: SentTransfer,
  transactionId: bigint,
  settlesAt: string,
  now: string,
): Promise<void> {
  await tx.query(
    `INSERT INTO transfers (ref_no, quote_id, member_id, account_id, kind, method, currency, amount, fee, payee, remark,
       status, made_at, settles_at, ended_at, transaction_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13, $14, $15, $16)`,
    [
      refNo,
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
      status,
      now,
      status === 'processing' ? settlesAt : null,
      status === 'processing' ? null : now,
      transactionId,
    ],
  );
}

async function addRecords(tx: Transaction, { quote, refNo, status }: SentTransfer, now: string): Promise<void> {
  const shared = { accountId: quote.accountId, at: now, summary: quote.payee.name_en, status };
  await addRecord(tx, { ...shared, refNo, kind: 'transferOut', amount: -quote.amount });
  if (quote.fee === 0n) return;
  const fee = { ...shared, refNo: referenceNumber(now), kind: 'serviceFee', amount: -quote.fee } as const;
  await addRecord(tx, { ...fee, originalRefNo: refNo });
}
