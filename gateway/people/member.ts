import type { Lang } from '../shared/lang.ts';

/** A member as operations see one. */
export interface Member {
  readonly memberId: string;
  readonly userName: string;
  /** In Chinese; absent while no approved application has said it. */
  readonly userNameCn?: string;
  readonly areaCode: string;
  /** '' while a bearer card's owner has given none. */
  readonly mobNo: string;
  /** '' while none has been given. */
  readonly email: string;
  readonly realnameStatus: '0' | '1' | '3';
  readonly reviewState: string;
  readonly region: 'HK' | 'CN' | 'OTHER';
  readonly coBranded: boolean;
  readonly status: MemberStatus;
  /** Until when transfers, withdrawals and spending are refused after a change of mobile number (AMB-40). */
  readonly frozenUntil?: string;
  readonly registeredAt: string;
  /** The language of the last call: what is told without a call of the member's is told in it. */
  readonly lang: Lang;
}

export type MemberStatus = 'normal' | 'stopped' | 'cancelled';
