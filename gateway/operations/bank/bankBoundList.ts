import { instant } from '../../clock/instant.ts';
import { bankName } from '../../content/banks.ts';
import { bindingsOf } from '../../money/bankBinding.ts';
import { defineOperation } from '../../call/operation.ts';

export const bankBoundList = defineOperation('bankBoundList', async ({ tx, member, now, lang }) => ({
  list: (await bindingsOf(tx, member.memberId, now)).map((binding) => ({
    bind_id: binding.bindId,
    account_id: binding.accountId,
    bank_code: binding.bankCode,
    bank_name: bankName(binding.bankCode, lang),
    bank_card_mask: binding.cardMask,
    holder_name: binding.holder,
    mob_no_mask: binding.mobNoMask,
    state: binding.state,
    ...(binding.boundAt === undefined ? {} : { bound_at: instant(binding.boundAt) }),
  })),
}));
