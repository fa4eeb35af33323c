import { ownEntry } from '../../domain/ownEntry.ts';
import { attempt } from '../attempt.ts';
import { formSource, schemaOfForm } from '../../compile/formSource.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import type { FlowEntry, OperationEntry, Project } from '../../compile/project.ts';
import type { JsonObject } from '../../domain/json.ts';
import { formatPointer, getAt } from '../../domain/jsonPointer.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { isStep } from '../../engine/completeFlow.ts';
import { eachOf } from '../../engine/expandEach.ts';
import type { Each, FlowFile, StateNode } from '../../engine/flowFile.ts';
import { whyOf, type Finding, type Place } from '../finding.ts';
import { fact, factOf } from '../memory/fact.ts';
import type { Checking, Report } from '../memory/checking.ts';
import { noteRead, type Look } from '../memory/reads.ts';
import { watchedProject } from '../memory/watchedProject.ts';
import { rememberingAll, rememberingNames } from '../remembering.ts';
import type { FindingKind } from '../findingKinds.ts';
import { branchesOf, FlowPaths, type Branch } from './flowPaths.ts';
import { readableForm } from './forms.ts';

/** Findings of one kind in one file. */
const MOST_OF_A_KIND = 100;

/** Where a check reports what it finds. */
export interface Reporter {
  readonly project: Project;
  /** @param fix a whole sentence */
  add(id: FindingKind, place: Place, what: string, fix: string): void;
}

let contexts = 0;

/** What every check is given: the project, its flows as the checks see them, and a place for findings. */
export class CheckContext implements Reporter, Checking {
  readonly findings: Finding[] = [];
  readonly #seen = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #views = new Map<string, FlowView>();
  readonly #raw: Project;
  /** Every reading of it is noted. */
  readonly project: Project;
  readonly #look: Look;
  readonly number = ++contexts;
  readonly language: object;
  #reports: Report[] | undefined;
  /** Files that do not follow the language, by path: only that is reported of what is in them. */
  readonly unfit = new Unfit();

  constructor(project: Project) {
    this.#raw = project;
    const files = [...project.files.values()].filter(({ path }) => path.startsWith('schemas/language/'));
    this.language = languageOf(...files);
    ({ project: this.project, look: this.#look } = watchedProject(project));
  }

  /** What stands under a name that was noted as read, in this project. */
  readonly look: Look = (from) =>
    from === UNFIT ? (path) => this.unfit.has(path) : (factOf(this, from) ?? this.#look(from));

  reported(check: () => void): readonly Report[] {
    const reports: Report[] = [];
    this.#reports = reports;
    try {
      check();
    } finally {
      this.#reports = undefined;
    }
    return reports;
  }

  add(id: FindingKind, place: Place, what: string, fix: string): void {
    this.#reports?.push([id, place, what, fix]);
    if (this.#isFull(id, place.file)) return;
    const position = this.#raw.position(place.file, place.pointer, place.of ?? 'value');
    this.addAt(id, { file: place.file, ...position }, what, fix);
  }

  /** A file that is wrong everywhere needs no thousand findings. */
  #isFull(id: FindingKind, file: string): boolean {
    const key = `${id} ${file}`;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count > MOST_OF_A_KIND;
  }

  /** For what is known by line and column only. */
  addAt(id: FindingKind, at: Pick<Finding, 'file' | 'line' | 'column'>, what: string, fix: string): void {
    const finding: Finding = { id, ...at, what, why: whyOf(id), fix };
    const key = JSON.stringify([id, finding.file, finding.line, finding.column, what]);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.findings.push(finding);
  }

  /** Flows that can be checked. */
  flows(): readonly FlowView[] {
    return Object.keys(this.project.flows).flatMap((id) => this.flow(id) ?? []);
  }

  flow(id: string): FlowView | undefined {
    const entry = ownEntry(this.project.flows, id);
    if (!entry || this.unfit.has(entry.file.path)) return undefined;
    const known = this.#views.get(id) ?? new FlowView(this, entry);
    this.#views.set(id, known);
    return known;
  }
}

const UNFIT = 'unfit';

/** Files that do not follow the language. To ask about one counts as a read, as of any other file. */
class Unfit {
  readonly #paths = new Set<string>();

  add(path: string): void {
    this.#paths.add(path);
  }

  has(path: string): boolean {
    const isUnfit = this.#paths.has(path);
    noteRead(UNFIT, path, isUnfit);
    return isUnfit;
  }
}

const languageOf = rememberingAll((...files: readonly DataFile[]): object => files);

/** A flow as the checks see it: its states in file order, their branches with places, and the paths between them. */
export class FlowView implements Reporter {
  readonly project: Project;
  readonly id: string;
  readonly file: string;
  readonly flow: FlowFile;
  readonly states: readonly (readonly [name: string, node: StateNode])[];
  readonly branches: readonly Branch[];
  readonly paths: FlowPaths;
  /** States that no file has. */
  readonly #places: readonly string[];

  constructor(
    readonly context: CheckContext,
    readonly entry: FlowEntry,
  ) {
    this.project = context.project;
    this.id = entry.id;
    this.file = entry.file.path;
    this.flow = entry.flow;
    this.states = Object.entries(entry.flow.states);
    this.#places = this.states.flatMap(([state]) => (writtenState(state) === state ? [] : [state]));
    this.branches = branchesOf(entry.flow);
    this.paths = new FlowPaths(entry.flow, this.branches, (pointer) => this.valuesAt(pointer));
  }

  /** Listed values of the place a pointer names; set by the types, asked by the paths. */
  valuesAt: (pointer: string) => readonly unknown[] | undefined = () => undefined;

  /** Of states that stand for the places of rows the name is said that the file has. */
  add(id: FindingKind, place: Place, what: string, fix: string): void {
    const pointer = place.file === this.file ? place.pointer : this.#asWritten(place.pointer, '/');
    this.context.add(id, { ...place, pointer }, this.#asWritten(what), this.#asWritten(fix));
  }

  #asWritten(text: string, quote = '"'): string {
    return this.#places.reduce(
      (said, state) => said.replaceAll(`${quote}${state}${quote}`, `${quote}${writtenState(state)}${quote}`),
      text,
    );
  }

  /** The key of words, with the state whose screen shows them: of rows, the list. */
  screenKey([root = '', name = '', ...inside]: readonly string[]): readonly string[] {
    const shown =
      root === 'steps' ? this.states.find(([state]) => writtenState(state) === name && this.isStep(state)) : undefined;
    return shown ? [root, shown[0], ...inside] : [root, name, ...inside];
  }

  /** A place in the flow's file by the names on the way. */
  at(...tokens: readonly (string | number)[]): Place {
    return { file: this.file, pointer: formatPointer(tokens.map(String)) };
  }

  /** The same, at the last name instead of its value. */
  keyAt(...tokens: readonly (string | number)[]): Place {
    return { ...this.at(...tokens), of: 'key' };
  }

  node(state: string): StateNode | undefined {
    return ownEntry(this.flow.states, state);
  }

  isSubFlow(): boolean {
    return this.flow.meta.entries === undefined;
  }

  /** Flows that call it. */
  callers(): readonly FlowView[] {
    return callersOf(this.context, this.id).flatMap((id) => this.context.flow(id) ?? []);
  }

  isStep(state: string): boolean {
    return isStep(this.node(state));
  }

  /** The operation that a state calls, if it calls one. */
  operationOf(state: string): string | undefined {
    const src = this.node(state)?.invoke?.src;
    return src?.startsWith('op:') ? src.slice('op:'.length) : undefined;
  }

  /** What the contract says of that operation. */
  callOf(state: string): OperationEntry | undefined {
    return ownEntry(this.project.operations, this.operationOf(state) ?? '');
  }

  /** The id of the sub-flow that a state calls, if it calls one. */
  subFlowOf(state: string): string | undefined {
    const src = this.node(state)?.invoke?.src;
    return src?.startsWith('flow:') ? src.slice('flow:'.length) : undefined;
  }

  /** The states of the file that call a sub-flow for each row. */
  get eachStates(): readonly string[] {
    return [...new Set(this.#places.map(writtenState))];
  }

  /** How often a state of the file calls a sub-flow, one for each row. */
  eachOf(name: string): Each | undefined {
    return eachOf((getAt(this.entry.file.data, ['states', name]) ?? {}) as unknown as StateNode);
  }

  /** The sub-flow that a state calls, where it can be checked. */
  subViewOf(state: string): FlowView | undefined {
    return this.context.flow(this.subFlowOf(state) ?? '');
  }

  /** The resolved schema of a form; `undefined` when there is none or it cannot be resolved. */
  readonly form = rememberingNames((id: string): JsonObject | undefined =>
    readableForm(ownEntry(this.project.forms, id), (entry) => schemaOfForm(this.project, entry)),
  );

  /** The source of a form of the flow; `undefined` when it cannot be read. */
  formSource(id: string): ReturnType<typeof formSource> | undefined {
    return this.form(id) && attempt(() => formSource(this.project, id, this.flow));
  }

  formOf(state: string): JsonObject | undefined {
    const id = this.node(state)?.meta?.form;
    return id === undefined ? undefined : this.form(id);
  }
}

/** Every project is checked by a `CheckContext`. */
export function contextOf(checking: Checking): CheckContext {
  return checking as CheckContext;
}

const callersOf = fact('callers', contextOf, (context, id) =>
  context.flows().flatMap((one) => (one.states.some(([state]) => one.subFlowOf(state) === id) ? [one.id] : [])),
);
