import type { auths, codes, replies, requests } from '../../src/api/gateway.gen.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { World } from '../../src/rules/compiled.ts';
import type { Transaction, Work } from '../db/transaction.ts';
import type { Failure } from '../shared/failure.ts';
import type { Lang } from '../shared/lang.ts';
import type { Member } from '../people/member.ts';
import type { Proofs } from '../people/proofs.ts';
import type { Session } from '../people/session.ts';
import type { Services } from '../services/services.ts';
import type { Outside } from './outside.ts';

export type OperationId = keyof requests;

type ForMember<Id extends OperationId, T> = auths[Id] extends 'member' ? T : T | undefined;

/** What an operation is handed besides its transaction. The request fits the contract; the session is alive. */
export interface Call<Id extends OperationId> {
  readonly operationId: Id;
  readonly request: requests[Id];
  /** Always there when `x-auth` is `member`. */
  readonly member: ForMember<Id, Member>;
  readonly session: ForMember<Id, Session>;
  /** Whose idempotency keys and uploads these are: the member, or the visitor's session. */
  readonly subject: string;
  /** Of a call that takes one. */
  readonly idempotencyKey?: string;
  readonly device: CallDevice;
  readonly proofs: Proofs;
  /** Address the request came from, for limits per source. */
  readonly source: string;
  /** The instant of this call by the named clock. */
  readonly now: string;
  readonly lang: Lang;
  /** Constants in force at `now`, by id. */
  readonly constants: JsonObject;
  /** What rules look at; `user` holds nothing but `signed_in`. */
  readonly world: World;
  readonly services: Services;
  /** An answer other than SUCCESS. `return` it to keep what the transaction did, `throw` it to undo that. */
  readonly fail: <Code extends keyof codes[Id] & string>(code: Code, ...data: DataOf<codes[Id][Code]>) => Failure;
  /** Says whom the call of a visitor is about, for the log: `member:<id>`, or `unknown:<digest>` of a login that nobody has. */
  readonly concerns: (subject: string) => void;
  /** Adds a `Set-Cookie` to the reply. */
  readonly setCookie: (cookie: string) => void;
}

export interface CallDevice {
  /** The device's own mark, from its cookie. */
  readonly mark?: string;
  /** For people: `Chrome on Windows`. */
  readonly name: string;
  /** The request came over https: a cookie may be marked so. */
  readonly secure: boolean;
}

type DataOf<Data> = Data extends Record<string, never> ? [] : [data: Data];

export type Reply<Id extends OperationId> = Promise<replies[Id] | Failure>;

/** An operation's own part; the pipeline around it is in `answerCall.ts`. */
export type OperationDefinition = {
  readonly operationId: OperationId;
} & (
  | { readonly kind: 'transaction'; readonly handle: (call: never) => Promise<unknown> }
  | { readonly kind: 'steps'; readonly handle: (call: never) => Promise<unknown> }
);

export type TransactionCall<Id extends OperationId> = Call<Id> & {
  readonly tx: Transaction;
  readonly outside: Outside;
};

/** An operation that happens in one transaction: the only kind for those that take an idempotency key. */
export function defineOperation<Id extends OperationId>(
  operationId: Id,
  handle: (call: TransactionCall<Id>) => Reply<Id>,
): OperationDefinition {
  return { operationId, kind: 'transaction', handle };
}

/** An operation with transactions of its own: one that counts a guess for good before it judges it, or computes long in
 * between. */
export function defineOperationInSteps<Id extends OperationId>(
  operationId: Id,
  handle: (call: Call<Id> & { readonly transaction: Work }) => Reply<Id>,
): OperationDefinition {
  return { operationId, kind: 'steps', handle };
}
