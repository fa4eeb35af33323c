import { maskToEnd } from '../../src/domain/maskDigits.ts';
import { writtenDateTime } from '../../src/domain/writtenDate.ts';
import type { Transaction } from '../db/transaction.ts';
import { lockTold, readGuesses, type GuessLimit } from './guesses.ts';
import type { Member } from './member.ts';
import { findMember } from './members.ts';
import { tellMember, type Around } from './tellMember.ts';

/** Tells a member that wrong guesses have locked something, in the call whose guess did it; gives back until when. Whoever
 * guessed, the language is the member's. */
export async function tellOfLock(
  tx: Transaction,
  call: Around,
  member: Member,
  limit: GuessLimit & { readonly kind: keyof typeof LOCKED },
): Promise<string | undefined> {
  const { lockedUntil } = await readGuesses(tx, limit, call.now);
  await lockTold(tx, limit);
  const { lang } = member;
  const until = lockedUntil === undefined ? '' : writtenDateTime(lockedUntil, lang);
  await tellMember(tx, { ...call, lang }, member, LOCKED[limit.kind], { until });
  return lockedUntil;
}

const LOCKED = { login: 'signInLocked', payPwd: 'payPwdLocked' } as const;

/** Tells a member which card wrong details have locked for sign-in or for activation. */
export async function tellOfCardLock(
  tx: Transaction,
  call: Around,
  card: { readonly memberId: string; readonly last4: string },
  notice: 'cardSignInLocked' | 'activationLocked',
): Promise<void> {
  const member = (await findMember(tx, card.memberId))?.member;
  if (member) await tellMember(tx, { ...call, lang: member.lang }, member, notice, { card: maskToEnd(card.last4) });
}

/** Whom a notice reaches, and in which language. */
type Owner = Pick<Member, 'areaCode' | 'mobNo' | 'email' | 'lang'>;

/** Tells an owner that wrong entries have closed a way for a time, in the call whose guess did it; words at `lock.for.<kind>`.
 * @param owner a member or its id, or a buyer without an account; nobody is told of nobody's
 * @returns until when it is closed */
export async function tellOfClosedWay(
  tx: Transaction,
  call: Around,
  owner: string | Owner | undefined,
  limit: GuessLimit & { readonly kind: ClosedWay },
): Promise<string> {
  const { lockedUntil, forgottenAt = call.now } = await readGuesses(tx, limit, call.now);
  await lockTold(tx, limit);
  const until = lockedUntil ?? forgottenAt;
  const to = typeof owner === 'string' ? (await findMember(tx, owner))?.member : owner;
  if (!to) return until;
  const { lang } = to;
  const what = call.services.content.message(`lock.for.${limit.kind}`, lang, {});
  await tellMember(tx, { ...call, lang }, to, 'wayLocked', { what, until: writtenDateTime(until, lang) });
  return until;
}

type ClosedWay = Extract<
  GuessLimit['kind'],
  | `reset${string}`
  | 'birth'
  | 'activationBirth'
  | 'cardAdd'
  | 'earlierCard'
  | 'face'
  | 'bankCheck'
  | 'giftcardQuery'
  | 'giftcardCode'
>;
