import type { Json } from '../domain/json.ts';

/** What happened at a state: the only events that the engine sends to a machine. */
export type ControlEvent =
  | { readonly type: 'event'; readonly name: string }
  | { readonly type: 'done'; readonly outcome?: string; readonly output: Json }
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'unknown' }
  | { readonly type: 'after'; readonly delay: string };
