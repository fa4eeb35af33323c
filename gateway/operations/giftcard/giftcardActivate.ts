import { maskToEnd } from '../../../src/domain/maskDigits.ts';
import type { Transaction } from '../../db/transaction.ts';
import { activationCode, findGiftcard, giftcardsOf, hasExpired, type Giftcard } from '../../giftcards/giftcard.ts';
import { findGiftcardOrder } from '../../giftcards/giftcardOrder.ts';
import { opensCard, readGiftcardTicket, type GiftcardScope } from '../../giftcards/giftcardTicket.ts';
import { defineOperation, type Call } from '../../call/operation.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { numberConstant } from '../../shared/constant.ts';
import { countGuess, readGuesses, resetGuesses } from '../../people/guesses.ts';
import { tellOfClosedWay } from '../../people/tellOfLock.ts';
import { checkCode, endCode } from '../../access/oneTimeCodes.ts';
import { isEasyGuess } from '../../access/payPasswordGuess.ts';
import { sameText } from '../../vault/secrets.ts';
import { giftcardBinding } from '../../giftcards/codeScenes.ts';
import type { Vault } from '../../vault/vault.ts';

const INITIAL_LENGTH = 6;

/** Activates a card by the code in its letter. A card that is not there, not on its way or another buyer's answers as a wrong
 * code does, and is closed to guesses as early; only the right code is told that the card is active or has expired. */
export const giftcardActivate = defineOperation('giftcardActivate', async (call) => {
  const { tx, request, services, now, constants, fail } = call;
  const { secrets } = services;
  const scope = await readGiftcardTicket(tx, request.query_ticket, call);
  if (!scope) throw fail('TICKET_EXPIRED');
  const binding = giftcardBinding(request.query_ticket, 'giftcardActivate');
  const verdict = await checkCode(
    tx,
    secrets,
    { otpId: request.otp_id, otp: request.otp, binding },
    { now, constants },
  );
  if (verdict.type !== 'right') return codeFailure(verdict);
  const tries = numberConstant(constants, 'giftcard.activate.tries');
  const lock = numberConstant(constants, 'giftcard.activate.lock');
  // Counted for each buyer's mobile number and card: a stranger with a query of their own cannot close another's card.
  const subject = secrets.keyed('giftcard code', `${scope.number.areaCode} ${scope.number.mobNo} ${request.card_no}`);
  const limit = { kind: 'giftcardCode' as const, subject, tries, lock };
  const guesses = await readGuesses(tx, limit, now);
  if (guesses.locked) return fail('GC_LOCKED', { until: guesses.lockedUntil ?? now });
  await countGuess(tx, limit, now);
  const card = await cardToActivate(tx, services.vault, scope, request.card_no);
  const expected = activationCode(secrets, card ?? { cardId: '' });
  if (!sameText(expected, request.activation_code.toUpperCase()) || !card) {
    const left = tries - guesses.failures - 1;
    if (left > 0) return fail('GC_CODE_ERROR', { left });
    // Whoever has the ticket, whichever card it was: a notice shows nobody which cards are there.
    const until = await tellOfClosedWay(tx, call, { ...scope.number, email: '', lang: call.lang }, limit);
    return fail('GC_LOCKED', { until });
  }
  await resetGuesses(tx, limit, now);
  if (hasExpired(card, now)) return fail('GC_EXPIRED');
  if (card.active) return fail('GC_ACTIVATED');
  if (request.pay_pwd !== undefined && (await isEasyGuess(call, request.pay_pwd, scope.number)))
    return fail('PAY_PWD_WEAK');
  await endCode(tx, request.otp_id, now);
  // Drawn once, though the transaction begins anew when it is hashed.
  const { initial, hash } = await call.outside(['password'], async () => {
    const drawn = request.pay_pwd === undefined ? drawnPassword(call) : undefined;
    return { initial: drawn, hash: await services.passwords.hash(request.pay_pwd ?? drawn ?? '') };
  });
  await activate(tx, card, hash, now);
  if (initial !== undefined) await sendInitial(tx, call, scope, card, initial);
  return {
    status: 'active' as const,
    card_no_mask: maskToEnd(card.last4),
    expiry_date: card.expiryDate,
    initial_pwd_sent: initial !== undefined,
  };
});

/** The initial password of a card goes to the buyer's phone: the answer of a call with a key holds no secret. */
function sendInitial(
  tx: Transaction,
  { services, lang, now }: Call<'giftcardActivate'>,
  { number }: GiftcardScope,
  card: Giftcard,
  initial: string,
): Promise<void> {
  const values = { card: maskToEnd(card.last4), code: initial };
  const body = services.content.message('sms.giftcardInitial', lang, values);
  const recipient = `+${number.areaCode} ${number.mobNo}`;
  return services.messenger.send(tx, { channel: 'sms', recipient, body, code: initial, at: now });
}

/** Six digits that nobody would try first. */
function drawnPassword({ services, world }: Pick<Call<'giftcardActivate'>, 'services' | 'world'>): string {
  const password = services.secrets.pick('0123456789', INITIAL_LENGTH);
  const isGood = services.content.holds('password.isNoSequence', { password }, world);
  return isGood ? password : drawnPassword({ services, world });
}

/** A card within the ticket whose order has been sent. */
async function cardToActivate(
  tx: Transaction,
  vault: Vault,
  scope: GiftcardScope,
  cardNo: string,
): Promise<Giftcard | undefined> {
  const card = await findGiftcard(tx, { cardNo, vault });
  const order = card && (await findGiftcardOrder(tx, card.orderNo));
  if (!card || !order || !opensCard(scope, card, order)) return undefined;
  return order.status === 'shipped' || order.status === 'completed' ? card : undefined;
}

/** The last card of an order completes it. */
async function activate(tx: Transaction, { cardId, orderNo }: Giftcard, hash: string, now: string): Promise<void> {
  // Cards of one order take turns, so that the last of two at once sees the other.
  await findGiftcardOrder(tx, orderNo, true);
  await tx.query('UPDATE giftcards SET activated_at = $2, pay_password_hash = $3 WHERE card_id = $1', [
    cardId,
    now,
    hash,
  ]);
  if ((await giftcardsOf(tx, orderNo)).every(({ active }) => active))
    await tx.query(`UPDATE giftcard_orders SET status = 'completed' WHERE order_no = $1`, [orderNo]);
}
