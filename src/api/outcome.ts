import type { Json } from '../domain/json.ts';

/** How a call ended. `onError` of a flow sees `business` codes only; the rest is the engine's. */
export type CallOutcome =
  | { readonly type: 'done'; readonly data: Json }
  | { readonly type: 'business'; readonly code: string; readonly data: Json; readonly desc?: string }
  /** NOT_LOGIN or KICK_OUT: the session is over; the app shows why. */
  | { readonly type: 'session'; readonly code: 'NOT_LOGIN' | 'KICK_OUT' }
  | { readonly type: 'network' }
  | { readonly type: 'timeout' }
  | { readonly type: 'malformed' };

/** What became of a keyed call whose reply was lost. */
export type AskedOutcome =
  | { readonly type: 'answered'; readonly outcome: CallOutcome }
  | { readonly type: 'inProgress' }
  /** The gateway has closed the key: a late original will be refused. */
  | { readonly type: 'notReceived' }
  | { readonly type: 'unreachable' }
  | { readonly type: 'session'; readonly code: 'NOT_LOGIN' | 'KICK_OUT' };
