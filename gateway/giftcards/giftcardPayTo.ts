import type { Call, OperationId } from '../call/operation.ts';

/** The account that an order is paid to, as `content/` names it in the language of the call. */
export function giftcardPayTo({ services, lang }: Pick<Call<OperationId>, 'services' | 'lang'>) {
  const text = (name: string): string => services.content.message(`giftcard.payTo.${name}`, lang, {});
  return { bank: text('bank'), account_name: text('accountName'), account_no: text('accountNo') };
}
