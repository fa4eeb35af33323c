import { activationCodeOf } from '../../cards/activationCode.ts';
import {
  activationTries,
  beginActivationGuess,
  isLockedHere,
  lockActivation,
  memberCodeLimit,
  openToOwner,
  visitorCodeLimit,
} from '../../cards/activationGuess.ts';
import { beginActivation } from '../../cards/beginActivation.ts';
import { findCardsByLast4 } from '../../cards/cardRecord.ts';
import { defineOperation, type Call } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';
import { isKnownDevice } from '../../people/devices.ts';
import type { GuessLimit } from '../../people/guesses.ts';
import { sameText } from '../../vault/secrets.ts';

export const cardActivateByCode = defineOperation('cardActivateByCode', async (call) => {
  const { tx, request, member, services, fail } = call;
  const cards = await findCardsByLast4(tx, request.card_last4, member?.memberId);
  const own = new Set(member ? cards : []);
  if (!member) for (const one of cards) if (await isKnownDevice(tx, one.memberId, call)) own.add(one);
  const guess = await beginActivationGuess(tx, call, limitOf(call), member !== undefined || own.size > 0);
  if (guess.locked) return fail('ACT_LOCKED');
  if (member) for (const one of cards) if (await isLockedHere(tx, call, one, true)) return fail('ACT_LOCKED');
  const entered = request.activation_code.toUpperCase();
  const card = cards.find((one) => sameText(activationCodeOf(services, one), entered));
  if (card) {
    await guess.wasRight();
    if (await isLockedHere(tx, call, card, own.has(card))) return fail('ACT_LOCKED');
    return beginActivation(call, await openToOwner(tx, card));
  }
  if (guess.left > 0) return fail('ACT_CODE_ERROR', { left: guess.left });
  if (member) for (const card of cards) await lockActivation(tx, call, card);
  return fail('ACT_LOCKED');
});

function limitOf(call: Call<'cardActivateByCode'>): GuessLimit {
  const { request, member, source, constants } = call;
  const tries = activationTries(call);
  if (member) return memberCodeLimit(member.memberId, request.card_last4, tries);
  return visitorCodeLimit(source, request.card_last4, tries, numberConstant(constants, 'card.activation.visitorLock'));
}
