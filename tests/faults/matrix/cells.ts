import type { Project } from '../../../src/compile/project.ts';
import type { OperationMeta } from '../../../src/engine/bundle.ts';
import { isBarrier } from '../../../src/engine/bundle.ts';
import { bundleOf } from '../simulation/device.ts';
import { FlowGraph } from './flowGraph.ts';

/** A call of a flow where it stands: `authorise/checking`. */
export interface Place {
  readonly flow: string;
  readonly path: string;
  readonly operation: OperationMeta;
  readonly isOfMember: boolean;
  /** What it may be answered: the codes that it lists, and those of the gateway's pipeline. */
  readonly codes: readonly string[];
}

/** What befalls a call. `code` is the reply of a gateway that was not asked; the others are told in `befall.ts`. */
export type Fault =
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: (typeof EVERYWHERE)[number] | (typeof KEYED)[number] | (typeof SIGNED_IN)[number] };

export interface Cell {
  readonly place: Place;
  readonly fault: Fault;
}

const EVERYWHERE = [
  'http500',
  'malformed',
  'lostBefore',
  'lostAfter',
  'slow',
  'late',
  'reload',
  'back',
  'secondTab',
  'language',
] as const;

/** Of a call that takes a key: the gateway cannot be asked either what became of it. */
const KEYED = ['unknownBefore', 'unknownAfter'] as const;
const SIGNED_IN = ['sessionEnded', 'kickOut'] as const;

/** Walked as the session's end. */
const OF_SESSIONS = ['NOT_LOGIN', 'KICK_OUT'];

function codesOf({ returnCodes, effect }: OperationMeta, { commonReturnCodes }: Project): readonly string[] {
  // A read takes no key that could come twice.
  const common = commonReturnCodes.filter(
    (code) => !OF_SESSIONS.includes(code) && !(code === 'DUPLICATE' && effect === 'read'),
  );
  return [...new Set([...returnCodes, ...common])];
}

function faultsOf({ operation, isOfMember, codes }: Place): readonly Fault[] {
  const types = [...EVERYWHERE, ...(isBarrier(operation.effect) ? KEYED : []), ...(isOfMember ? SIGNED_IN : [])];
  return [...codes.map((code) => ({ type: 'code', code }) as const), ...types.map((type) => ({ type }))];
}

/** Every call of every flow that members or visitors begin, its sub-flows' too, where they call them. What a sub-flow does only when it is given something is no
 * call where its caller gives no such thing. */
export function placesOf(project: Project): readonly Place[] {
  return Object.values(project.flows).flatMap(({ flow }) => {
    const entries = Object.values(flow.meta.entries ?? {});
    if (entries.length === 0) return [];
    const isOfMember = entries.some(({ require = [] }) => require.includes('member'));
    const graph = new FlowGraph(bundleOf(project, flow.id));
    return [...graph.reached()].flatMap((path) => {
      const operation = graph.states.get(path)?.operation;
      return operation ? [{ flow: flow.id, path, operation, isOfMember, codes: codesOf(operation, project) }] : [];
    });
  });
}

/** All that there is to walk. */
export function cellsOf(place: Place): readonly Cell[] {
  return faultsOf(place).map((fault) => ({ place, fault }));
}

export const faultName = (fault: Fault): string => (fault.type === 'code' ? fault.code : fault.type);

export const placeName = ({ flow, path, operation }: Place): string => `${flow} ${path} (${operation.operationId})`;

/** `transfer-to-hk sending lostAfter`: what a cell is asked for by. */
export const cellName = ({ place, fault }: Cell): string => `${place.flow} ${place.path} ${faultName(fault)}`;
