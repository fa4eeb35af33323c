import { AT_MOST } from './atMost.ts';
import { NEVER } from './never.ts';
import { ORDER } from './order.ts';
import type { SeededPromises } from './promiseFault.ts';

/** By pattern, and by the scope of those that have one: what breaks a promise of it. */
export const PATTERNS = { ...NEVER, ...ORDER, ...AT_MOST } satisfies { readonly [pattern: string]: SeededPromises };
