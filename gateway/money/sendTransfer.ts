import { maskName } from '../../src/domain/maskName.ts';
import { toMinor } from '../../src/domain/money.ts';
import { findBank } from '../content/banks.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';
import { lockBalances, type Balance } from '../ledger/balance.ts';
import { houseAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction, type Intent } from '../ledger/postTransaction.ts';
import type { Member } from '../people/member.ts';
import { findMember } from '../people/members.ts';
import { takeTicket } from '../access/tickets.ts';
import type { Secrets } from '../vault/secrets.ts';
import type { Vault } from '../vault/vault.ts';
import { addRecord, type AccountRecord } from './accountRecord.ts';
import type { Bank } from '../services/bank.ts';
import { checkReported } from './checkReported.ts';
import { fpsReference } from './fpsReference.ts';
import { fpsPayeeOf } from './hongKongPayee.ts';
import { checkOwn } from './mainlandPayee.ts';
import type { Payee, ProxyType } from './payee.ts';
import { payeeDigest } from './payeeAddress.ts';
import { payeeOnFile } from './payeeOnFile.ts';
import { referenceNumber } from './referenceNumber.ts';
import { returnTransfer } from './endTransfer.ts';
import { takeQuote, type TransferQuote } from './transferQuote.ts';
import { transferFee } from './transferFee.ts';
import { savePayee } from './savedPayee.ts';
import { settlesAt } from './transferFigures.ts';
import { operationOfKind, type TransferKind } from './transferKind.ts';
import { checkHours, checkSender, checkSum, checkWay, needsCode, type TransferSetting } from './transferRules.ts';
import { walletOf } from './wallet.ts';
import { checkBetween, findCardHolder } from './walletPayee.ts';

export interface SendRequest {
  readonly kind: TransferKind;
  readonly memberId: string;
  readonly quoteId: string;
  readonly ticket: string;
  readonly otpTicket?: string;
  /** A payee never paid before was confirmed once more. */
  readonly payeeConfirmed?: boolean;
  /** Whoever is paid is to be found again. */
  readonly savePayee?: boolean;
  readonly key: string;
}

export type SendSetting = TransferSetting & { readonly bank: Bank; readonly vault: Vault; readonly secrets: Secrets };

export interface SentTransfer {
  readonly quote: TransferQuote;
  readonly refNo: string;
  /** `fail`: the bank refused, and the money is back. */
  readonly status: 'success' | 'processing' | 'fail';
}

/** Sends the money of a quote; all of it in the caller's one transaction. What it waits for, it waits for in the order of
 * whoever closes an account or cancels a card: the quote, every balance of the member, its tickets.
 * @throws Failure when it is refused; nothing is spent then */
export async function sendTransfer(tx: Transaction, request: SendRequest, setting: SendSetting): Promise<SentTransfer> {
  const { now, constants, bank } = setting;
  const quote = await takeQuote(tx, setting.vault, request, now);
  const balances = await lockMoney(tx, quote, now);
  await takeTickets(tx, request, quote, now);
  await checkAgain(tx, quote, balances.get(quote.accountId), setting);
  if (quote.firstPayment && request.payeeConfirmed !== true) throw new Failure('PAYEE_NOT_CONFIRMED');
  const answer = quote.payee.account_id !== undefined ? 'accepted' : await bank.send(tx, quote.payee, constants);
  const sent: SentTransfer = {
    quote,
    refNo: referenceNumber(now),
    status: answer === 'accepted' ? 'success' : 'processing',
  };
  const intent = { member: request.memberId, operation: operationOfKind[quote.kind], key: request.key };
  const id = await post(tx, sent, intent, now);
  const settled = settlesAt(now, constants);
  await insertTransfer(tx, setting.vault, sent, { transactionId: id, settlesAt: settled, now });
  await addRecords(tx, sent, settled, now);
  if (answer !== 'refused') {
    if (request.savePayee) await savePayee(tx, setting.vault, quote, setting);
    return sent;
  }
  await returnTransfer(tx, sent.refNo, now);
  return { ...sent, status: 'fail' };
}

async function takeTickets(tx: Transaction, request: SendRequest, quote: TransferQuote, now: string): Promise<void> {
  const use = { memberId: request.memberId, operation: operationOfKind[quote.kind], quoteId: quote.quoteId };
  const taken =
    (await takeTicket(tx, request.ticket, { ...use, kind: 'payPwd' }, now)) &&
    (!quote.otpRequired || (await takeTicket(tx, request.otpTicket, { ...use, kind: 'otp' }, now)));
  if (!taken) throw new Failure('TICKET_EXPIRED');
}

/** The limits and the free transfers are counted over all accounts of the member, so all of them are locked; so is a payee's
 * account here. */
async function lockMoney(
  tx: Transaction,
  { memberId, payee }: TransferQuote,
  now: string,
): Promise<ReadonlyMap<string, Balance>> {
  const ids = (await walletOf(tx, memberId)).map((account) => account.accountId);
  return lockBalances(tx, payee.account_id === undefined ? ids : [...ids, payee.account_id], new Date(now));
}

/** What the quote found may have changed: it is judged again, with the balances locked so that it stays so. */
async function checkAgain(
  tx: Transaction,
  quote: TransferQuote,
  balance: Balance | undefined,
  setting: SendSetting,
): Promise<void> {
  const { memberId, accountId, kind, method } = quote;
  const { now, constants } = setting;
  const member = (await findMember(tx, memberId))?.member;
  const account = (await walletOf(tx, memberId)).find((known) => known.accountId === accountId);
  if (!member || !account || !balance) throw new Failure('QUOTE_EXPIRED');
  checkSender(kind, member, account, setting);
  checkHours(kind, method, setting);
  await elseNewQuote(async () => checkWay(method, member, setting), ['FPS_REGION', 'FPS_LEVEL']);
  await elseNewQuote(() => checkPayee(tx, member, quote, setting), PAYEE_CODES);
  // Only a level lowered since the quote does this.
  await elseNewQuote(() => checkSum(tx, member, quote, balance, setting), ['OVER_SINGLE_LIMIT']);
  const feeNow = await transferFee(tx, quote, constants, now);
  if (feeNow.fee !== quote.fee || (needsCode(quote, constants) && !quote.otpRequired))
    throw new Failure('QUOTE_EXPIRED');
}

const PAYEE_CODES = ['SELF_TRANSFER', 'T1_TO_T1', 'REGION_P2P', 'NAME_NOT_SAME', 'HOLDER_NOT_SAME', 'PARAM_ERROR'];

/** What a new quote will say better is answered with QUOTE_EXPIRED. */
async function elseNewQuote(check: () => Promise<void>, codes: readonly string[]): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof Failure && codes.includes(error.code)) throw new Failure('QUOTE_EXPIRED');
    throw error;
  }
}

/** A payee may have been reported since, an FPS identity may have a new holder or another bank, a bank may be listed no longer, the
 * sender may have another name, and a payee of the house may have changed. */
async function checkPayee(
  tx: Transaction,
  member: Member,
  { kind, payee }: TransferQuote,
  setting: SendSetting,
): Promise<void> {
  await checkReported(tx, setting.vault, payee);
  if (kind === 'toMainland') checkOwn(member, payee, setting);
  if (payee.type === 'account' && !findBank(payee.bank_code ?? '')) throw new Failure('QUOTE_EXPIRED');
  if (payee.proxy_id !== undefined) {
    const found = await fpsPayeeOf(tx, payee.type as ProxyType, payee.proxy_id, setting.constants);
    if (!found || !isSamePayee(found, payee)) throw new Failure('QUOTE_EXPIRED');
  }
  if (payee.account_id === undefined) return;
  const holder = await findCardHolder(tx, { accountId: payee.account_id });
  if (!holder) throw new Failure('QUOTE_EXPIRED');
  checkBetween(member, holder, setting);
}

const isSamePayee = (one: Payee, other: Payee): boolean =>
  one.name_en === other.name_en && one.bank_code === other.bank_code && one.account_id === other.account_id;

/** The money leaves the account at once; until the bank has answered it is in transit. */
function post(tx: Transaction, { quote, refNo, status }: SentTransfer, intent: Intent, now: string): Promise<bigint> {
  const { accountId, currency, amount, fee, payee } = quote;
  const to = payee.account_id ?? houseAccount(status === 'success' ? 'bank' : 'transfersInTransit', currency);
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
  vault: Vault,
  { quote, refNo, status }: SentTransfer,
  { transactionId, settlesAt, now }: { transactionId: bigint; settlesAt: string; now: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO transfers (ref_no, quote_id, member_id, account_id, kind, method, currency, amount, fee, payee, remark,
       status, made_at, settles_at, ended_at, transaction_id, remitted_currency, remitted, payee_digest)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
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
      JSON.stringify(payeeOnFile(quote.payee)),
      quote.remark ?? null,
      status,
      now,
      status === 'processing' ? settlesAt : null,
      status === 'processing' ? null : now,
      transactionId,
      quote.remitted?.currency ?? null,
      quote.remitted ? toMinor(quote.remitted.amount, quote.remitted.currency) : null,
      payeeDigest(vault, quote.payee),
    ],
  );
}

async function addRecords(
  tx: Transaction,
  { quote, refNo, status }: SentTransfer,
  settlesAt: string,
  now: string,
): Promise<void> {
  const shared = { accountId: quote.accountId, at: now, summary: quote.payee.name_en, status };
  const handed = status === 'success' && quote.kind === 'toMainland' ? handedOver(settlesAt) : {};
  const fps = quote.method === 'FPS' ? { fpsRefNo: fpsReference(now) } : {};
  await addRecord(tx, { ...shared, ...handed, ...fps, refNo, kind: 'transferOut', amount: -quote.amount });
  if (quote.payee.account_id !== undefined) await addIncomingRecord(tx, quote, quote.payee.account_id, now);
  if (quote.fee === 0n) return;
  const fee = {
    ...shared,
    refNo: referenceNumber(now),
    kind: 'serviceFee',
    feeKind: 'transfer',
    amount: -quote.fee,
  } as const;
  await addRecord(tx, { ...fee, originalRefNo: refNo });
}

/** A mainland bank that has taken a transfer pays it out later (R-STATE-59). */
const handedOver = (settlesAt: string): Pick<AccountRecord, 'status' | 'turns'> => ({
  status: 'submittedToBank',
  turns: { at: settlesAt, into: 'success' },
});

/** The other side's line, with a number of its own: no member is shown another's. */
async function addIncomingRecord(tx: Transaction, quote: TransferQuote, accountId: string, now: string): Promise<void> {
  const sender = (await findMember(tx, quote.memberId))?.member;
  await addRecord(tx, {
    refNo: referenceNumber(now),
    accountId,
    kind: 'transferIn',
    at: now,
    summary: maskName(sender?.userName ?? ''),
    payer: maskName(sender?.userName ?? ''),
    amount: quote.amount,
    status: 'success',
  });
}
