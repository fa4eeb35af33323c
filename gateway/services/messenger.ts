import { Failure } from '../shared/failure.ts';
import type { Transaction } from '../db/transaction.ts';

export interface Message {
  readonly channel: 'sms' | 'mail';
  /** A mobile number with its area code, or an address. */
  readonly recipient: string;
  readonly body: string;
  /** The code inside `body`; never logged. */
  readonly code?: string;
  /** A card's number is in `body`: who keeps it keeps it sealed. */
  readonly hasCardNumber?: true;
  readonly at: string;
}

/** How SMS and mail are sent. A messenger queues inside the transaction: what is rolled back is not sent. */
export interface Messenger {
  readonly send: (tx: Transaction, message: Message) => Promise<void>;
}

/** A deployment that has named no carrier sends nothing and says so. */
export const noCarrier: Messenger = { send: () => Promise.reject(new Failure('FUNC_DISABLED')) };
