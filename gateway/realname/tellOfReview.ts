import type { Transaction } from '../db/transaction.ts';
import { findMember } from '../people/members.ts';
import { tellMember } from '../people/tellMember.ts';
import type { Services } from '../services/services.ts';
import type { DeclineReason } from './applications.ts';
import type { ReviewState } from './reviewState.ts';

/** What a member is told of, as the page of the application promises. */
const NOTICES: { readonly [state in ReviewState]?: string } = {
  certified: 'reviewCertified',
  declined: 'reviewDeclined',
  demoted: 'reviewDemoted',
  waitingFaceToFace: 'reviewFaceToFace',
};

/** Tells a member by SMS and mail how the review was decided, in the member's language. */
export async function tellOfReview(
  tx: Transaction,
  services: Pick<Services, 'messenger' | 'content'>,
  { memberId, decision, reason, now }: Decided,
): Promise<void> {
  const member = (await findMember(tx, memberId))?.member;
  const notice = NOTICES[decision];
  if (!member || notice === undefined) return;
  const { lang } = member;
  const why = services.content.words(`decline.${reason}`, lang) ?? '';
  await tellMember(tx, { services, now, lang }, member, notice, { reason: why });
}

interface Decided {
  readonly memberId: string;
  readonly decision: ReviewState;
  readonly reason: DeclineReason;
  readonly now: string;
}
