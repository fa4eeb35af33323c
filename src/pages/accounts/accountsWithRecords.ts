import type { UserInfo } from '../../api/member.ts';

/** An account to pick from. */
export type PickedAccount = NonNullable<UserInfo['closed_account_list']>[number];

/** The accounts with records: those of today, then those that have ended. */
export function accountsWithRecords({ account_list, closed_account_list = [] }: UserInfo): readonly PickedAccount[] {
  return [...account_list, ...closed_account_list];
}
