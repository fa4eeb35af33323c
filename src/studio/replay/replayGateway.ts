import type { Gateway } from '../../api/gateway.ts';
import type { CallOutcome } from '../../api/outcome.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { FlowRecord } from '../../engine/record.ts';
import type { ReplayData } from '../../check/replay/replayPage.ts';

const never = new Promise<CallOutcome>(() => undefined);

/** A gateway that holds a record, answers as the contract's examples do, and leaves open the call at which the way ends: nothing
 * moves on from there. */
export function replayGateway({ way, replies, heldPath }: ReplayData, record: FlowRecord): Gateway {
  const { user } = way;
  let kept: { readonly record: JsonObject; readonly revision: number } | undefined = {
    record: record as unknown as JsonObject,
    revision: record.revision,
  };
  const records: { readonly [path: string]: (input: JsonObject) => JsonObject } = {
    '/flow/recordList': ({ flow }) => ({ list: kept && flow === record.flow ? [kept] : [] }),
    '/flow/recordSave': (input) => {
      kept = { record: input['record'] as JsonObject, revision: Number(input['revision']) + 1 };
      return { revision: kept.revision };
    },
    '/flow/recordDrop': () => {
      kept = undefined;
      return {};
    },
    '/userInfoQuery': () => user,
  };
  return {
    call: (path, input) => {
      const isHeld = path === heldPath || (heldPath !== undefined && path === '/flow/outcome');
      if (isHeld) return never;
      return Promise.resolve({ type: 'done', data: records[path]?.(input) ?? replies[path] ?? {} });
    },
  };
}
