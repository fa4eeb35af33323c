import { DAY } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Call, OperationId } from '../call/operation.ts';
import { numberConstant } from '../shared/constant.ts';
import { countGuess, readGuesses, type GuessLimit } from '../people/guesses.ts';

type Around = Pick<Call<OperationId>, 'services' | 'world'> & { readonly tx: Transaction };

type Counting = Pick<Call<OperationId>, 'constants' | 'now'> & { readonly tx: Transaction };

interface Of {
  readonly mobNo: string;
  /** Absent while there is no member yet: nobody's date of birth is known. */
  readonly memberId?: string;
}

/** Whether a new payment password is what somebody who knows the member tries first: part of the mobile number, or the date
 * of birth in a usual order. Digits in a row and repeated ones the contract refuses. */
export async function isEasyGuess({ tx, services, world }: Around, password: string, of: Of): Promise<boolean> {
  const known = [of.mobNo, ...(of.memberId === undefined ? [] : await birthdays(tx, of.memberId))];
  return known.some((text) => !services.content.holds('password.isNotKnown', { password, known: text }, world));
}

/** Counts a payment password that was easy to guess, or a date of birth could be found out by trying. For the member, whatever proof
 * or code it was tried with.
 * @returns how many more there may be in a day; when there are none, each costs its proof or its code */
export async function countWeakTry({ tx, constants, now }: Counting, memberId: string): Promise<number> {
  const limit: GuessLimit = {
    kind: 'weakPayPwd',
    subject: `member:${memberId}`,
    tries: numberConstant(constants, 'access.birth.tries'),
    window: DAY,
  };
  const { failures } = await readGuesses(tx, limit, now);
  await countGuess(tx, limit, now);
  return Math.max(0, limit.tries - failures - 1);
}

/** A date of birth in the orders in which people write it, with the year in four digits and in two. */
export async function birthdays(tx: Transaction, memberId: string): Promise<readonly string[]> {
  const [row] = await tx.query<{ year: string; month: string; day: string }>(
    `SELECT to_char(birth_date, 'YYYY') AS year, to_char(birth_date, 'MM') AS month, to_char(birth_date, 'DD') AS day
     FROM members WHERE member_id = $1 AND birth_date IS NOT NULL`,
    [memberId],
  );
  if (!row) return [];
  const { year, month, day } = row;
  return [year, year.slice(2)].flatMap((inYear) => [inYear + month + day, day + month + inYear, month + day + inYear]);
}
