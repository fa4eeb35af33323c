import type { Transaction } from '../../db/transaction.ts';
import { judgeCaptcha } from '../../captcha/judgeCaptcha.ts';
import { paramError } from '../../shared/failure.ts';
import { findGiftcard, type Giftcard } from '../../giftcards/giftcard.ts';
import { findGiftcardOrder, type GiftcardOrder } from '../../giftcards/giftcardOrder.ts';
import { giveGiftcardTicket, type GiftcardScope } from '../../giftcards/giftcardTicket.ts';
import { defineOperation, type Call } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';
import { countGuess, readGuesses, resetGuesses, sourceLimit } from '../../people/guesses.ts';
import { tellOfClosedWay } from '../../people/tellOfLock.ts';
import type { Vault } from '../../vault/vault.ts';

/** Opens a card or an order to whoever knows its number and the buyer's. What nobody has counts and closes as what somebody
 * has. */
export const giftcardQuery = defineOperation('giftcardQuery', async (call) => {
  const { tx, request, services, now, constants, fail } = call;
  const identifier = identifierOf(request);
  const verdict = await judgeCaptcha(tx, call, request);
  if (verdict !== 'passed') return fail(verdict, { captcha_required: true });
  const source = sourceLimit(call.source, constants);
  const limits = limitsOf(call, identifier);
  const [, ofAll] = limits;
  let isLast = false;
  for (const limit of limits) {
    const { locked, lockedUntil, failures, forgottenAt = now } = await readGuesses(tx, limit, now);
    if (locked) return fail('GC_LOCKED', { until: lockedUntil ?? forgottenAt });
    isLast = limit === ofAll && failures + 1 === limit.tries;
  }
  for (const limit of limits) await countGuess(tx, limit, now);
  const asked = await askedFor(tx, services.vault, request);
  const scope = asked && scopeOf(asked, request);
  if (!scope) {
    await countGuess(tx, source, now);
    // What one source has closed is open to its buyer.
    if (isLast) await tellOfClosedWay(tx, call, asked && { ...asked.order, email: '' }, ofAll);
    return fail('GC_NOT_FOUND');
  }
  for (const limit of limits) await resetGuesses(tx, limit, now);
  return giveGiftcardTicket(tx, scope, call);
});

/** Whoever knows a number closes it to queries of the own address. All addresses together have more tries in the same time: few enough
 * that they find no mobile number, and too many for one address to close it to its buyer. */
function limitsOf({ services, source, constants }: Call<'giftcardQuery'>, identifier: string) {
  const limit = (about: string, tries: string) => ({
    kind: 'giftcardQuery' as const,
    subject: services.secrets.keyed('giftcard query', about),
    tries: numberConstant(constants, tries),
  });
  const lock = numberConstant(constants, 'giftcard.query.lock');
  return [
    { ...limit(`${identifier} from ${source}`, 'giftcard.query.tries'), lock },
    // Older processes count for the bare identifier what has fewer tries.
    { ...limit(`${identifier} from all`, 'giftcard.query.triesOfAll'), window: lock },
  ] as const;
}

type Request = Call<'giftcardQuery'>['request'];

function identifierOf({ query_type, card_no, order_no }: Request): string {
  const identifier = query_type === 'card' ? card_no : order_no;
  if (identifier === undefined) throw paramError(query_type === 'card' ? '/card_no' : '/order_no', 'required');
  return `${query_type} ${identifier}`;
}

interface Asked {
  readonly order: GiftcardOrder;
  readonly card?: Giftcard;
}

/** What a number is of, whoever asks. */
async function askedFor(tx: Transaction, vault: Vault, request: Request): Promise<Asked | undefined> {
  const { query_type: type, card_no: cardNo = '' } = request;
  const card = type === 'card' ? await findGiftcard(tx, { cardNo, vault }) : undefined;
  const order = await findGiftcardOrder(tx, type === 'card' ? (card?.orderNo ?? '') : (request.order_no ?? ''));
  return order && { order, ...(card ? { card } : {}) };
}

function scopeOf({ order, card }: Asked, { area_code, mob_no }: Request): GiftcardScope | undefined {
  if (order.areaCode !== area_code || order.mobNo !== mob_no) return undefined;
  const number = { areaCode: order.areaCode, mobNo: order.mobNo };
  return card ? { cardId: card.cardId, number } : { orderNo: order.orderNo, number };
}
