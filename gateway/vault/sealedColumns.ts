/** A column of what is sealed. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** What names a row, in SQL. */
  readonly key: string;
  readonly kind: SealedKind;
  /** Holds the digest of the same text. */
  readonly digest?: string;
  /** Rows that are moved to another key at once, where one of them is large. */
  readonly batch?: number;
}

export type SealedKind = 'card' | 'refund' | 'payee' | 'savedPayee' | 'record' | 'message' | 'picture' | 'secret';

/** Every column that the vault has sealed. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'cards', column: 'number_sealed', key: 'card_id', kind: 'card', digest: 'number_digest' },
  { table: 'card_stock', column: 'number_sealed', key: 'card_id', kind: 'card', digest: 'number_digest' },
  { table: 'giftcards', column: 'number_sealed', key: 'card_id', kind: 'card', digest: 'number_digest' },
  { table: 'card_cancellations', column: 'bank_card_sealed', key: 'cancel_no', kind: 'refund' },
  { table: 'transfer_quotes', column: 'account_sealed', key: 'quote_id', kind: 'payee' },
  { table: 'saved_payees', column: 'address_sealed', key: 'payee_id', kind: 'savedPayee', digest: 'address_digest' },
  { table: 'flow_records', column: 'record_sealed', key: "member_id || ' ' || flow", kind: 'record' },
  { table: 'files', column: 'content_sealed', key: 'file_id', kind: 'picture', batch: 10 },
  { table: 'gateway_secrets', column: 'value_sealed', key: 'name', kind: 'secret' },
  { table: 'sandbox_outbox', column: 'body_sealed', key: 'message_id::text', kind: 'message' },
];

/** What a sealed text is bound to: it opens in no other row. */
export const sealedFor = (kind: SealedKind, key: string) => `${kind}:${key}`;
