import { bankName } from '../../content/banks.ts';
import { instant } from '../../clock/instant.ts';
import { savedPayeesOf } from '../../money/savedPayee.ts';
import { isOff } from '../../money/transferKind.ts';
import { defineOperation } from '../../call/operation.ts';

export const payeeList = defineOperation('payeeList', async ({ tx, member, request, services, lang }) => {
  const saved = await savedPayeesOf(tx, member.memberId);
  return {
    list: saved
      .filter(({ method }) => request.payable !== true || !isOff(method, services.content))
      .map(({ payeeId, ownName, payeeName, type, method, numberMask, bankCode, savedAt }) => ({
        payee_id: payeeId,
        name: ownName ?? payeeName,
        ...(ownName === undefined ? {} : { payee_name: payeeName }),
        type: type === 'account' && method === 'FPS' ? ('fpsAccount' as const) : type,
        number_mask: numberMask,
        ...(bankCode === undefined ? {} : { bank_name: bankName(bankCode, lang) }),
        saved_at: instant(savedAt),
      })),
  };
});
