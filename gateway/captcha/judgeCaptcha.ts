import type { Call, OperationId } from '../call/operation.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberConstant } from '../shared/constant.ts';
import { countGuess, readGuesses, slowDown, sourceLimit, type GuessLimit } from '../people/guesses.ts';

export type CaptchaVerdict = 'passed' | 'CAPTCHA_REQUIRED' | 'CAPTCHA_WRONG';

type Around = Pick<Call<OperationId>, 'services' | 'source' | 'now' | 'constants'>;

interface Entry {
  readonly captcha_key?: string | undefined;
  readonly captcha?: string | undefined;
}

/** The counter of codes that one source has had sent to numbers it named. */
const codesOfSource = ({ source, constants }: Pick<Around, 'source' | 'constants'>): GuessLimit => ({
  ...sourceLimit(source, constants),
  kind: 'codeSource',
});

/** Whether whoever calls from a source has to be a person: it has guessed wrong, or had codes sent, more often than
 * people do. */
export async function isSuspected(tx: Transaction, around: Around): Promise<boolean> {
  const { constants, source, now } = around;
  const guesses = await readGuesses(tx, sourceLimit(source, constants), now);
  if (guesses.failures >= numberConstant(constants, 'access.source.captchaAfter')) return true;
  const codes = await readGuesses(tx, codesOfSource(around), now);
  return codes.failures >= numberConstant(constants, 'access.source.codesBeforeCaptcha');
}

/** Keeps the counter of codes of a source locked until the transaction ends. */
export async function beginCodeOfSource(tx: Transaction, around: Around): Promise<void> {
  await readGuesses(tx, codesOfSource(around), around.now);
}

/** Counts a code that a visitor has had sent, once it is begun. */
export async function countCodeOfSource(tx: Transaction, around: Around): Promise<void> {
  await countGuess(tx, codesOfSource(around), around.now);
}

/** What is known of who sends a captcha. */
export interface Suspicion {
  /** What else speaks against the caller: failures of the account that is meant. */
  readonly suspected?: boolean;
  /** The member who is meant has confirmed this device: what others guess from the same source is not held against it. */
  readonly isKnown?: boolean;
  /** The limit of the source has been looked at. */
  readonly isSourceJudged?: boolean;
}

/** Takes the captcha of a call. The browser's work is enough while nothing speaks against the caller; where it has run
 * out or does not fit, a person is asked.
 * @throws TooManyCalls for a source that has guessed too often, but for one call now and then */
export async function judgeCaptcha(
  tx: Transaction,
  around: Around,
  { captcha_key: key, captcha: answer }: Entry,
  { suspected = false, isKnown = false, isSourceJudged = isKnown }: Suspicion = {},
): Promise<CaptchaVerdict> {
  const { services, source, now, constants } = around;
  const limit = sourceLimit(source, constants);
  if (!isSourceJudged && (await readGuesses(tx, limit, now)).locked) await slowDown(tx, limit, constants, now);
  if (key === undefined || answer === undefined) return 'CAPTCHA_REQUIRED';
  const solved = await services.captchas.take(tx, { key, answer }, { source, now, constants });
  if (solved === 'work')
    return suspected || (!isKnown && (await isSuspected(tx, around))) ? 'CAPTCHA_REQUIRED' : 'passed';
  if (solved) return 'passed';
  await countGuess(tx, limit, now);
  return isWork(answer) ? 'CAPTCHA_REQUIRED' : 'CAPTCHA_WRONG';
}

/** An answer that a browser has worked out is longer than what a person types. */
const isWork = (answer: string) => answer.length > 4;
