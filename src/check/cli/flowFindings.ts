import type { Finding } from '../finding.ts';

/** Findings in the flows' own folders; every finding when no flow is named. */
export function flowFindings(findings: readonly Finding[], ids: readonly string[]): readonly Finding[] {
  return ids.length === 0 ? findings : findings.filter(({ file }) => ids.some((id) => belongs(file, id)));
}

function belongs(file: string, id: string): boolean {
  return file.startsWith(`flows/${id}/`) || file.startsWith(`schemas/${id}/`) || file.endsWith(`/${id}.json`);
}

export function countOf({ length }: readonly Finding[]): string {
  return length === 1 ? '1 finding' : `${length} findings`;
}
