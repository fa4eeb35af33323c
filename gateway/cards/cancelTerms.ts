import type { JsonObject } from '../../src/domain/json.ts';
import { money } from '../../src/domain/money.ts';
import { siteName } from '../content/siteName.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';
import { readBalances } from '../ledger/balance.ts';
import { IS_OPEN } from '../money/accountRecord.ts';
import { partnerOf } from '../money/closure.ts';
import { moneyConstant } from '../money/moneyConstant.ts';
import type { Call } from '../call/operation.ts';
import { frozenUntil } from '../people/frozenUntil.ts';
import type { Member } from '../people/member.ts';
import type { Secrets } from '../vault/secrets.ts';
import type { OwnCard } from './ownCards.ts';

export interface CancelTerms {
  /** Stands for exactly these figures of this card: what a member agrees to is what is taken. */
  readonly cancelId: string;
  /** Minor units, all of them. */
  readonly balance: bigint;
  readonly fee: bigint;
  readonly refund: bigint;
}

type Cancelling = Pick<Call<'cardCancelQuery' | 'cardCancel'>, 'services' | 'constants' | 'now' | 'lang'>;

/** What cancelling the card would take and pay back (AMB-06).
 * @throws Failure for whatever forbids it now */
export async function cancelTerms(
  tx: Transaction,
  member: Member,
  card: OwnCard,
  { services, constants, now, lang }: Cancelling,
): Promise<CancelTerms> {
  const partner = await partnerOf(tx, member, siteName(services.content, 'company_name', lang));
  if (partner !== undefined) throw new Failure('CO_BRANDED', { partner_name: partner });
  checkStatus(member, card, now);
  await checkPending(tx, card);
  const { balance, held } = (await readBalances(tx, [card.accountId], new Date(now))).get(card.accountId)!;
  if (held > 0n) throw new Failure('OUTSTANDING_BALANCE');
  const fee = feeOf(card, constants);
  if (balance < fee)
    throw new Failure('BALANCE_BELOW_FEE', {
      balance: { ...money(balance, card.currency) },
      fee: { ...money(fee, card.currency) },
    });
  return { cancelId: cancelId(services.secrets, card, balance, fee), balance, fee, refund: balance - fee };
}

/** The money leaves the account, so the rules of money that leaves hold; a card that its member has locked may go. */
function checkStatus(member: Member, card: OwnCard, now: string): void {
  if (member.status !== 'normal' || card.accountStatus !== 'normal') throw new Failure('ACCOUNT_STATUS');
  if (card.status !== 'active' && card.status !== 'locked') throw new Failure('CARD_STATUS', { status: card.status });
  const until = frozenUntil(member, now);
  if (until !== undefined) throw new Failure('FUNDS_FROZEN', { until });
}

/** Money of the account that no balance shows has to arrive or come back first; of a card order, until it is passed. */
export async function checkPending(tx: Transaction, { accountId }: Pick<OwnCard, 'accountId'>): Promise<void> {
  const [row] = await tx.query<{ transfers: boolean; topups: boolean }>(
    `SELECT EXISTS (SELECT FROM account_records WHERE account_id = $1 AND ${IS_OPEN})
         OR EXISTS (SELECT FROM card_orders WHERE account_id = $1 AND state IN ('toAudit', 'paid')) AS transfers,
       EXISTS (SELECT FROM topup_orders WHERE account_id = $1 AND state = 'FROZEN') AS topups`,
    [accountId],
  );
  if (row?.transfers) throw new Failure('PENDING_TRANS');
  if (row?.topups) throw new Failure('OUTSTANDING_BALANCE');
}

/** HKD 80, or its equivalent (R-CONST-36). */
const feeOf = ({ currency }: OwnCard, constants: JsonObject) => moneyConstant(constants, 'card.cancel.fee', currency);

const cancelId = (secrets: Secrets, { cardId }: OwnCard, balance: bigint, fee: bigint) =>
  secrets.keyed('cardCancel', `${cardId} ${balance} ${fee}`);
