import type { Transaction } from '../../db/transaction.ts';
import { walletOf } from '../../money/wallet.ts';
import { defineOperation, type Call } from '../../call/operation.ts';
import { wrongDetail, type KnownCard } from '../../people/cardDetails.ts';
import { beginCardGuess } from '../../login/guessedCard.ts';
import { forgiveGuess, resetGuesses } from '../../people/guesses.ts';
import { findMember } from '../../people/members.ts';
import { missingInformation } from '../../people/missingInformation.ts';
import { accountRefusal, askCard, informationTicketLife, signInOrAskDevice } from '../../login/signIn.ts';
import { tellOfCardLock } from '../../people/tellOfLock.ts';
import { giveLoginTicket } from '../../access/tickets.ts';

type Login = Call<'loginByCvc'> & { readonly tx: Transaction };

export const loginByCvc = defineOperation('loginByCvc', async (call) => {
  const { tx, request, services, now, constants, fail } = call;
  const guess = await beginCardGuess(tx, call);
  if (guess.type === 'locked') return fail('LOGIN_LOCKED');
  if (guess.type !== 'counted') return fail(guess.type, { captcha_required: true });
  const entered = { cardNo: request.card_no, expiry: request.expiry_date, cvc2: request.cvc2 };
  const wrong = wrongDetail(services.secrets, entered, guess.card, { constants, isOwner: guess.isKnown });
  if (wrong !== undefined || !guess.card) {
    if (guess.left > 0) return fail(wrong ?? 'LOGIN_DATA_ERROR', { left: guess.left });
    if (guess.card) await tellOfCardLock(tx, call, guess.card, 'cardSignInLocked');
    return fail('LOGIN_LOCKED');
  }
  await resetGuesses(tx, guess.account, now);
  await forgiveGuess(tx, guess.source);
  return admit(call, guess.card);
});

/** The details are right: what the account lacks is asked first, with the card that was named; then which card. */
async function admit(call: Login, card: KnownCard) {
  const { tx, fail } = call;
  const found = await findMember(tx, card.memberId);
  if (!found || found.member.status === 'cancelled' || card.cancelled) return fail('ACCOUNT_CANCELLED');
  const accounts = await walletOf(tx, card.memberId);
  const named = accounts.find(({ accountId }) => accountId === card.accountId);
  const refusal = named ? accountRefusal(named) : 'ACCOUNT_CANCELLED';
  if (refusal) return fail(refusal);
  const missing = missingInformation(found);
  if (Object.values(missing).includes(true)) {
    const login = { memberId: card.memberId, accountId: card.accountId, stage: 'info' as const };
    const given = await giveLoginTicket(tx, call.proofs, login, informationTicketLife(call));
    return { next: 'NEED_INFO' as const, ...given, need_info: missing };
  }
  const usable = accounts.filter((account) => accountRefusal(account) === undefined);
  if (usable.length > 1) return askCard(tx, call, found.member, usable);
  return signInOrAskDevice(tx, call, found.member, card.accountId);
}
