import { inLanguage } from '../../../src/domain/inLanguage.ts';
import { instant } from '../../clock/instant.ts';
import { findBank } from '../../content/banks.ts';
import { bindingsOf } from '../../money/bankBinding.ts';
import { defineOperation } from '../../call/operation.ts';

export const bankBoundList = defineOperation('bankBoundList', async ({ tx, member, now, lang }) => ({
  list: (await bindingsOf(tx, member.memberId, now)).map((binding) => ({
    bind_id: binding.bindId,
    account_id: binding.accountId,
    bank_code: binding.bankCode,
    bank_name: findBank(binding.bankCode)?.[inLanguage('name', lang)] ?? binding.bankCode,
    bank_card_mask: binding.cardMask,
    holder_name: binding.holder,
    mob_no_mask: binding.mobNoMask,
    state: binding.state,
    ...(binding.boundAt === undefined ? {} : { bound_at: instant(binding.boundAt) }),
  })),
}));
