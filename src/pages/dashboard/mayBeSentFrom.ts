import type { UserInfo } from '../../api/member.ts';

/** Whether money may leave the account at all: not after a change of mobile number, and not of a card or an account that is stopped
 * (R-STATE-34, R-CONST-09). */
export function mayBeSentFrom(
  { frozen_until }: Pick<UserInfo, 'frozen_until'>,
  { status, account_status }: Pick<UserInfo['account_list'][number], 'status' | 'account_status'>,
): boolean {
  return frozen_until === undefined && status === 'active' && account_status === 'normal';
}
