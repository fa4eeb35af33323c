import type { Work } from '../operation.ts';
import { readGuesses, type GuessLimit } from './guesses.ts';
import { tellMember } from './tellMember.ts';

type Around = Parameters<typeof tellMember>[1];
type Told = Parameters<typeof tellMember>[2];

/** Tells a member that wrong guesses have locked something, in the call whose guess did it; gives back until when. */
export function tellOfLock(
  call: Around & { readonly transaction: Work },
  member: Told,
  limit: GuessLimit,
  notice: 'payPwdLocked' | 'signInLocked',
): Promise<string | undefined> {
  return call.transaction(async (tx) => {
    const { lockedUntil } = await readGuesses(tx, limit, call.now);
    const until = lockedUntil?.slice(0, 16).replace('T', ' ') ?? '';
    await tellMember(tx, call, member, notice, { until });
    return lockedUntil;
  });
}
