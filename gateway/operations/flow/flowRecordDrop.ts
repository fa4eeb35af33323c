import { defineOperation } from '../../call/operation.ts';
import { dropRecord } from '../../people/flowRecords.ts';

export const flowRecordDrop = defineOperation('flowRecordDrop', async ({ tx, request, member }) => {
  await dropRecord(tx, member.memberId, request.flow, request.record_id);
  return {};
});
