import { inLanguage } from '../../../src/domain/inLanguage.ts';
import { maskName } from '../../../src/domain/maskName.ts';
import { banksOf } from '../../content/banks.ts';
import { checkReported } from '../../money/checkReported.ts';
import { checkFpsMember } from '../../money/fpsRegistration.ts';
import { findFpsPayee } from '../../money/hongKongPayee.ts';
import { defineOperation } from '../../operation.ts';

export const fpsPayeeCheck = defineOperation('fpsPayeeCheck', async ({ tx, member, request, services, lang, fail }) => {
  checkFpsMember(member);
  const payee = await findFpsPayee(tx, request.proxy_type, request.proxy_id);
  const bank = payee && banksOf('HK').find(({ bank_code }) => bank_code === payee.bankCode);
  if (!bank) throw fail('FPS_PAYEE_NOT_FOUND');
  await checkReported(tx, services.vault, { type: request.proxy_type, proxy_id: request.proxy_id });
  return { payee_name_mask: maskName(payee.name), bank_name: bank[inLanguage('name', lang)] };
});
