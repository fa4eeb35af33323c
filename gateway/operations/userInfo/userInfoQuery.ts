import type { replies } from '../../../src/api/gateway.gen.ts';
import { maskEmail } from '../../../src/domain/maskEmail.ts';
import { maskMobile } from '../../../src/domain/maskMobile.ts';
import { accountsOf } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';
import { frozenUntil } from '../../people/frozenUntil.ts';

type Info = replies['userInfoQuery'];

export const userInfoQuery = defineOperation('userInfoQuery', async ({ tx, member, session, now }) => {
  const { open, closed } = await accountsOf(tx, member, now);
  // The card signed in with is the current account, and that is the first (R-ENT-04).
  const current = open.filter((account) => account.account_id === session.accountId);
  const others = open.filter((account) => account.account_id !== session.accountId);
  const frozen = frozenUntil(member, now);
  return {
    user_name: member.userName,
    ...(member.userNameCn === undefined ? {} : { user_name_cn: member.userNameCn }),
    realname_status: member.realnameStatus,
    review_state: member.reviewState as Info['review_state'],
    region: member.region,
    co_branded: member.coBranded,
    mob_no_mask: maskMobile(member.mobNo),
    email_mask: maskEmail(member.email),
    account_list: [...current, ...others],
    ...(closed.length === 0 ? {} : { closed_account_list: closed }),
    ...(frozen === undefined ? {} : { frozen_until: frozen }),
  };
});
