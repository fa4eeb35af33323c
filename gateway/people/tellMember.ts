import { writtenDateTime } from '../../src/domain/writtenDate.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';
import type { Lang } from '../shared/lang.ts';
import type { Services } from '../services/services.ts';
import { deviceText } from './deviceName.ts';
import type { Member } from './member.ts';

/** What a notice needs of the call that it tells of. */
export interface Around {
  readonly now: string;
  readonly lang: Lang;
  readonly services: Pick<Services, 'messenger' | 'content'>;
  /** Where it was done; absent where the company did it. */
  readonly device?: { readonly name: string };
}

/** Notifies a member by SMS and mail what was done with the account, from which device and when; words at `sms.<name>` and
 * `mail.<name>`. A notice that cannot be sent stops nothing.
 * @param around its `lang` is that of the member's own call, or the member's where somebody else has called */
export async function tellMember(
  tx: Transaction,
  { services, now, lang, device }: Around,
  to: Pick<Member, 'areaCode' | 'mobNo' | 'email'>,
  name: string,
  values: { readonly [name: string]: string } = {},
): Promise<void> {
  const all = {
    device: device ? deviceText(services.content, lang, device.name) : '',
    time: writtenDateTime(now, lang),
    ...values,
  };
  const text = (channel: string) => services.content.message(`${channel}.${name}`, lang, all);
  try {
    const recipient = `+${to.areaCode} ${to.mobNo}`;
    await services.messenger.send(tx, { channel: 'sms', recipient, body: text('sms'), at: now });
    if (to.email === '') return;
    await services.messenger.send(tx, { channel: 'mail', recipient: to.email, body: text('mail'), at: now });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}
