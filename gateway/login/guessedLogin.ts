import { judgeCaptcha, type CaptchaVerdict } from '../captcha/judgeCaptcha.ts';
import type { Transaction } from '../db/transaction.ts';
import { ownerOfCard } from '../money/wallet.ts';
import type { Call } from '../call/operation.ts';
import type { Vault } from '../vault/vault.ts';
import { numberConstant } from '../shared/constant.ts';
import { countGuess, readGuesses, slowDown, sourceLimit, type GuessLimit } from '../people/guesses.ts';
import { guesserOf } from '../people/knownDevice.ts';
import { isCardNumber, loginIdentifier } from '../people/loginIdentifier.ts';
import { findMember, findMemberByMobile, type MemberSecrets } from '../people/members.ts';
import { checkLoginId } from '../people/mobileNumbers.ts';

/** A password guess, counted and ready to be judged. */
export interface GuessedLogin {
  readonly type: 'counted';
  /** Absent for an identifier that nobody has: it counts, warns and locks like any other. */
  readonly found?: MemberSecrets;
  /** The member has confirmed this device. */
  readonly isKnown: boolean;
  /** The account whose card number was given. */
  readonly accountId?: string;
  readonly account: GuessLimit & { readonly kind: 'login' };
  readonly source: GuessLimit;
  /** Guesses left if this one is wrong; 0 means that it locks. */
  readonly left: number;
  /** The next guess will need a captcha. */
  readonly captchaNext: boolean;
}

export type BegunGuess =
  GuessedLogin | { readonly type: Exclude<CaptchaVerdict, 'passed'> } | { readonly type: 'locked' };

/** Counts a guess for its source and its account before anything is judged (AMB-05, R-ERR-20).
 * @throws TooManyCalls for a source that has guessed too often, but for one call now and then, or on a known device */
export async function beginGuess(tx: Transaction, call: Call<'loginByPwd'>): Promise<BegunGuess> {
  const { constants, now, request, services } = call;
  const number = (id: string) => numberConstant(constants, id);
  checkLoginId(request, services.content, call.world);
  const { found, accountId } = await identify(tx, services.vault, request.area_code, request.login_id);
  const identifier = loginIdentifier(services.secrets, 'login', request.area_code, request.login_id);
  const memberId = found?.member.memberId;
  const about = memberId === undefined ? `unknown:${identifier}` : `member:${memberId}`;
  call.concerns(about);
  const kind = 'login' as const;
  const { subject, isKnown } = await guesserOf(tx, { kind, memberId, about }, call);
  const account = { kind, subject, tries: number('access.login.tries') };
  const source = sourceLimit(call.source, constants);
  const ofSource = await readGuesses(tx, source, now);
  if (ofSource.locked && !isKnown) await slowDown(tx, source, constants, now);
  const ofAccount = await readGuesses(tx, account, now);
  if (ofAccount.locked) return { type: 'locked' };
  const captchaAfter = number('access.login.captchaAfter');
  const sourceSuspected = !isKnown && ofSource.failures >= number('access.source.captchaAfter');
  if (ofAccount.failures >= captchaAfter || sourceSuspected) {
    const verdict = await judgeCaptcha(tx, call, request, { suspected: true, isKnown, isSourceJudged: true });
    if (verdict !== 'passed') return { type: verdict };
  }
  await countGuess(tx, source, now);
  await countGuess(tx, account, now);
  return {
    type: 'counted',
    isKnown,
    ...(found ? { found } : {}),
    ...(accountId === undefined ? {} : { accountId }),
    account,
    source,
    left: account.tries - ofAccount.failures - 1,
    captchaNext: ofAccount.failures + 1 >= captchaAfter,
  };
}

async function identify(
  tx: Transaction,
  vault: Vault,
  areaCode: string,
  loginId: string,
): Promise<{ found?: MemberSecrets; accountId?: string }> {
  if (!isCardNumber(loginId)) {
    const found = await findMemberByMobile(tx, areaCode, loginId);
    return found ? { found } : {};
  }
  const owner = await ownerOfCard(tx, vault, loginId);
  const found = owner && (await findMember(tx, owner.memberId));
  return found ? { found, accountId: owner.accountId } : {};
}
