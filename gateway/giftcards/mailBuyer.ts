import type { Transaction } from '../db/transaction.ts';
import type { Message } from '../services/messenger.ts';
import type { Services } from '../services/services.ts';
import type { GiftcardOrder } from './giftcardOrder.ts';

/** Mails whoever ordered gift cards; words at `mail.<name>`, `{{order}}` among them.
 * @param below put under the words as it is */
export function mailBuyer(
  tx: Transaction,
  order: GiftcardOrder,
  { services, now }: { readonly services: Pick<Services, 'messenger' | 'content'>; readonly now: string },
  name: string,
  values: { readonly [name: string]: string } = {},
  more: Partial<Message> & { readonly below?: string } = {},
): Promise<void> {
  const { below = '', ...rest } = more;
  return services.messenger.send(tx, {
    channel: 'mail',
    recipient: order.receiverEmail,
    body: services.content.message(`mail.${name}`, order.lang, { order: order.orderNo, ...values }) + below,
    at: now,
    ...rest,
  });
}
