import type { Transaction } from '../db/transaction.ts';
import { judgeCaptcha, type CaptchaVerdict } from '../captcha/judgeCaptcha.ts';
import type { Call } from '../call/operation.ts';
import { findCard, type KnownCard } from '../people/cardDetails.ts';
import { numberConstant } from '../shared/constant.ts';
import { countGuess, readGuesses, sourceLimit, type GuessLimit } from '../people/guesses.ts';
import { guesserOf } from '../people/knownDevice.ts';

/** A guess of card details, counted and ready to be judged. */
export interface GuessedCard {
  readonly type: 'counted';
  readonly card?: KnownCard;
  /** Its owner has confirmed this device. */
  readonly isKnown: boolean;
  readonly account: GuessLimit;
  readonly source: GuessLimit;
  /** Guesses left if this one is wrong; 0 means that it locks. */
  readonly left: number;
}

export type BegunCardGuess =
  GuessedCard | { readonly type: Exclude<CaptchaVerdict, 'passed'> } | { readonly type: 'locked' };

/** The counter of wrong card details of an account: five in a row lock it until support lifts the lock (AMB-05). It has
 * nothing to do with the counter of passwords. */
const cardDetailsLimit = (subject: string, tries: number): GuessLimit => ({
  kind: 'cardDetails',
  subject,
  tries,
});

/** Takes the captcha, then counts a guess of card details for its source and its account before it is judged.
 * @throws TooManyCalls for a source that has guessed too often, as `judgeCaptcha` does */
export async function beginCardGuess(tx: Transaction, call: Call<'loginByCvc'>): Promise<BegunCardGuess> {
  const { constants, now, request, services } = call;
  const captchaAfter = numberConstant(constants, 'access.login.captchaAfter');
  const card = await findCard(tx, services.vault, request.card_no);
  const unknown = services.secrets.keyed('cardDetails', request.card_no);
  const kind = 'cardDetails';
  const about = card ? `account:${card.accountId}` : `unknown:${unknown}`;
  call.concerns(card ? `member:${card.memberId}` : about);
  const { subject, isKnown } = await guesserOf(tx, { kind, memberId: card?.memberId, about }, call);
  const account = cardDetailsLimit(subject, numberConstant(constants, 'access.cardLogin.tries'));
  const before = await readGuesses(tx, account, now);
  const verdict = await judgeCaptcha(tx, call, request, { suspected: before.failures >= captchaAfter, isKnown });
  if (verdict !== 'passed') return { type: verdict };
  if (before.locked) return { type: 'locked' };
  const source = sourceLimit(call.source, constants);
  await countGuess(tx, source, now);
  await countGuess(tx, account, now);
  return {
    type: 'counted',
    ...(card ? { card } : {}),
    isKnown,
    account,
    source,
    left: account.tries - before.failures - 1,
  };
}
