import { defineOperationInSteps, type Call } from '../../call/operation.ts';
import { walletOf } from '../../money/wallet.ts';
import { beginGuess, type GuessedLogin } from '../../login/guessedLogin.ts';
import { resetGuesses, forgiveGuess } from '../../people/guesses.ts';
import { loginIdentifier } from '../../people/loginIdentifier.ts';
import type { Member } from '../../people/member.ts';
import { findMember } from '../../people/members.ts';
import { tellOfLock } from '../../people/tellOfLock.ts';
import { accountRefusal, askCard, signInOrAskDevice } from '../../login/signIn.ts';
import type { Transaction, Work } from '../../db/transaction.ts';

type Login = Call<'loginByPwd'> & { readonly transaction: Work };

/** One password for a login id is judged at a time; a device, and an address, has a line of its own. */
export const loginByPwd = defineOperationInSteps('loginByPwd', (call) => {
  const { request, services, device, source } = call;
  const identifier = loginIdentifier(services.secrets, 'login', request.area_code, request.login_id);
  return services.guessQueue.run(`login ${identifier} ${device.mark ?? source}`, () => guessed(call));
});

async function guessed(call: Login) {
  const guess = await call.transaction((tx) => beginGuess(tx, call));
  switch (guess.type) {
    case 'CAPTCHA_REQUIRED':
    case 'CAPTCHA_WRONG':
      return call.fail(guess.type, { captcha_required: true });
    case 'locked':
      return call.fail('ACCOUNT_LOCKED');
    case 'counted':
      return judge(call, guess);
  }
}

/** The guess has been counted; whoever is unknown is judged as long as the others. */
async function judge(call: Login, guess: GuessedLogin) {
  const { found, left, captchaNext } = guess;
  const right = await call.services.passwords.matches(call.request.login_pwd, found?.passwordHash);
  // Elsewhere it would tell strangers who is a member: a password that is not there is a wrong one.
  if (found && found.passwordHash === undefined && guess.isKnown) {
    await call.transaction((tx) => resetGuesses(tx, guess.account, call.now));
    return call.fail('NO_PASSWORD');
  }
  if (!right || !found) {
    if (left > 0) return call.fail('PWD_ERROR', { left, captcha_required: captchaNext });
    if (found) await call.transaction((tx) => tellOfLock(tx, call, found.member, guess.account));
    return call.fail('ACCOUNT_LOCKED');
  }
  return call.transaction(async (tx) => {
    const latest = await findMember(tx, found.member.memberId, true);
    // Another was set while this one was judged: it proves nothing any more, and the row of failures is over.
    if (latest?.passwordHash !== found.passwordHash)
      return call.fail('PWD_ERROR', { left: guess.account.tries, captcha_required: false });
    await resetGuesses(tx, guess.account, call.now);
    await forgiveGuess(tx, guess.source);
    return admit(tx, call, found.member, guess.accountId);
  });
}

/** The password is right: a card has to be chosen, unless it was named or there is but one. */
async function admit(tx: Transaction, call: Login, member: Member, accountId: string | undefined) {
  if (member.status === 'cancelled') return call.fail('ACCOUNT_CANCELLED');
  const accounts = await walletOf(tx, member.memberId);
  const asked = accountId === undefined ? accounts : accounts.filter((account) => account.accountId === accountId);
  const usable = asked.filter((account) => accountRefusal(account) === undefined);
  if (usable.length === 0) return call.fail((asked[0] && accountRefusal(asked[0])) ?? 'ACC_TYPE_UNSUPPORTED');
  if (usable.length === 1) return signInOrAskDevice(tx, call, member, usable[0]?.accountId);
  return askCard(tx, call, member, usable);
}
