import type { FindingKind } from './findingKinds.ts';
import { FINDING_KINDS } from './findingKinds.ts';

/** Something wrong in a data file: where, what, why and how to mend it. */
export interface Finding {
  readonly id: FindingKind;
  /** Path from the project's root. */
  readonly file: string;
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
  /** A clause without its full stop. */
  readonly what: string;
  readonly why: string;
  /** A whole sentence. */
  readonly mend: string;
}

/** A value of a file, or with `key` the name before it. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly of?: 'key' | 'value';
}

/** `path:line:column  what is wrong. Why. How to mend it.  [kind]` */
export function formatFinding({ id, file, line, column, what, why, mend }: Finding): string {
  return `${file}:${line}:${column}  ${what}. ${why}. ${mend}  [${id}]`;
}

export function whyOf(id: FindingKind): string {
  return FINDING_KINDS[id];
}

/** By file, then by place. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.what, b.what),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
