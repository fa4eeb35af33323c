import type { FlowEntry, Project } from '../../compile/project.ts';
import { schemaOfForm } from '../../compile/formSource.ts';
import type { JsonObject } from '../../domain/json.ts';
import { isStep } from '../../engine/completeFlow.ts';
import type { FlowFile, StateNode } from '../../engine/flowFile.ts';
import type { Branch } from './branches.ts';
import { branchesOf } from './branches.ts';
import { FlowPaths } from './flowPaths.ts';
import { isReadable } from './isReadable.ts';

/** A flow as the checks see it: its states in file order, their branches with places, and the ways between them. */
export class FlowView {
  readonly id: string;
  readonly file: string;
  readonly flow: FlowFile;
  readonly states: readonly (readonly [name: string, node: StateNode])[];
  readonly branches: readonly Branch[];
  readonly paths: FlowPaths;
  readonly #forms = new Map<string, JsonObject | undefined>();

  constructor(
    readonly project: Project,
    readonly entry: FlowEntry,
  ) {
    this.id = entry.id;
    this.file = entry.file.path;
    this.flow = entry.flow;
    this.states = Object.entries(entry.flow.states);
    this.branches = branchesOf(entry.flow);
    this.paths = new FlowPaths(entry.flow, this.branches, (pointer) => this.valuesAt(pointer));
  }

  /** Listed values of the place a pointer names; set by the types, asked by the paths. */
  valuesAt: (pointer: string) => readonly unknown[] | undefined = () => undefined;

  node(state: string): StateNode | undefined {
    return Object.hasOwn(this.flow.states, state) ? this.flow.states[state] : undefined;
  }

  isSubFlow(): boolean {
    return this.flow.meta.entries === undefined;
  }

  isStep(state: string): boolean {
    return isStep(this.node(state));
  }

  /** The operation that a state calls, if it calls one. */
  operationOf(state: string): string | undefined {
    const src = this.node(state)?.invoke?.src;
    return src?.startsWith('op:') ? src.slice('op:'.length) : undefined;
  }

  /** The sub-flow that a state calls, if it calls one. */
  subFlowOf(state: string): string | undefined {
    const src = this.node(state)?.invoke?.src;
    return src?.startsWith('flow:') ? src.slice('flow:'.length) : undefined;
  }

  /** The resolved schema of a form; `undefined` when there is none or it cannot be resolved. */
  form(id: string): JsonObject | undefined {
    if (this.#forms.has(id)) return this.#forms.get(id);
    const schema = resolved(this.project, id);
    this.#forms.set(id, schema);
    return schema;
  }

  formOf(state: string): JsonObject | undefined {
    const id = this.node(state)?.meta?.form;
    return id === undefined ? undefined : this.form(id);
  }
}

function resolved(project: Project, id: string): JsonObject | undefined {
  const entry = Object.hasOwn(project.forms, id) ? project.forms[id] : undefined;
  if (!entry || !isReadable(entry.schema)) return undefined;
  try {
    return schemaOfForm(project, entry);
  } catch {
    return undefined;
  }
}
