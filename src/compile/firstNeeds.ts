import { isJsonObject, type JsonObject } from '../domain/json.ts';
import type { FlowFile, Invoke } from '../engine/flowFile.ts';
import type { Project } from './project.ts';

/** What the page of a flow needs before its first step stands, so that it can be asked for at once. */
export interface FirstNeeds {
  /** The flow and every sub-flow below it: each has words of its own. */
  readonly flows: readonly string[];
  /** The reads that the flow begins with, one after the other, as far as their input is known. */
  readonly reads: readonly FirstRead[];
}

export interface FirstRead {
  /** Path of the operation, from the root of the gateway. */
  readonly path: string;
  readonly input: JsonObject;
}

export function firstNeeds(project: Project, flow: FlowFile): FirstNeeds {
  return { flows: [...flowsBelow(project, flow, new Set())], reads: firstReads(project, flow) };
}

function flowsBelow(project: Project, flow: FlowFile, found: Set<string>): Set<string> {
  found.add(flow.id);
  for (const { invoke } of Object.values(flow.states)) {
    const id = invoke?.src.startsWith('flow:') ? invoke.src.slice('flow:'.length) : undefined;
    const sub = id === undefined || found.has(id) ? undefined : project.flows[id]?.flow;
    if (sub) flowsBelow(project, sub, found);
  }
  return found;
}

function firstReads(project: Project, flow: FlowFile): readonly FirstRead[] {
  const reads: FirstRead[] = [];
  const seen = new Set<string>();
  let state: string | undefined = flow.initial;
  while (state !== undefined && !seen.has(state)) {
    seen.add(state);
    const invoke: Invoke | undefined = flow.states[state]?.invoke;
    const read = invoke && readOf(project, invoke);
    if (!read) break;
    reads.push(read);
    state = onlyTarget(invoke);
  }
  return reads;
}

function readOf(project: Project, { src, input = {} }: Invoke): FirstRead | undefined {
  if (!src.startsWith('op:') || !isJsonObject(input) || !Object.values(input).every(isConstant)) return undefined;
  const operation = project.operations[src.slice('op:'.length)]?.meta;
  return operation?.effect === 'read' ? { path: operation.path, input } : undefined;
}

const isConstant = (value: unknown) =>
  typeof value !== 'object' && !(typeof value === 'string' && value.startsWith('$'));

/** Where a call that succeeds leads, unless something decides. */
function onlyTarget({ onDone }: Invoke): string | undefined {
  const [first, second] = Array.isArray(onDone) ? onDone : [onDone];
  return second || first?.guard !== undefined ? undefined : first?.target;
}
