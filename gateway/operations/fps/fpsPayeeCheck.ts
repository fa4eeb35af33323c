import { inLanguage } from '../../../src/domain/inLanguage.ts';
import { banksOf } from '../../content/banks.ts';
import { orRefusal } from '../../failure.ts';
import { checkReported } from '../../money/checkReported.ts';
import { checkFpsMember } from '../../money/fpsRegistration.ts';
import { fpsPayeeOf } from '../../money/hongKongPayee.ts';
import { isFirstPayment } from '../../money/payeeAddress.ts';
import { mayLookUp } from '../../money/payeeLookups.ts';
import { defineOperation } from '../../operation.ts';

export const fpsPayeeCheck = defineOperation('fpsPayeeCheck', async (call) => {
  const { tx, member, request, services, lang, fail } = call;
  checkFpsMember(member);
  const payee = await fpsPayeeOf(tx, request.proxy_type, request.proxy_id);
  const isKnown = payee && !(await isFirstPayment(tx, services.vault, member.memberId, payee));
  // Returned, not thrown: what was counted stays counted.
  if (!isKnown && !(await mayLookUp(tx, member.memberId, call))) return fail('PAYEE_LOOKUP_LIMIT');
  const bank = payee && banksOf('HK').find(({ bank_code }) => bank_code === payee.bank_code);
  if (!bank) return fail('FPS_PAYEE_NOT_FOUND');
  const refusal = await orRefusal(() => checkReported(tx, services.vault, payee));
  return refusal ?? { payee_name_mask: payee.name_en, bank_name: bank[inLanguage('name', lang)] };
});
