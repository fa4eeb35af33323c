import { activationTries, beginActivationGuess, detailsLimit, lockActivation } from '../../cards/activationGuess.ts';
import { beginActivation } from '../../cards/beginActivation.ts';
import { findCardByNumber } from '../../cards/cardRecord.ts';
import { defineOperation } from '../../call/operation.ts';
import { wrongDetail } from '../../people/cardDetails.ts';

/** A member's guess at somebody else's card is a guess at a card that nobody has: it locks no stranger's card. */
export const cardActivateByInfo = defineOperation('cardActivateByInfo', async (call) => {
  const { tx, request, member, services, constants, fail } = call;
  const card = await findCardByNumber(tx, services.vault, request.card_no, member?.memberId);
  const named = card?.cardId ?? `unknown:${member?.memberId ?? ''}:${services.secrets.keyed('card', request.card_no)}`;
  const guess = await beginActivationGuess(tx, call, detailsLimit(named, activationTries(call)));
  if (guess.locked || card?.status === 'lockedActivation') return fail('ACT_LOCKED');
  const entered = { cardNo: request.card_no, expiry: request.expiry_date, cvc2: request.cvc2 };
  // Who is signed in has nothing to learn from it (AMB-64).
  const wrong = wrongDetail(services.secrets, entered, card, { constants, isOwner: member !== undefined });
  if (card && wrong === undefined) {
    await guess.wasRight();
    return beginActivation(call, card);
  }
  if (guess.left > 0) return fail(wrong ?? 'CARD_NO_ERROR', { left: guess.left });
  if (card) await lockActivation(tx, call, card);
  return fail('ACT_LOCKED');
});
