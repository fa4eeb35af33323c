import type { Call, OperationId } from '../call/operation.ts';
import type { Transaction } from '../db/transaction.ts';
import { countGuess, readGuesses, resetGuesses, type GuessLimit } from '../people/guesses.ts';
import { tellOfClosedWay } from '../people/tellOfLock.ts';
import { numberConstant } from '../shared/constant.ts';
import { countSecondProof, endCode } from './oneTimeCodes.ts';

export interface EnteredBirth {
  /** The right code that it was entered with. */
  readonly otpId: string;
  readonly kind: Extract<GuessLimit['kind'], 'resetBirth' | 'activationBirth'>;
  /** Whose it would be. */
  readonly subject: string;
  /** Who is told when it closes; nobody where nobody is meant. */
  readonly memberId: string | undefined;
  readonly isRight: boolean;
}

/** Judges a date of birth beside a right code. Too many wrong ones end the code (AMB-27). There are few dates and many codes, so that
 * they are counted for the member as well, and close this way for a time.
 * @returns how many tries are left, none where the code has ended; `undefined` where it is right */
export async function judgeBirth(
  tx: Transaction,
  call: Pick<Call<OperationId>, 'constants' | 'now' | 'services' | 'lang' | 'device'>,
  { otpId, kind, subject, memberId, isRight }: EnteredBirth,
): Promise<number | undefined> {
  const { constants, now } = call;
  const number = (id: string) => numberConstant(constants, id);
  const limit = { kind, subject, tries: number('access.forget.tries'), lock: number('access.forget.lock') };
  const before = await readGuesses(tx, limit, now);
  if (before.locked) {
    await endCode(tx, otpId, now);
    return 0;
  }
  if (isRight) {
    await resetGuesses(tx, limit, now);
    return undefined;
  }
  await countGuess(tx, limit, now);
  const ofCode = await countSecondProof(tx, otpId, number('access.birth.tries'), now);
  const ofMember = limit.tries - before.failures - 1;
  if (ofMember === 0) await tellOfClosedWay(tx, call, memberId, limit);
  const left = Math.min(ofCode, ofMember);
  if (left === 0) await endCode(tx, otpId, now);
  return left;
}
