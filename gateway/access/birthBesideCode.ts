import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { countGuess, readGuesses, resetGuesses, type GuessLimit } from '../people/guesses.ts';
import { numberConstant } from '../shared/constant.ts';
import { countSecondProof, endCode } from './oneTimeCodes.ts';

export interface EnteredBirth {
  /** The right code that it was entered with. */
  readonly otpId: string;
  readonly kind: Extract<GuessLimit['kind'], 'resetBirth' | 'activationBirth'>;
  /** Whose it would be. */
  readonly subject: string;
  readonly isRight: boolean;
}

/** Judges a date of birth beside a right code. Too many wrong ones end the code (AMB-27). There are few dates and many codes, so that
 * they are counted for the member as well, and close this way for a time.
 * @returns how many tries are left, none where the code has ended; `undefined` where it is right */
export async function judgeBirth(
  tx: Transaction,
  { constants, now }: { readonly constants: JsonObject; readonly now: string },
  { otpId, kind, subject, isRight }: EnteredBirth,
): Promise<number | undefined> {
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
  const left = Math.min(ofCode, limit.tries - before.failures - 1);
  if (left === 0) await endCode(tx, otpId, now);
  return left;
}
