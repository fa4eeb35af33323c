import { maskName } from '../../src/domain/maskName.ts';
import { money } from '../../src/domain/money.ts';
import { moneyText } from '../../src/domain/moneyText.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';
import { findMember } from '../people/members.ts';
import type { Services } from '../services/services.ts';
import type { EndedTransfer } from './endTransfer.ts';

const MESSAGES = { success: 'sms.transferDone', fail: 'sms.transferReturned' } as const;

/** Tells a member by SMS how a transfer in processing has ended (R-ERR-30), in the member's language. A deployment without a carrier settles all the same. */
export async function tellOfTransfer(
  tx: Transaction,
  { messenger, content }: Pick<Services, 'messenger' | 'content'>,
  { memberId, refNo, currency, amount, status, payeeName }: EndedTransfer,
  now: string,
): Promise<void> {
  const member = (await findMember(tx, memberId))?.member;
  if (!member) return;
  const text = moneyText(money(amount, currency));
  const values = { amount: text, payee: maskName(payeeName), reference: refNo };
  const body = content.message(MESSAGES[status], member.lang, values);
  try {
    await messenger.send(tx, { channel: 'sms', recipient: `+${member.areaCode} ${member.mobNo}`, body, at: now });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}
