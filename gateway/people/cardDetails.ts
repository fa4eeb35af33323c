import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberDigests } from '../vault/cardNumber.ts';
import type { Vault } from '../vault/vault.ts';
import { sameText, type Secrets } from '../vault/secrets.ts';
import { securityCode } from './securityCode.ts';

/** What is printed on a card. */
export interface CardDetails {
  readonly cardNo: string;
  /** MMYY */
  readonly expiry: string;
  readonly cvc2: string;
}

export interface PrintedCard {
  /** MMYY */
  readonly expiry: string;
}

export interface KnownCard extends PrintedCard {
  readonly accountId: string;
  readonly memberId: string;
  readonly last4: string;
  readonly cancelled: boolean;
}

interface Row {
  account_id: string;
  member_id: string;
  last4: string;
  expiry: string;
  cancelled: boolean;
}

export async function findCard(tx: Transaction, vault: Vault, cardNo: string): Promise<KnownCard | undefined> {
  const [row] = await tx.query<Row>(
    `SELECT account_id, member_id, last4, to_char(expiry_date, 'MMYY') AS expiry, c.status = 'cancelled' AS cancelled
     FROM cards c JOIN accounts USING (account_id) WHERE number_digest = ANY($1::text[])`,
    [numberDigests(vault, cardNo)],
  );
  if (!row) return undefined;
  const { account_id: accountId, member_id: memberId, last4, expiry, cancelled } = row;
  return { accountId, memberId, last4, expiry, cancelled };
}

export type WrongPart = 'CARD_NO_ERROR' | 'EXPIRY_ERROR' | 'CVC_ERROR';
export type WrongDetail = WrongPart | 'LOGIN_DATA_ERROR';

/** What is wrong with entered card details; `undefined` when all is right. It is said which one to whoever is known to be the owner;
 * to others as the deployment decides (AMB-64). */
export function wrongDetail(
  secrets: Secrets,
  entered: CardDetails,
  card: PrintedCard | undefined,
  { constants, isOwner }: { readonly constants: JsonObject; readonly isOwner: boolean },
): WrongDetail | undefined {
  const wrong = wrongPart(secrets, entered, card);
  const isPrecise = isOwner || constants['access.cardLogin.precise'] === true;
  return wrong === undefined || isPrecise ? wrong : 'LOGIN_DATA_ERROR';
}

/** Which of the entered details is wrong. A card that nobody has is judged like any other. */
export function wrongPart(
  secrets: Secrets,
  entered: CardDetails,
  card: PrintedCard | undefined,
): WrongPart | undefined {
  const code = securityCode(secrets, entered.cardNo, card?.expiry ?? entered.expiry);
  const rightExpiry = sameText(card?.expiry ?? '', entered.expiry);
  const rightCode = sameText(code, entered.cvc2);
  if (!card) return 'CARD_NO_ERROR';
  if (!rightExpiry) return 'EXPIRY_ERROR';
  return rightCode ? undefined : 'CVC_ERROR';
}
