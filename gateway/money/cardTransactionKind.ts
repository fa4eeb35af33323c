/** `withdrawal`: cash on the mainland, at a counter. `authFailure`: a merchant asked and never took the money. */
export type CardTransactionKind = 'purchase' | 'atm' | 'withdrawal' | 'refund' | 'authFailure';
