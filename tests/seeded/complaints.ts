import { checkProject } from '../../src/check/checkProject.ts';
import { formatFinding, type Finding } from '../../src/check/finding.ts';
import type { FindingKind } from '../../src/check/findingKinds.ts';
import { markedPlace, seeded, type Edit, type Fault, type ValidTwin } from './seeded.ts';

/** A fault that is to be found as one of its kind, or a twin of such faults. */
export type Case = (Fault | ValidTwin) & { readonly kind: FindingKind };

export function findingsOf(edits: readonly Edit[]): readonly Finding[] {
  return checkProject(seeded(edits));
}

/** What is not as it should be, when `found` is all that is found after the edits of a case: a fault is found at its very place, and
 * what is said to follow from it; nothing else is accused. */
export function complaints(one: Case, found: readonly Finding[]): readonly string[] {
  if (!('follows' in one)) return found.map((finding) => `is accused: ${formatFinding(finding)}`);
  const { kind, says, follows } = one;
  const at = markedPlace(one);
  const isIt = ({ id, file, line, column }: Finding) =>
    id === kind && file === at.file && line === at.line && column === at.column;
  const told = found.filter(isIt).map(formatFinding);
  const others = found.filter((finding) => !isIt(finding));
  const accused = others.filter(
    (finding) => finding.id === 'check-failed' || !follows.some((pattern) => fits(pattern, finding)),
  );
  return [
    ...(told.length === 0 ? [`is not found: ${at.file}:${at.line}:${at.column} [${kind}]`] : []),
    ...(told.length > 0 && says !== undefined && !told.join('\n').includes(says) ? [`is not said: ${says}`] : []),
    ...accused.map((finding) => `does not follow: ${formatFinding(finding)}`),
    ...follows
      .filter((pattern) => !others.some((finding) => fits(pattern, finding)))
      .map((pattern) => `is said to follow: ${pattern}`),
  ];
}

/** `<kind> <file>`, where `*` is any part of a path. */
function fits(pattern: string, { id, file }: Finding): boolean {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^ ]*');
  return new RegExp(`^${source}$`).test(`${id} ${file}`);
}
