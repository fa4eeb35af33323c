import { toMinor } from '../../../src/domain/money.ts';
import { defineOperation } from '../../call/operation.ts';

export const userNoticeSet = defineOperation('userNoticeSet', async ({ tx, request, member }) => {
  await tx.query(
    `INSERT INTO spending_notices (member_id, enabled, channels, min_amount) VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id) DO UPDATE SET enabled = $2, channels = $3, min_amount = $4`,
    [member.memberId, request.enabled, `{${request.channels.join(',')}}`, toMinor(request.min_amount ?? '0', 'HKD')],
  );
  return {};
});
