import type { Project } from '../../compile/project.ts';
import { didYouMean } from '../didYouMean.ts';
import { headsOf, type Finding } from '../finding.ts';
import { counted } from '../../domain/counted.ts';

/** The flows that were named, or all of them.
 * @throws Error naming the flow that is not there */
export function chooseFlows(project: Project, names: readonly string[]): readonly string[] {
  return chooseAmong(Object.keys(project.flows), names);
}

/** @throws Error naming the flow that is not there */
export function chooseAmong(known: readonly string[], names: readonly string[]): readonly string[] {
  const odd = names.find((name) => !known.includes(name));
  if (odd !== undefined) throw new Error(`flow "${odd}" is not known.${didYouMean(odd, known)}`);
  return names.length > 0 ? names : known;
}

/** Findings in the flows' own folders; every finding when no flow is named. */
export function flowFindings(findings: readonly Finding[], ids: readonly string[]): readonly Finding[] {
  return ids.length === 0 ? findings : findings.filter(({ file }) => ids.some((id) => belongs(file, id)));
}

function belongs(file: string, id: string): boolean {
  return file.startsWith(`flows/${id}/`) || file.startsWith(`schemas/${id}/`) || file.endsWith(`/${id}.json`);
}

/** `13 findings, of which 12 follow from others` */
export function countOf(findings: readonly Finding[]): string {
  const following = findings.length - headsOf(findings).length;
  const all = counted(findings.length, 'finding');
  return following === 0 ? all : `${all}, of which ${following} follow${following === 1 ? 's' : ''} from others`;
}
