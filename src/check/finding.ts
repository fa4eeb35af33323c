import { FINDING_KINDS, type FindingKind } from './findingKinds.ts';
import { groupedBy } from './groupedBy.ts';

/** Something wrong in a data file: where, what, why and how to fix it. */
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
  readonly fix: string;
  /** The finding that this one follows from: with that one repaired it is gone. */
  readonly cause?: Pick<Finding, 'id' | 'file' | 'line' | 'column'>;
}

/** A value of a file, or with `key` the name before it. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly of?: 'key' | 'value';
}

/** `path:line:column  what is wrong. Why. How to fix it.  [kind]` */
export function formatFinding({ id, file, line, column, what, why, fix }: Finding): string {
  return `${file}:${line}:${column}  ${what}. ${why}. ${fix}  [${id}]`;
}

/** Findings to read: each cause, and how many follow from it. */
export function findingLines(findings: readonly Finding[]): readonly string[] {
  return headsOf(findings).flatMap((head) => {
    const following = findings.filter((one) => one !== head && isCauseOf(head, one));
    return following.length === 0 ? [formatFinding(head)] : [formatFinding(head), followingText(following)];
  });
}

/** Findings that follow from no other one of the list. */
export function headsOf(findings: readonly Finding[]): readonly Finding[] {
  const places = new Set(findings.map(placeText));
  return findings.filter(({ cause }) => cause === undefined || !places.has(placeText(cause)));
}

function isCauseOf(head: Finding, { cause }: Finding): boolean {
  return cause !== undefined && placeText(cause) === placeText(head);
}

function placeText({ id, file, line, column }: Pick<Finding, 'id' | 'file' | 'line' | 'column'>): string {
  return `${file}:${line}:${column} ${id}`;
}

/** `    … and 12 more that follow from it: 10 state-unreachable, 2 word-unused` */
function followingText(following: readonly Finding[]): string {
  const kinds = [...groupedBy(following, ({ id }) => id)].map(([id, same]) => `${same.length} ${id}`);
  return `    … and ${following.length} more that follow from it: ${kinds.join(', ')}`;
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

/** The names in quotes of a sentence, in order. */
export function namesIn(sentence: string): readonly string[] {
  return [...sentence.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? '');
}
