import { foldName } from '../../src/rules/keywords/sameName.ts';
import { maskName } from '../../src/domain/maskName.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure, paramError } from '../shared/failure.ts';
import type { Member } from '../people/member.ts';
import { numberDigests } from '../vault/cardNumber.ts';
import type { Vault } from '../vault/vault.ts';
import type { Payee } from './payee.ts';
import type { TransferSetting } from './transferRules.ts';

/** Who holds a card of the product, and the account its money comes to. */
export interface CardHolder {
  readonly memberId: string;
  readonly accountId: string;
  readonly name: string;
  readonly currency: Currency;
  readonly region: Member['region'];
  readonly realnameStatus: Member['realnameStatus'];
}

/** A card that can receive money, by its number or its account. A gift card cannot (R-CONST-21), nor can an account that is
 * stopped or whose card has ended; a locked card can. */
export async function findCardHolder(
  tx: Transaction,
  by: { readonly cardNo: string; readonly vault: Vault } | { readonly accountId: string },
): Promise<CardHolder | undefined> {
  const [named, value] =
    'cardNo' in by
      ? ['c.number_digest = ANY($1::text[])', numberDigests(by.vault, by.cardNo)]
      : ['a.account_id = $1', by.accountId];
  const [row] = await tx.query<{
    member_id: string;
    account_id: string;
    user_name: string;
    currency: Currency;
    region: Member['region'];
    realname_status: Member['realnameStatus'];
  }>(
    `SELECT m.member_id, a.account_id, m.user_name, a.currency, m.region, m.realname_status
     FROM cards c JOIN accounts a USING (account_id) JOIN members m USING (member_id)
     WHERE ${named} AND c.card_type <> 'gift' AND c.status NOT IN ('cancelled', 'unused')
       AND a.status = 'normal' AND m.status = 'normal' LIMIT 1`,
    [value],
  );
  return (
    row && {
      memberId: row.member_id,
      accountId: row.account_id,
      name: row.user_name,
      currency: row.currency,
      region: row.region,
      realnameStatus: row.realname_status,
    }
  );
}

/** Whether money may go from a member to a card holder.
 * @throws Failure SELF_TRANSFER, T1_TO_T1, REGION_P2P */
export function checkBetween(sender: Member, holder: CardHolder, { content, world }: TransferSetting): void {
  if (holder.memberId === sender.memberId) throw new Failure('SELF_TRANSFER');
  const levels = { sender: sender.realnameStatus, payee: holder.realnameStatus };
  if (!content.holds('transfer.isBetweenAllowedLevels', levels, world)) throw new Failure('T1_TO_T1');
  const regions = { sender: sender.region, payee: holder.region };
  if (!content.holds('transfer.isWithinRegion', regions, world)) throw new Failure('REGION_P2P');
}

/** A card holder as the payee of a transfer. */
export const asPayee = ({ name, accountId }: CardHolder): Payee => ({
  type: 'card',
  name_en: maskName(name),
  name_check: 'matches',
  account_id: accountId,
});

export interface WalletPayeeRequest {
  readonly payee_card_no?: string;
  readonly payee_name?: string;
  /** Instead of both, of a payee whom the member has saved; no caller can say it. */
  readonly payee_account_id?: string;
}

/** The payee of a transfer to a card of the product; number and name must belong together.
 * @throws Failure PAYEE_NOT_FOUND and those of `checkHolder` */
export async function walletPayeeOf(
  tx: Transaction,
  sender: Member,
  currency: Currency,
  request: WalletPayeeRequest,
  setting: TransferSetting & { readonly vault: Vault },
): Promise<Payee> {
  const holder = await holderOf(tx, request, setting.vault);
  if (!holder) throw new Failure('PAYEE_NOT_FOUND');
  checkHolder(sender, currency, holder, setting);
  return asPayee(holder);
}

/** Whether money of a currency may go from a member to a card holder: between two accounts of this house it stays what it is.
 * @throws Failure CURRENCY_NOT_SAME and those of `checkBetween` */
export function checkHolder(sender: Member, currency: Currency, holder: CardHolder, setting: TransferSetting): void {
  checkBetween(sender, holder, setting);
  if (holder.currency !== currency) throw new Failure('CURRENCY_NOT_SAME', { currency: holder.currency });
}

async function holderOf(
  tx: Transaction,
  { payee_card_no: cardNo, payee_name: name, payee_account_id: accountId }: WalletPayeeRequest,
  vault: Vault,
): Promise<CardHolder | undefined> {
  if (accountId !== undefined) return findCardHolder(tx, { accountId });
  if (cardNo === undefined) throw paramError('/payee_card_no', 'required');
  if (name === undefined) throw paramError('/payee_name', 'required');
  const holder = await findCardHolder(tx, { cardNo, vault });
  return holder && foldName(holder.name) === foldName(name) ? holder : undefined;
}
