import { atMost } from '../shared/atMost.ts';

/** One PDF is written at a time, and others are served meanwhile; everyone may have a few under way. */
export const pdfsInTurn = atMost({ running: 1, waiting: 20, ofOne: 3 });
