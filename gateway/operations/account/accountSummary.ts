import type { JsonObject } from '../../../src/domain/json.ts';
import { money, portion, toMinor, type Money } from '../../../src/domain/money.ts';
import { instant } from '../../clock/instant.ts';
import { recordNote } from '../../content/recordNote.ts';
import { paramError } from '../../shared/failure.ts';
import { runningHolds } from '../../ledger/hold.ts';
import { recentRecords } from '../../money/accountRecord.ts';
import { accountsOf } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';

export const accountSummary = defineOperation('accountSummary', async (call) => {
  const { tx, member, request, now, constants, services, lang } = call;
  const { open: accounts } = await accountsOf(tx, member, now);
  const account = accounts.find(({ account_id }) => account_id === request.account_id);
  if (!account) throw paramError('/account_id', 'unknown');
  const { account_id, currency, balance, available, held } = account;
  const holds = await runningHolds(tx, account_id, new Date(now));
  const most = numberConstant(constants, 'account.summary.recent');
  const note = recordNote(services.content, lang);
  return {
    account_id,
    currency,
    balance,
    available,
    held,
    ...equivalentOf(available, constants),
    holds: holds.map((hold) => ({ amount: money(hold.amount, currency), until: instant(hold.until) })),
    recent: (await recentRecords(tx, { accountId: account_id, currency }, most, now)).map((record) => note(record)),
  };
});

/** What a sum is worth in HKD, where it is in another currency that has a rate. */
function equivalentOf({ currency, amount }: Money, constants: JsonObject): { readonly equivalent?: Money } {
  const rates = constants['account.equivalent.rate'] as { readonly [currency: string]: string };
  const rate = rates[currency];
  return rate === undefined ? {} : { equivalent: money(portion(toMinor(amount, currency), rate), 'HKD') };
}
