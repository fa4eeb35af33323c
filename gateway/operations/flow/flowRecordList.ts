import type { replies } from '../../../src/api/gateway.gen.ts';
import { DAY, later } from '../../clock/instant.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';
import { listRecords } from '../../people/flowRecords.ts';

type Row = replies['flowRecordList']['list'][number];

export const flowRecordList = defineOperation('flowRecordList', async (call) => {
  const { tx, request, member, services, now, constants } = call;
  const oldest = later(now, -numberConstant(constants, 'access.record.life') * DAY);
  const records = await listRecords(tx, services.vault, member.memberId, oldest, request.flow);
  return {
    list: records.map(({ flow, record, revision, savedAt }): Row => {
      return { flow, record: record as Row['record'], revision, saved_at: savedAt };
    }),
  };
});
