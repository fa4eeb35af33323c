import { money } from '../../../src/domain/money.ts';
import { siteName } from '../../content/siteName.ts';
import {
  closingAccounts,
  closureId,
  forfeitedOf,
  identityCheckOf,
  numberUsableFrom,
  partnerOf,
  pendingOf,
} from '../../money/closure.ts';
import { defineOperation } from '../../call/operation.ts';
import { frozenUntil } from '../../people/frozenUntil.ts';
import { isUpgrading } from '../../operate/upgrades.ts';

export const accountCloseQuery = defineOperation('accountCloseQuery', async (call) => {
  const { tx, member, now, services, lang, fail } = call;
  if (await isUpgrading(tx, 'accountClosure')) throw fail('SYS_UPGRADING');
  const until = frozenUntil(member, now);
  if (until !== undefined) throw fail('FUNDS_FROZEN', { until });
  const accounts = await closingAccounts(tx, member.memberId, now);
  const partner = await partnerOf(tx, member, siteName(services.content, 'company_name', lang));
  return {
    closure_id: closureId(services.secrets, member.memberId, accounts),
    balances: accounts.map(({ accountId, accountNoMask, cardNoMask, currency, balance, held }) => ({
      account_id: accountId,
      account_no_mask: accountNoMask,
      card_no_mask: cardNoMask,
      currency,
      balance: money(balance, currency),
      held: money(held, currency),
    })),
    forfeited: forfeitedOf(accounts),
    has_balance: accounts.some(({ balance }) => balance > 0n),
    pending: await pendingOf(tx, member.memberId),
    co_branded: member.coBranded,
    ...(partner === undefined ? {} : { partner_name: partner }),
    identity_check: await identityCheckOf(tx, member),
    usable_from: numberUsableFrom(now),
  };
});
