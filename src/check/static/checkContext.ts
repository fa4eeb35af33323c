import type { Project } from '../../compile/project.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import type { Finding, Place } from '../finding.ts';
import { whyOf } from '../finding.ts';
import type { FindingKind } from '../findingKinds.ts';
import { FlowView } from './flowView.ts';

/** Findings of one kind in one file. */
const MOST_OF_A_KIND = 100;

/** What every check is given: the project, its flows as the checks see them, and a place for findings. */
export class CheckContext {
  readonly findings: Finding[] = [];
  readonly #seen = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #views = new Map<string, FlowView>();
  /** Flows whose file is not of the language: only that is said of them. */
  readonly unfit = new Set<string>();

  constructor(readonly project: Project) {}

  /** @param mend a whole sentence */
  add(id: FindingKind, place: Place, what: string, mend: string): void {
    if (this.#isFull(id, place.file)) return;
    const position = this.project.position(place.file, place.pointer, place.of ?? 'value');
    this.addAt(id, { file: place.file, ...position }, what, mend);
  }

  /** A file that is wrong everywhere needs no thousand findings. */
  #isFull(id: FindingKind, file: string): boolean {
    const key = `${id} ${file}`;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count > MOST_OF_A_KIND;
  }

  /** For what is known by line and column only. */
  addAt(id: FindingKind, at: Pick<Finding, 'file' | 'line' | 'column'>, what: string, mend: string): void {
    const finding: Finding = { id, ...at, what, why: whyOf(id), mend };
    const key = JSON.stringify([id, finding.file, finding.line, finding.column, what]);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.findings.push(finding);
  }

  /** Flows that can be looked at, by id. */
  flows(): readonly FlowView[] {
    return Object.keys(this.project.flows).flatMap((id) => this.flow(id) ?? []);
  }

  flow(id: string): FlowView | undefined {
    const entry = Object.hasOwn(this.project.flows, id) ? this.project.flows[id] : undefined;
    if (!entry || this.unfit.has(id)) return undefined;
    const known = this.#views.get(id) ?? new FlowView(this.project, entry);
    this.#views.set(id, known);
    return known;
  }
}

/** A place in a flow's file by the names on the way. */
export function inFlow(view: FlowView, ...tokens: readonly (string | number)[]): Place {
  return { file: view.file, pointer: formatPointer(tokens.map(String)) };
}
