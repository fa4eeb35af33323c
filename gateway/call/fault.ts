import type { Transaction } from '../db/transaction.ts';

/** A failure to play for a call of one operation. */
export type Fault =
  /** The request never arrives. */
  | { readonly kind: 'dropBefore' }
  /** The effect is committed, the reply is lost. */
  | { readonly kind: 'dropAfter' }
  | { readonly kind: 'http500' }
  | { readonly kind: 'delay'; readonly ms: number }
  /** The effect is committed, the reply is no JSON. */
  | { readonly kind: 'malformed' }
  /** Answered without being carried out. */
  | { readonly kind: 'code'; readonly code: string };

/** Where faults to play come from; a gateway without a sandbox has none. */
export interface FaultSource {
  readonly take: (tx: Transaction, operationId: string) => Promise<Fault | undefined>;
}

/** The connection is to be cut instead of answered. */
export class ConnectionDropped extends Error {
  constructor() {
    super('The connection is dropped, as a fault asks.');
    this.name = 'ConnectionDropped';
  }
}
