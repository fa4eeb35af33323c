import type { FlatState } from '../../../src/check/verify/flatFlow.ts';
import { fieldCalls } from '../../../src/compile/fieldCalls.ts';
import type { Project } from '../../../src/compile/project.ts';
import { operationsOf } from '../../../src/engine/operationsOf.ts';
import type { OperationMeta } from '../../../src/engine/bundle.ts';
import { isBarrier } from '../../../src/engine/bundle.ts';
import { bundleOf } from '../simulation/device.ts';
import { FlowGraph } from './flowGraph.ts';
import { isShared, shared, type Share } from './shares.ts';

/** A call of a flow where it stands: `authorise/checking`. */
export interface Place {
  readonly flow: string;
  readonly path: string;
  /** What calls by itself at the step of that path, dotted; absent for a call of the flow. */
  readonly field?: string;
  /** Of a field: the form that it stands in. */
  readonly form?: string;
  readonly share?: Share;
  readonly operation: OperationMeta;
  readonly isOfMember: boolean;
  /** What it may be answered: the codes that it lists, and those of the gateway's pipeline. */
  readonly codes: readonly string[];
}

/** What befalls a call. `code` is the reply of a gateway that was not asked; the others are told in `befall.ts`. */
export type Fault =
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: (typeof ANY_CALL | typeof OF_FLOW)[number] | (typeof KEYED)[number] | (typeof SIGNED_IN)[number] };

export interface Cell {
  readonly place: Place;
  readonly fault: Fault;
}

const ANY_CALL = [
  'http500',
  'malformed',
  'lostBefore',
  'lostAfter',
  'slow',
  'reload',
  'back',
  'secondTab',
  'language',
] as const;

/** Of a call of the flow: what a field asked for and nobody heard of changes nothing when it arrives. */
const OF_FLOW = ['late'] as const;

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

function faultsOf(place: Place): readonly Fault[] {
  const { field, operation, isOfMember, codes } = place;
  const ofFlow = field === undefined ? OF_FLOW : [];
  const types = [
    ...ANY_CALL,
    ...ofFlow,
    ...(isBarrier(operation.effect) ? KEYED : []),
    ...(isOfMember ? SIGNED_IN : []),
  ];
  const all = [...codes.map((code) => ({ type: 'code', code }) as const), ...types.map((type) => ({ type }))];
  return all.filter((fault) => isShared(place, fault));
}

/** Every call of every flow that members or visitors begin, its sub-flows' too, where they call them. What a sub-flow does only when it is given something is no
 * call where its caller gives no such thing. */
export function placesOf(project: Project): readonly Place[] {
  const places = Object.values(project.flows).flatMap(({ flow }) => {
    const entries = Object.values(flow.meta.entries ?? {});
    if (entries.length === 0) return [];
    const isOfMember = entries.some(({ require = [] }) => require.includes('member'));
    const graph = new FlowGraph(bundleOf(project, flow.id));
    return [...graph.reached()].flatMap((path) => {
      const state = graph.states.get(path);
      const at = { flow: flow.id, path, isOfMember };
      const ofFlow = state?.operation ? [{ ...at, operation: state.operation }] : [];
      const ofFields = state ? fieldsOf(state).map((field) => ({ ...at, ...field })) : [];
      return [...ofFlow, ...ofFields].map((place) => ({ ...place, codes: codesOf(place.operation, project) }));
    });
  });
  return shared(places);
}

/** What calls by itself at a step; a field of several branches is one. */
function fieldsOf({ frame: { bundle }, node }: FlatState): readonly Pick<Place, 'field' | 'form' | 'operation'>[] {
  const { form = '' } = node.meta ?? {};
  const operations = operationsOf(bundle);
  const found = new Map<string, OperationMeta>();
  for (const { tokens, operation } of fieldCalls(bundle.forms[form]?.schema ?? {}))
    found.set(tokens.filter((token) => token !== '-').join('.'), operations[operation]!);
  return [...found].map(([field, operation]) => ({ field, form, operation }));
}

/** All that there is to walk. */
export function cellsOf(place: Place): readonly Cell[] {
  return faultsOf(place).map((fault) => ({ place, fault }));
}

export const faultName = (fault: Fault): string => (fault.type === 'code' ? fault.code : fault.type);

/** `sending`; `details#mobile` of a field. */
export const placeKey = ({ path, field }: Place): string => (field === undefined ? path : `${path}#${field}`);

export const placeName = (place: Place): string => `${place.flow} ${placeKey(place)} (${place.operation.operationId})`;

/** `transfer-to-hk sending lostAfter`: what a cell is asked for by. */
export const cellName = ({ place, fault }: Cell): string => `${place.flow} ${placeKey(place)} ${faultName(fault)}`;
