import { headsOf, type Finding } from '../finding.ts';

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
  const all = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  return following === 0 ? all : `${all}, of which ${following} follow${following === 1 ? 's' : ''} from others`;
}
