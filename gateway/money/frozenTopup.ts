import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';

/** Money that has come for a top-up and waits for its member to say better who paid. */
export interface FrozenTopup {
  readonly orderNo: string;
  readonly accountId: string;
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: bigint;
  readonly frozenAt: Date;
  readonly reason: 'otherCard' | 'undeclared' | 'cash';
  readonly declaredCardMask?: string;
  /** Support looks at a proof that the member sent. */
  readonly isUnderCheck: boolean;
}

interface Row {
  order_no: string;
  account_id: string;
  currency: Currency;
  frozen_amount: bigint;
  frozen_at: Date;
  frozen_source: string;
  payer_card_mask: string | null;
  is_under_check: boolean;
  paid_by: string | null;
}

const SHOWN = 50;

/** A member's frozen top-ups, the latest first. */
export async function frozenTopupsOf(tx: Transaction, memberId: string): Promise<FrozenTopup[]> {
  const rows = await tx.query<Row>(
    `SELECT order_no, account_id, currency, frozen_amount, frozen_at, frozen_source, payer_card_mask, paid_by,
       coalesce(proof_file_ids::text, proof_file_id) IS NOT NULL AS is_under_check
     FROM topup_orders WHERE member_id = $1 AND state = 'FROZEN' AND frozen_amount IS NOT NULL
     ORDER BY frozen_at DESC, order_no DESC LIMIT ${SHOWN}`,
    [memberId],
  );
  return rows.map((row) => ({
    orderNo: row.order_no,
    accountId: row.account_id,
    currency: row.currency,
    amount: row.frozen_amount,
    frozenAt: row.frozen_at,
    reason: reasonOf(row),
    ...(row.payer_card_mask === null ? {} : { declaredCardMask: row.payer_card_mask }),
    isUnderCheck: row.is_under_check,
  }));
}

function reasonOf({ frozen_source: source, paid_by: paidBy }: Row): FrozenTopup['reason'] {
  if (source === 'cash') return 'cash';
  return paidBy === null ? 'undeclared' : 'otherCard';
}
