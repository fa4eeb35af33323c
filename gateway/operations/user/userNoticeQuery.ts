import { money } from '../../../src/domain/money.ts';
import { defineOperation } from '../../call/operation.ts';

type Channel = 'sms' | 'mail';

const UNSET = { enabled: false, channels: ['sms'] as Channel[], min_amount: 0n };

export const userNoticeQuery = defineOperation('userNoticeQuery', async ({ tx, member }) => {
  const [row] = await tx.query<{ enabled: boolean; channels: Channel[]; min_amount: bigint }>(
    'SELECT enabled, channels, min_amount FROM spending_notices WHERE member_id = $1',
    [member.memberId],
  );
  const { enabled, channels, min_amount: least } = row ?? UNSET;
  return { enabled, channels, ...(least > 0n ? { min_amount: money(least, 'HKD') } : {}) };
});
