import type { FlowFile } from '../engine/flowFile.ts';
import type { Project } from './project.ts';

/** What the page of a flow needs before its first step stands, so that it can be asked for at once. */
export interface FirstNeeds {
  /** The flow and every sub-flow below it: each has words of its own. */
  readonly flows: readonly string[];
  /** Path of the read that the flow begins with, when it takes no input. */
  readonly read: string | null;
}

export function firstNeeds(project: Project, flow: FlowFile): FirstNeeds {
  return { flows: [...flowsBelow(project, flow, new Set())], read: firstRead(project, flow) };
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

function firstRead(project: Project, flow: FlowFile): string | null {
  const invoke = flow.states[flow.initial]?.invoke;
  if (!invoke?.src.startsWith('op:') || Object.keys(invoke.input ?? {}).length > 0) return null;
  const operation = project.operations[invoke.src.slice('op:'.length)]?.meta;
  return operation?.effect === 'read' ? operation.path : null;
}
