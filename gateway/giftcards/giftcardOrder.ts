import type { requests } from '../../src/api/gateway.gen.ts';
import { hongKongDate } from '../../src/domain/calendarDate.ts';
import { maskEmail } from '../../src/domain/maskEmail.ts';
import { maskMobile } from '../../src/domain/maskMobile.ts';
import type { Currency } from '../../src/domain/money.ts';
import { moneyText } from '../../src/domain/moneyText.ts';
import { addWorkdays } from '../../src/domain/addWorkdays.ts';
import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { referenceNumber } from '../money/referenceNumber.ts';
import type { Call, OperationId } from '../call/operation.ts';
import { numberConstant } from '../shared/constant.ts';
import type { MobileNumber } from '../people/mobileNumbers.ts';
import type { Lang } from '../shared/lang.ts';
import { randomTypedCode } from '../vault/typedCode.ts';
import { giftcardFigures, type GiftcardKind, type GiftcardPrice } from './giftcardPrice.ts';
import type { GiftcardQuote } from './giftcardQuote.ts';

type Purpose = requests['giftcardOrder']['purpose'];

/** The seven states of a purchase record. */
export type GiftcardOrderStatus = 'audit' | 'unpaid' | 'paid' | 'assigned' | 'shipped' | 'notPassed' | 'completed';

export interface GiftcardOrder extends Omit<GiftcardPrice, 'waivable'> {
  readonly orderNo: string;
  readonly referenceNo: string;
  readonly kind: GiftcardKind;
  readonly currency: Currency;
  readonly lines: GiftcardQuote['lines'];
  readonly waived: bigint;
  readonly areaCode: string;
  readonly mobNo: string;
  readonly recipient: string;
  readonly receiverEmail: string;
  readonly purpose: Purpose;
  readonly address?: string;
  /** In the e-mail of virtual cards. */
  readonly greeting?: string;
  readonly remark?: string;
  readonly status: GiftcardOrderStatus;
  readonly lang: Lang;
  readonly orderedAt: string;
  /** `YYYY-MM-DD`: the last day on which the order is answered (R-CONST-25). */
  readonly answerBy: string;
}

/** What the buyer says of an order besides the cards. */
export interface OrderWords {
  readonly purpose: string;
  readonly recipient: string;
  readonly receiver_email: string;
  readonly address?: string;
  readonly greeting?: string;
  readonly remark?: string;
}

type Around = Pick<Call<OperationId>, 'services' | 'constants' | 'now' | 'lang'>;

/** Writes an order down. The first one of a mobile number is known under its lock: of two at once one is the first. */
export async function createGiftcardOrder(
  tx: Transaction,
  quote: GiftcardQuote,
  number: MobileNumber,
  words: OrderWords,
  { services, constants, now, lang }: Around,
): Promise<GiftcardOrder> {
  const { areaCode, mobNo } = number;
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`giftcards ${areaCode} ${mobNo}`]);
  const earlier = await tx.query(
    `SELECT 1 FROM giftcard_orders WHERE area_code = $1 AND mob_no = $2 AND status <> 'notPassed' LIMIT 1`,
    [areaCode, mobNo],
  );
  const waived = earlier.length === 0 ? quote.waivable : 0n;
  const days = numberConstant(constants, 'giftcard.answer.workdays');
  const calendar = services.content.calendar('hk');
  const [row] = await tx.query<Row>(
    `INSERT INTO giftcard_orders (order_no, reference_no, quote_id, kind, currency, lines, count, amount, card_fee, waived,
       postage, area_code, mob_no, purpose, recipient, receiver_email, delivery_region, address, greeting, remark, lang,
       ordered_at, answer_by)
     VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
     RETURNING *, to_char(answer_by, 'YYYY-MM-DD') AS answer_day`,
    [
      referenceNumber(now),
      randomTypedCode(services.secrets, 8),
      quote.quoteId,
      quote.kind,
      quote.currency,
      JSON.stringify(quote.lines),
      quote.count,
      quote.amount,
      quote.cardFee,
      waived,
      quote.postage,
      areaCode,
      mobNo,
      words.purpose,
      words.recipient,
      words.receiver_email,
      quote.region ?? null,
      words.address ?? null,
      words.greeting ?? null,
      words.remark ?? null,
      lang,
      now,
      addWorkdays(calendar, hongKongDate(now), days),
    ],
  );
  return fromRow(row!);
}

/** What the buyer pays. */
export function totalText(order: GiftcardOrder): string {
  return moneyText(giftcardFigures(order, order.waived, order.currency).total);
}

/** What an order is told as, to who has proven to be its buyer. */
export function orderWire(order: GiftcardOrder) {
  const { postage, waived, ...figures } = giftcardFigures(order, order.waived, order.currency);
  return {
    order_no: order.orderNo,
    reference_no: order.referenceNo,
    kind: order.kind,
    status: order.status,
    ordered_at: order.orderedAt,
    answer_by: order.answerBy,
    purpose: order.purpose,
    recipient: order.recipient,
    receiver_email_mask: maskEmail(order.receiverEmail),
    mob_no_mask: maskMobile(order.mobNo),
    ...(order.address === undefined ? {} : { address: order.address }),
    ...(order.remark === undefined ? {} : { remark: order.remark }),
    ...figures,
    ...(order.waived > 0n && { waived }),
    ...(order.kind === 'entity' && { postage }),
  };
}

interface Row {
  order_no: string;
  reference_no: string;
  kind: GiftcardKind;
  currency: Currency;
  lines: GiftcardQuote['lines'];
  count: number;
  amount: bigint;
  card_fee: bigint;
  waived: bigint;
  postage: bigint;
  area_code: string;
  mob_no: string;
  recipient: string;
  receiver_email: string;
  purpose: Purpose;
  address: string | null;
  greeting: string | null;
  remark: string | null;
  status: GiftcardOrderStatus;
  lang: Lang;
  ordered_at: Date;
  answer_day: string;
}

const COLUMNS = `*, to_char(answer_by, 'YYYY-MM-DD') AS answer_day`;

/** One order by its number; locked until the transaction ends when it is to be changed. */
export async function findGiftcardOrder(
  tx: Transaction,
  orderNo: string,
  lock = false,
): Promise<GiftcardOrder | undefined> {
  const [row] = await tx.query<Row>(
    `SELECT ${COLUMNS} FROM giftcard_orders WHERE order_no = $1${lock ? ' FOR UPDATE' : ''}`,
    [orderNo],
  );
  return row && fromRow(row);
}

/** The orders of a mobile number, newest first. */
export async function giftcardOrdersOf(tx: Transaction, { areaCode, mobNo }: MobileNumber): Promise<GiftcardOrder[]> {
  const rows = await tx.query<Row>(
    `SELECT ${COLUMNS} FROM giftcard_orders WHERE area_code = $1 AND mob_no = $2 ORDER BY ordered_at DESC, order_no LIMIT 100`,
    [areaCode, mobNo],
  );
  return rows.map(fromRow);
}

function fromRow(row: Row): GiftcardOrder {
  return {
    orderNo: row.order_no,
    referenceNo: row.reference_no,
    kind: row.kind,
    currency: row.currency,
    lines: row.lines,
    count: row.count,
    amount: row.amount,
    cardFee: row.card_fee,
    waived: row.waived,
    postage: row.postage,
    areaCode: row.area_code,
    mobNo: row.mob_no,
    recipient: row.recipient,
    receiverEmail: row.receiver_email,
    purpose: row.purpose,
    ...(row.address === null ? {} : { address: row.address }),
    ...(row.greeting === null ? {} : { greeting: row.greeting }),
    ...(row.remark === null ? {} : { remark: row.remark }),
    status: row.status,
    lang: row.lang,
    orderedAt: instant(row.ordered_at),
    answerBy: row.answer_day,
  };
}
