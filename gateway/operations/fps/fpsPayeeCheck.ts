import { orRefusal } from '../../shared/failure.ts';
import { checkReported } from '../../money/checkReported.ts';
import { checkFpsMember } from '../../money/fpsRegistration.ts';
import { fpsPayeeOf, payeeBankName } from '../../money/hongKongPayee.ts';
import { countIfNew } from '../../money/payeeLookups.ts';
import { defineOperation } from '../../call/operation.ts';

export const fpsPayeeCheck = defineOperation('fpsPayeeCheck', async (call) => {
  const { tx, member, request, now, constants, services, fail } = call;
  checkFpsMember(member);
  const payee = await fpsPayeeOf(tx, request.proxy_type, request.proxy_id, constants);
  await countIfNew(tx, { memberId: member.memberId, payee }, { vault: services.vault, now, constants });
  const bank = payee && payeeBankName(payee, call);
  if (!payee || bank === undefined) return fail('FPS_PAYEE_NOT_FOUND');
  const refusal = await orRefusal(() => checkReported(tx, services.vault, payee));
  return refusal ?? { payee_name_mask: payee.name_en, bank_name: bank };
});
