import { DAY } from '../clock/instant.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Secrets } from '../vault/secrets.ts';
import { numberConstant } from '../shared/constant.ts';
import { Failure, orRefusal } from '../shared/failure.ts';
import { countGuess, readGuesses, type GuessLimit } from './guesses.ts';

interface Around {
  readonly now: string;
  readonly constants: JsonObject;
  readonly services: { readonly secrets: Secrets };
}

/** Why an address cannot become a member's; `undefined` when it can. Return it: a thrown one would take the count back, and a script
 * could find out who is a member. Each address counts once in a day: whoever sends one again learns nothing.
 * @param asking whom it is counted for */
export async function emailRefusal(
  tx: Transaction,
  { now, constants, services }: Around,
  email: string,
  { asking, memberId }: { readonly asking: string; readonly memberId?: string },
): Promise<Failure | undefined> {
  const limit: GuessLimit = {
    kind: 'email',
    subject: asking,
    tries: numberConstant(constants, 'access.email.takenPerDay'),
    window: DAY,
  };
  if ((await readGuesses(tx, limit, now)).locked) return new Failure('FUNC_DISABLED');
  const refusal = await orRefusal(() => checkEmailFree(tx, email, memberId));
  if (!(refusal instanceof Failure)) return undefined;
  const hash = services.secrets.keyed('email', email.toLowerCase());
  const told: GuessLimit = { ...limit, subject: `${asking} of ${hash}`, tries: 1 };
  if ((await readGuesses(tx, told, now)).locked) return refusal;
  for (const counted of [told, limit]) await countGuess(tx, counted, now);
  return refusal;
}

/** Why an address cannot become this member's, counted for the member; `undefined` when it can, or none is given. */
export async function memberEmailRefusal(
  tx: Transaction,
  around: Around,
  email: string | undefined,
  memberId: string,
): Promise<Failure | undefined> {
  return email === undefined ? undefined : emailRefusal(tx, around, email, { asking: `member:${memberId}`, memberId });
}

/** Whether an address can become this member's: no two members have one address, whatever its case. Takes turns with
 * whoever else wants it, until the transaction ends.
 * @throws Failure EMAIL_USED */
export async function checkEmailFree(tx: Transaction, email: string, memberId?: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`email ${email.toLowerCase()}`]);
  const taken = await tx.query(
    `SELECT 1 FROM members
     WHERE lower(email) = lower($1) AND email <> '' AND status <> 'cancelled' AND member_id IS DISTINCT FROM $2`,
    [email, memberId ?? null],
  );
  if (taken.length > 0) throw new Failure('EMAIL_USED');
}
