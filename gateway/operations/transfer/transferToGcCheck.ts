import { maskCardNumber } from '../../../src/domain/maskDigits.ts';
import { orRefusal } from '../../shared/failure.ts';
import { checkReported } from '../../money/checkReported.ts';
import { countIfNew } from '../../money/payeeLookups.ts';
import { asPayee, checkBetween, findCardHolder } from '../../money/walletPayee.ts';
import { defineOperation } from '../../call/operation.ts';

export const transferToGcCheck = defineOperation('transferToGcCheck', async (call) => {
  const { tx, member, request, now, constants, world, services, fail } = call;
  const holder = await findCardHolder(tx, { cardNo: request.payee_card_no, vault: services.vault });
  const payee = holder && asPayee(holder);
  await countIfNew(tx, { memberId: member.memberId, payee }, { vault: services.vault, now, constants });
  if (!holder || !payee) return fail('PAYEE_NOT_FOUND');
  const refusal = await orRefusal(async () => {
    checkBetween(member, holder, { now, constants, world, content: services.content });
    await checkReported(tx, services.vault, payee);
  });
  return (
    refusal ?? {
      payee_name_mask: payee.name_en,
      payee_card_no_mask: maskCardNumber(request.payee_card_no),
      region: holder.region,
      currency: holder.currency,
    }
  );
});
