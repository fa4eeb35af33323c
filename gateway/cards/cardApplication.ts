import type { requests } from '../../src/api/gateway.gen.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { Currency } from '../../src/domain/money.ts';
import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';
import { cardsOfNumber } from '../money/openAccount.ts';
import type { DeliveryRegion } from '../money/postage.ts';
import type { CardOrgan } from '../money/wallet.ts';
import { numberConstant } from '../shared/constant.ts';
import { checkNumberNotBlocked } from '../people/mobileNumbers.ts';
import type { MobileNumber } from '../people/mobileNumbers.ts';
import type { Lang } from '../shared/lang.ts';
import type { CardPrice } from './cardOrder.ts';

/** The card that a visitor was quoted. */
export interface AppliedCard extends Omit<CardPrice, 'waived'> {
  readonly quoteId: string;
  readonly cardType: 'virtual' | 'physical';
  readonly cardOrgan: CardOrgan;
  readonly currency: Currency;
  /** Of a physical card. */
  readonly region?: DeliveryRegion;
}

interface Around {
  readonly subject: string;
  readonly now: string;
  readonly constants: JsonObject;
}

export async function insertApplicationQuote(
  tx: Transaction,
  { quoteId, cardType, cardOrgan, currency, region, price, cardFee, postage }: AppliedCard,
  { subject, now, constants }: Around,
): Promise<string> {
  const expiresAt = later(now, numberConstant(constants, 'card.quote.life'));
  await tx.query(
    `INSERT INTO card_application_quotes (quote_id, subject, card_type, card_organ, currency, delivery_region, price,
       card_fee, postage, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [quoteId, subject, cardType, cardOrgan, currency, region ?? null, price, cardFee, postage, expiresAt],
  );
  return expiresAt;
}

/** The card of a quote that can be applied for by now; the quote stays locked until the transaction ends.
 * @throws Failure QUOTE_EXPIRED, for another's quote as for none */
export async function readApplicationQuote(
  tx: Transaction,
  quoteId: string,
  { subject, now }: Omit<Around, 'constants'>,
): Promise<{ readonly cardType: AppliedCard['cardType'] }> {
  const [row] = await tx.query<{ card_type: AppliedCard['cardType'] }>(
    `SELECT card_type FROM card_application_quotes
     WHERE quote_id = $1 AND subject = $2 AND spent_at IS NULL AND expires_at > $3 FOR UPDATE`,
    [quoteId, subject, now],
  );
  if (!row) throw new Failure('QUOTE_EXPIRED');
  return { cardType: row.card_type };
}

/** Whether a number may have one more card: what it has applied for and nobody has answered counts (R-CONST-15, AMB-48).
 * Applications of one number take turns until the transaction ends.
 * @throws Failure MAX_CARDS, MOB_USED_THIS_YEAR */
export async function checkApplicant(
  tx: Transaction,
  number: MobileNumber,
  { now, constants }: Omit<Around, 'subject'>,
): Promise<void> {
  const { areaCode, mobNo } = number;
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`mobile ${areaCode} ${mobNo}`]);
  const [row] = await tx.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM card_applications WHERE area_code = $1 AND mob_no = $2 AND state = 'toAudit'`,
    [areaCode, mobNo],
  );
  const cards = (await cardsOfNumber(tx, areaCode, mobNo)) + (row?.open ?? 0);
  if (cards >= numberConstant(constants, 'card.most')) throw new Failure('MAX_CARDS');
  await checkNumberNotBlocked(tx, number, now);
}

/** Writes an application down and spends its quote. */
export async function insertApplication(
  tx: Transaction,
  applyNo: string,
  request: requests['cardApplySubmit'],
  { now, lang }: { readonly now: string; readonly lang: Lang },
): Promise<void> {
  await tx.query('UPDATE card_application_quotes SET spent_at = $2 WHERE quote_id = $1', [request.quote_id, now]);
  await tx.query(
    `INSERT INTO card_applications (apply_no, quote_id, name_cn, name_en, area_code, mob_no, email, region, recipient,
       delivery_area_code, delivery_mob_no, delivery_address, remark, lang, applied_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      applyNo,
      request.quote_id,
      request.name_cn ?? null,
      request.name_en,
      request.area_code,
      request.mob_no,
      request.email,
      request.region,
      request.delivery?.recipient ?? null,
      request.delivery?.area_code ?? null,
      request.delivery?.mob_no ?? null,
      request.delivery?.delivery_address ?? null,
      request.delivery?.remark ?? null,
      lang,
      now,
    ],
  );
}

export type ApplicationAnswer = 'passed' | 'notPassed';

/** The house answers an application by e-mail; `false` when none waits for it. */
export async function answerApplication(
  tx: Transaction,
  applyNo: string,
  answer: ApplicationAnswer,
): Promise<{ readonly email: string; readonly lang: Lang } | undefined> {
  const [row] = await tx.query<{ email: string; lang: Lang }>(
    `UPDATE card_applications SET state = $2 WHERE apply_no = $1 AND state = 'toAudit' RETURNING email, lang`,
    [applyNo, answer],
  );
  return row;
}
