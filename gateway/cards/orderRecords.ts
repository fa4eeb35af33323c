import { maskToEnd } from '../../src/domain/maskDigits.ts';
import { maskMobile } from '../../src/domain/maskMobile.ts';
import { money, type Currency } from '../../src/domain/money.ts';
import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import type { DeliveryRegion } from '../money/postage.ts';
import type { CardOrgan } from '../money/wallet.ts';
import type { Member } from '../people/member.ts';
import type { CardOrderKind, PrintProgress, PurchaseState } from './cardOrder.ts';

export interface OrderPage {
  readonly page_no: number;
  readonly page_size: number;
}

const limits = ({ page_no: no, page_size: size }: OrderPage) => [size, (no - 1) * size];

interface Purchase {
  order_no: string;
  kind: CardOrderKind | 'giftEntity' | 'giftVirtual';
  ordered_at: Date;
  count: number;
  last4: string | null;
  card_organ: CardOrgan | null;
  currency: Currency;
  state: PurchaseState;
  price: bigint;
  card_fee: bigint;
  postage: bigint;
  waived: bigint;
}

/** A gift card is bought with a number, and who has the number now sees it (AMB-47). */
const PURCHASES = `
  SELECT o.order_no, q.kind, o.ordered_at, 1 AS count, c.last4, c.card_organ, q.currency, o.state, q.price, q.card_fee,
    q.postage, q.waived
  FROM card_orders o JOIN card_quotes q USING (quote_id) JOIN cards c ON c.card_id = o.card_id
  WHERE o.member_id = $1
  UNION ALL
  SELECT g.order_no, CASE g.kind WHEN 'entity' THEN 'giftEntity' ELSE 'giftVirtual' END, g.ordered_at, g.count, NULL, NULL,
    g.currency, CASE g.status WHEN 'audit' THEN 'toAudit' ELSE g.status END, g.amount, g.card_fee, g.postage, g.waived
  FROM giftcard_orders g WHERE g.area_code = $2 AND g.mob_no = $3`;

/** What a member has ordered of cards and gift cards, the newest first. */
export async function purchaseRecords(tx: Transaction, { memberId, areaCode, mobNo }: Member, page: OrderPage) {
  const who = [memberId, areaCode, mobNo];
  const [count] = await tx.query<{ total: number }>(`SELECT count(*)::int AS total FROM (${PURCHASES}) AS p`, who);
  const rows = await tx.query<Purchase>(
    `SELECT * FROM (${PURCHASES}) AS p ORDER BY ordered_at DESC, order_no DESC LIMIT $4 OFFSET $5`,
    [...who, ...limits(page)],
  );
  return { total: count?.total ?? 0, list: rows.map(purchaseRow) };
}

function purchaseRow(row: Purchase) {
  const sum = (minor: bigint) => money(minor, row.currency);
  return {
    order_no: row.order_no,
    kind: row.kind,
    time: instant(row.ordered_at),
    count: row.count,
    ...(row.last4 === null || row.card_organ === null
      ? {}
      : { card_no_mask: maskToEnd(row.last4), card_organ: row.card_organ }),
    state: row.state,
    price: sum(row.price),
    card_fee: sum(row.card_fee),
    postage: sum(row.postage),
    waived: sum(-row.waived),
    total: sum(row.price + row.card_fee + row.postage - row.waived),
  };
}

interface Application {
  order_no: string;
  kind: CardOrderKind;
  ordered_at: Date;
  last4: string;
  card_organ: CardOrgan;
  print_progress: PrintProgress;
  recipient: string;
  mob_no: string | null;
  delivery_address: string | null;
  remark: string | null;
  delivery_region: DeliveryRegion;
  made_by: string;
  arrives_by: string;
}

/** The physical cards that are or were made for a member, the newest first. */
export async function applyRecords(tx: Transaction, { memberId }: Member, page: OrderPage) {
  const made = 'FROM card_orders o WHERE o.member_id = $1 AND o.print_progress IS NOT NULL';
  const [count] = await tx.query<{ total: number }>(`SELECT count(*)::int AS total ${made}`, [memberId]);
  const rows = await tx.query<Application>(
    `SELECT o.order_no, q.kind, o.ordered_at, c.last4, c.card_organ, o.print_progress, o.recipient, o.mob_no,
       o.delivery_address, o.remark, q.delivery_region,
       to_char(o.made_by, 'YYYY-MM-DD') AS made_by, to_char(o.arrives_by, 'YYYY-MM-DD') AS arrives_by
     FROM card_orders o JOIN card_quotes q USING (quote_id) JOIN cards c ON c.card_id = o.card_id
     WHERE o.member_id = $1 AND o.print_progress IS NOT NULL
     ORDER BY o.ordered_at DESC, o.order_no DESC LIMIT $2 OFFSET $3`,
    [memberId, ...limits(page)],
  );
  return { total: count?.total ?? 0, list: rows.map(applyRow) };
}

function applyRow({ ordered_at, last4, mob_no, delivery_address, remark, ...row }: Application) {
  return {
    ...row,
    ...(mob_no === null ? {} : { mob_no_mask: maskMobile(mob_no) }),
    ...(delivery_address === null ? {} : { delivery_address }),
    ...(remark === null ? {} : { remark }),
    time: instant(ordered_at),
    card_no_mask: maskToEnd(last4),
  };
}
