import { maskCardNumber } from '../../../src/domain/maskDigits.ts';
import { money } from '../../../src/domain/money.ts';
import { payeeBankName } from '../../money/hongKongPayee.ts';
import { Failure, orRefusal } from '../../shared/failure.ts';
import { bySavedPayee } from '../../money/bySavedPayee.ts';
import { exchange } from '../../money/mainlandPayee.ts';
import { canSavePayee } from '../../money/savedPayee.ts';
import { quoteTransfer } from '../../money/transferQuote.ts';
import { defineOperation } from '../../call/operation.ts';

export const transferQuote = defineOperation('transferQuote', async (call) => {
  const { tx, member, request, now, constants, world, services, lang, device } = call;
  const { content, bank, vault } = services;
  const setting = { now, constants, world, content, bank, vault, services, lang, device };
  const quoteId = services.secrets.id();
  // Returned, not thrown: a look-up that was counted stays counted.
  const made = await orRefusal(async () => {
    const named = await bySavedPayee(tx, vault, member.memberId, request);
    return quoteTransfer(tx, member, named, { ...setting, quoteId });
  });
  if (made instanceof Failure) return made;
  const { quote, freeLeft } = made;
  const { currency, amount, fee, kind, payee, firstPayment } = quote;
  const payeeBank = kind === 'toHk' ? payeeBankName(payee, call) : undefined;
  return {
    quote_id: quote.quoteId,
    to_card: kind === 'toGc',
    deducted_amount: money(amount + fee, currency),
    fee: money(fee, currency),
    remitted_amount: quote.remitted ?? money(amount, currency),
    ...(kind === 'toMainland' ? exchange(currency, constants) : {}),
    ...(kind === 'toMainland' && payee.account_number !== undefined
      ? { bank_card_no_mask: maskCardNumber(payee.account_number) }
      : {}),
    payee_name: payee.name_en,
    payee_name_check: payee.name_check,
    ...(payeeBank === undefined ? {} : { payee_bank_name: payeeBank }),
    first_payment: firstPayment,
    can_save_payee: await canSavePayee(tx, vault, quote, constants),
    free_left: freeLeft,
    otp_required: quote.otpRequired,
    expire_time: quote.expiresAt,
  };
});
