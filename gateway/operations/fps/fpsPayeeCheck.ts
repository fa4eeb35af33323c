import { inLanguage } from '../../../src/domain/inLanguage.ts';
import { banksOf } from '../../content/banks.ts';
import { orRefusal } from '../../shared/failure.ts';
import { checkReported } from '../../money/checkReported.ts';
import { checkFpsMember } from '../../money/fpsRegistration.ts';
import { fpsPayeeOf } from '../../money/hongKongPayee.ts';
import { countIfNew } from '../../money/payeeLookups.ts';
import { defineOperation } from '../../call/operation.ts';

export const fpsPayeeCheck = defineOperation('fpsPayeeCheck', async (call) => {
  const { tx, member, request, now, constants, services, lang, fail } = call;
  checkFpsMember(member);
  const payee = await fpsPayeeOf(tx, request.proxy_type, request.proxy_id);
  await countIfNew(tx, { memberId: member.memberId, payee }, { vault: services.vault, now, constants });
  const bank = payee && banksOf('HK').find(({ bank_code }) => bank_code === payee.bank_code);
  if (!bank) return fail('FPS_PAYEE_NOT_FOUND');
  const refusal = await orRefusal(() => checkReported(tx, services.vault, payee));
  return refusal ?? { payee_name_mask: payee.name_en, bank_name: bank[inLanguage('name', lang)] };
});
