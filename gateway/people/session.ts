/** A signed-in member's session. */
export interface Session {
  /** Hash of the token: the token itself is kept nowhere. */
  readonly sessionId: string;
  readonly memberId: string;
  /** The account chosen at sign-in; absent when the member has but one card. */
  readonly accountId?: string;
  readonly deviceName: string;
  readonly startedAt: string;
}
