import type { Member } from './member.ts';

/** Until when no money of a member may leave; `undefined` when it may (R-CONST-09). */
export function frozenUntil(member: Pick<Member, 'frozenUntil'>, now: string): string | undefined {
  const until = member.frozenUntil;
  return until !== undefined && Date.parse(until) > Date.parse(now) ? until : undefined;
}
