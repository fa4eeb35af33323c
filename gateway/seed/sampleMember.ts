import type { Currency } from '../../src/domain/money.ts';
import type { AccountStatus, CardOrgan, CardStatus, CardType } from '../money/wallet.ts';
import type { MemberStatus } from '../people/member.ts';
import type { DeclineReason } from '../realname/applications.ts';

/** What every sample member signs in and pays with. */
export const SAMPLE_PASSWORD = 'Sample1234';
export const SAMPLE_PAY_PASSWORD = '135790';
/** To the security question of whoever has set one. */
export const SAMPLE_ANSWER = 'Sample Road School';

export interface SampleAccount {
  readonly id: string;
  readonly currency: Currency;
  /** What its history leaves on it. */
  readonly balance: string;
  readonly accountNo: string;
  readonly cardNo: string;
  readonly organ: CardOrgan;
  readonly type: CardType;
  readonly cardStatus?: CardStatus;
  readonly heldBy?: 'business';
  /** A physical card has a chip by default. */
  readonly hasChip?: false;
  readonly isForShopping?: true;
  readonly accountStatus?: AccountStatus;
  /** The card is good until the end of the month so many days after the first start; two years where nothing is said. */
  readonly daysLeft?: number;
}

export interface SampleMember {
  readonly id: string;
  readonly name: string;
  /** Of certified members. */
  readonly nameCn?: string;
  readonly areaCode: string;
  readonly mobNo: string;
  readonly region: 'HK' | 'CN' | 'OTHER';
  readonly realnameStatus: '0' | '1' | '3';
  readonly reviewState: string;
  readonly registered: string;
  /** What this member is there to show; printed at the start. */
  readonly note: string;
  readonly hasPassword?: false;
  readonly hasPayPassword?: false;
  readonly hasEmail?: false;
  readonly status?: MemberStatus;
  /** Of a co-branded account: through whom it is closed. */
  readonly partner?: string;
  /** Hours ago at which the mobile number was changed. */
  readonly mobileChangedHoursAgo?: number;
  /** What a member who forgets the password can prove to be by. */
  readonly identity?: SampleIdentity;
  /** What the member has applied for, and what became of it. */
  readonly application?: { readonly kind: 'new' | 'modify'; readonly declined?: DeclineReason };
  readonly accounts: readonly SampleAccount[];
}

export interface SampleIdentity {
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  readonly docType: 'hkId' | 'mainlandId' | 'macauId' | 'passport';
  readonly docNo: string;
  readonly question?: string;
}
