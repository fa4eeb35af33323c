import { inLanguage } from '../../../src/domain/inLanguage.ts';
import { maskName } from '../../../src/domain/maskName.ts';
import { banksOf } from '../../content/banks.ts';
import { findFpsPayee } from '../../money/payee.ts';
import { defineOperation } from '../../operation.ts';

export const fpsPayeeCheck = defineOperation('fpsPayeeCheck', async ({ tx, request, lang, fail }) => {
  const payee = await findFpsPayee(tx, request.proxy_type, request.proxy_id);
  const bank = payee && banksOf('HK').find(({ bank_code }) => bank_code === payee.bankCode);
  if (!bank) throw fail('FPS_PAYEE_NOT_FOUND');
  return { payee_name_mask: maskName(payee.name), bank_name: bank[inLanguage('name', lang)] };
});
