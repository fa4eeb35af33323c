import { money } from '../../../src/domain/money.ts';
import { defineOperation } from '../../call/operation.ts';

export const userNoticeQuery = defineOperation('userNoticeQuery', async ({ tx, member }) => {
  const [row] = await tx.query<{ enabled: boolean; channel: 'sms' | 'mail' | 'both'; min_amount: bigint }>(
    'SELECT enabled, channel, min_amount FROM spending_notices WHERE member_id = $1',
    [member.memberId],
  );
  const { enabled, channel, min_amount: least } = row ?? { enabled: false, channel: 'sms' as const, min_amount: 0n };
  return { enabled, channel, ...(least > 0n ? { min_amount: money(least, 'HKD') } : {}) };
});
