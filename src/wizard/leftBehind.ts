import type { Gateway } from '../api/gateway.ts';
import type { FlowRecord } from '../engine/record.ts';

/** Records that could not be saved because the session was over. In the memory of this page only, never in storage (AMB-09), and only for the
 * member they belong to: whoever else signs in makes them vanish. */
export interface LeftBehind {
  /** @param owner account ids of the member, each of which is one member's */
  readonly leave: (record: FlowRecord, owner: readonly string[]) => void;
  readonly find: (flow: string, owner: readonly string[]) => FlowRecord | undefined;
  readonly forget: (flow: string) => void;
}

/** One for the portal of a page: it outlives the wizards. */
export function leftBehindOf(gateway: Gateway): LeftBehind {
  const known = ofGateway.get(gateway);
  if (known) return known;
  const made = createLeftBehind();
  ofGateway.set(gateway, made);
  return made;
}

const ofGateway = new WeakMap<Gateway, LeftBehind>();

function createLeftBehind(): LeftBehind {
  let owned: readonly string[] = [];
  const records = new Map<string, FlowRecord>();
  const isOf = (owner: readonly string[]): boolean => owner.some((account) => owned.includes(account));
  return {
    leave: (record, owner) => {
      if (owner.length === 0) return;
      if (!isOf(owner)) records.clear();
      owned = owner;
      records.set(record.flow, record);
    },
    find: (flow, owner) => {
      if (!isOf(owner)) records.clear();
      return records.get(flow);
    },
    forget: (flow) => void records.delete(flow),
  };
}
