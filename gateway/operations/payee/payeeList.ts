import { bankName } from '../../content/banks.ts';
import { instant } from '../../clock/instant.ts';
import { savedPayeesOf } from '../../money/savedPayee.ts';
import { isOff } from '../../money/transferKind.ts';
import { defineOperation } from '../../call/operation.ts';

export const payeeList = defineOperation('payeeList', async ({ tx, member, services, lang }) => {
  const saved = await savedPayeesOf(tx, services.vault, member.memberId);
  return {
    list: saved
      .filter(({ method }) => !isOff(method, services.content))
      .map(({ payeeId, name, destination, numberMask, bankCode, savedAt }) => ({
        payee_id: payeeId,
        name,
        type: destination.type,
        number_mask: numberMask,
        ...(bankCode === undefined ? {} : { bank_name: bankName(bankCode, lang) }),
        saved_at: instant(savedAt),
      })),
  };
});
