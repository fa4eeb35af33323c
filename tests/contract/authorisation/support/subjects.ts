/** Who calls. Each differs from a member certified in Hong Kong (T3) in one thing only, and that thing becomes true after all
 * that the call needs has been prepared: so it is the call itself that refuses. */
export interface Subject {
  readonly name: string;
  readonly session: 'alive' | 'none' | 'expired' | 'kickedOut';
  /** Whose session the call has: the member the ids belong to, or another. */
  readonly caller: 'owner' | 'other';
  /** Ids of the same form that nothing has, in the place of the owner's. */
  readonly unknownIds?: true;
  /** Makes the one thing true; `$1` is the owner's member id. */
  readonly fact?: string;
}

const own = { session: 'alive', caller: 'owner' } as const;
const cardsOf = `account_id IN (SELECT account_id FROM accounts WHERE member_id = $1)`;

export const subjects = [
  { name: 'anonymous', session: 'none', caller: 'owner' },
  { name: 'expired', session: 'expired', caller: 'owner' },
  { name: 'kickedOut', session: 'kickedOut', caller: 'owner' },
  {
    ...own,
    name: 'T1',
    fact: `UPDATE members SET realname_status = '0', review_state = 'unauthenticated' WHERE member_id = $1`,
  },
  {
    ...own,
    name: 'T2',
    fact: `UPDATE members SET realname_status = '1', review_state = 'registered', registered_at = '2020-03-20T10:00:00+08:00'
           WHERE member_id = $1`,
  },
  { ...own, name: 'T3HongKong' },
  { ...own, name: 'T3Mainland', fact: `UPDATE members SET region = 'CN' WHERE member_id = $1` },
  { name: 'foreignId', session: 'alive', caller: 'other' },
  { name: 'unknownId', session: 'alive', caller: 'other', unknownIds: true },
  { ...own, name: 'lockedCard', fact: `UPDATE cards SET status = 'locked' WHERE ${cardsOf}` },
  { ...own, name: 'cancelledCard', fact: `UPDATE cards SET status = 'cancelled' WHERE ${cardsOf}` },
  // Its payments are stopped, which is the last an account goes through before it is cancelled (R-STATE-39, R-STATE-40).
  { ...own, name: 'closingAccount', fact: `UPDATE accounts SET status = 'stopped' WHERE member_id = $1` },
] as const satisfies readonly Subject[];

export const subjectNames: readonly string[] = subjects.map(({ name }) => name);
