import { money, toMinor } from '../../../src/domain/money.ts';
import type { requests } from '../../../src/api/gateway.gen.ts';
import type { Transaction } from '../../db/transaction.ts';
import { readBalances } from '../../ledger/balance.ts';
import { bySavedPayee } from '../../money/bySavedPayee.ts';
import { exchange } from '../../money/mainlandPayee.ts';
import { freeTransfersLeft } from '../../money/transferFee.ts';
import { settlesAt, transferFigures } from '../../money/transferFigures.ts';
import { checkMethod, isOff, methodOf, type TransferKind } from '../../money/transferKind.ts';
import { checkSender } from '../../money/transferRules.ts';
import { dailyUse } from '../../money/transferUse.ts';
import { ownAccount, type WalletAccount } from '../../money/wallet.ts';
import { defineOperation, type Call } from '../../call/operation.ts';

type Preview = Omit<Call<'transferPreview'>, 'request'> & {
  readonly tx: Transaction;
  readonly request: requests['transferPreview'] & { readonly kind: TransferKind };
};

export const transferPreview = defineOperation('transferPreview', async (call) => {
  const { tx, member, now, constants, world, services } = call;
  const request = await bySavedPayee(tx, services.vault, member.memberId, call.request);
  const { kind } = request;
  const account = await ownAccount(tx, member.memberId, request.account_id);
  checkSender(kind, member, account, { now, constants, world, content: services.content });
  const { accountId, currency } = account;
  const { available } = (await readBalances(tx, [accountId], new Date(now))).get(accountId)!;
  const { left } = await dailyUse(tx, member, currency, { constants, now });
  return {
    available: money(available, currency),
    left_today: money(left, currency),
    ...(kind === 'toHk' && methodOf(request) !== 'bank' && !isOff('FPS', services.content)
      ? { free_left: await freeTransfersLeft(tx, member.memberId, constants, now) }
      : {}),
    ...(kind === 'toMainland' ? { arrives_by: settlesAt(now, constants) } : {}),
    ...(kind === 'toMainland' ? exchange(currency, constants) : {}),
    ...(await priced({ ...call, request }, account)),
  };
});

/** The figures of an amount, once there is one and the way it goes is known. */
async function priced({ tx, member, request, constants, now, services }: Preview, { currency }: WalletAccount) {
  const method = methodOf(request);
  if (method !== undefined) checkMethod(method, services.content);
  if (request.amount === undefined || method === undefined) return {};
  const amount = toMinor(request.amount, currency);
  const transfer = { memberId: member.memberId, kind: request.kind, method, currency, amount };
  const { fee, remitted } = await transferFigures(tx, transfer, constants, now);
  return {
    fee: money(fee, currency),
    deducted_amount: money(amount + fee, currency),
    remitted_amount: remitted ?? money(amount, currency),
  };
}
