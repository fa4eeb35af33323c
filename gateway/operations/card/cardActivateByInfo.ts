import {
  activationTries,
  beginActivationGuess,
  detailsLimit,
  isLockedHere,
  lockActivation,
  openToOwner,
} from '../../cards/activationGuess.ts';
import { beginActivation } from '../../cards/beginActivation.ts';
import { findCardByNumber } from '../../cards/cardRecord.ts';
import { defineOperation } from '../../call/operation.ts';
import { wrongDetail } from '../../people/cardDetails.ts';
import { isKnownDevice } from '../../people/devices.ts';

/** A member's guess at somebody else's card is a guess at a card that nobody has: it locks no stranger's card. What strangers guess
 * locks it for strangers, and neither for its owner nor on the owner's devices. Of a lock only right details learn: wrong ones are answered and counted
 * as those of a card that nobody has. */
export const cardActivateByInfo = defineOperation('cardActivateByInfo', async (call) => {
  const { tx, request, member, services, constants, fail } = call;
  const card = await findCardByNumber(tx, services.vault, request.card_no, member?.memberId);
  const named = card?.cardId ?? `unknown:${member?.memberId ?? ''}:${services.secrets.keyed('card', request.card_no)}`;
  const isOwn = (await isKnownDevice(tx, card?.memberId, call)) || (card !== undefined && member !== undefined);
  const limit = detailsLimit(named, activationTries(call), isOwn);
  const guess = await beginActivationGuess(tx, call, limit, isOwn || member !== undefined);
  const isLocked = card !== undefined && (await isLockedHere(tx, call, card, isOwn));
  if (guess.locked || (isLocked && isOwn)) return fail('ACT_LOCKED');
  const entered = { cardNo: request.card_no, expiry: request.expiry_date, cvc2: request.cvc2 };
  // Who is signed in has nothing to learn from it (AMB-64).
  const wrong = wrongDetail(services.secrets, entered, card, { constants, isOwner: member !== undefined });
  if (card && wrong === undefined) {
    if (isLocked) return fail('ACT_LOCKED');
    await guess.wasRight();
    return beginActivation(call, await openToOwner(tx, card));
  }
  if (guess.left > 0) return fail(wrong ?? 'CARD_NO_ERROR', { left: guess.left });
  if (card) await lockActivation(tx, call, card);
  return fail('ACT_LOCKED');
});
