import { maskCardNumber } from '../../../src/domain/maskDigits.ts';
import { maskName } from '../../../src/domain/maskName.ts';
import { checkReported } from '../../money/checkReported.ts';
import { checkBetween, findCardHolder } from '../../money/walletPayee.ts';
import { defineOperation } from '../../operation.ts';

export const transferToGcCheck = defineOperation('transferToGcCheck', async (call) => {
  const { tx, member, request, now, constants, world, services, fail } = call;
  const holder = await findCardHolder(tx, { cardNo: request.payee_card_no, vault: services.vault });
  if (!holder) throw fail('PAYEE_NOT_FOUND');
  checkBetween(member, holder, { now, constants, world, content: services.content });
  await checkReported(tx, services.vault, { type: 'card', account_id: holder.accountId });
  return {
    payee_name_mask: maskName(holder.name),
    payee_card_no_mask: maskCardNumber(request.payee_card_no),
    region: holder.region,
    currency: holder.currency,
  };
});
