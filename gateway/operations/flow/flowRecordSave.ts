import type { codes } from '../../../src/api/gateway.gen.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import { DAY, later } from '../../clock/instant.ts';
import { paramError } from '../../shared/failure.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';
import { dropOldest, saveRecord, type RecordSave } from '../../people/flowRecords.ts';

type Conflict = codes['flowRecordSave']['RECORD_CONFLICT'];

export const flowRecordSave = defineOperation('flowRecordSave', async (call) => {
  const { tx, request, member, services, now, constants, fail } = call;
  const { flow, record, revision, writer } = request;
  const most = numberConstant(constants, 'access.record.size');
  if (Buffer.byteLength(JSON.stringify(record)) > most) return paramError('/record', 'maxLength');
  const oldest = later(now, -numberConstant(constants, 'access.record.life') * DAY);
  const save: RecordSave = {
    memberId: member.memberId,
    flow,
    record: record as unknown as JsonObject,
    recordId: record.id,
    revision,
    writer,
    isLast: request.is_last === true,
    now,
    oldest,
  };
  const saved = await saveRecord(tx, services.vault, save);
  if (saved.type === 'saved') {
    if (saved.revision === 1) await dropOldest(tx, save, numberConstant(constants, 'access.record.most'));
    return { revision: saved.revision };
  }
  const { stored } = saved;
  return fail(
    'RECORD_CONFLICT',
    stored ? { record: stored.record as Conflict['record'], revision: stored.revision } : {},
  );
});
