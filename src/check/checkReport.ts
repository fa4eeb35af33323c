import { loadProject } from '../compile/loadProject.ts';
import { readDataFiles } from '../compile/readDataFiles.ts';
import type { DataText } from '../compile/readDataTexts.ts';
import type { Json } from '../domain/json.ts';
import { codeDigest, contentCache, digestOf } from './cache/contentCache.ts';
import { checkProject } from './checkProject.ts';
import type { Finding } from './finding.ts';
import { textAt } from './diff/revision.ts';
import { foldFindings } from './foldFindings.ts';
import { operationFiles, publicFiles } from './projectFolders.ts';

/** What `flow check` says of a project. */
export interface CheckReport {
  readonly flows: readonly string[];
  readonly files: number;
  readonly findings: readonly Finding[];
  /** Found out by an earlier run, of the same files and the same checker. */
  readonly fromCache?: true;
}

/** Checks the files, or says what was found when the very same files were checked before.
 * @param isFresh check whatever an earlier run has kept on disk */
export function checkReport(root: string, texts: readonly DataText[], isFresh = false): CheckReport {
  const cache = contentCache(root, 'check');
  const key = keyOf(texts, [publicFiles(root), operationFiles(root)]);
  const known = isFresh ? undefined : cache.recall('project', key);
  if (known !== undefined) return { ...(known as unknown as CheckReport), fromCache: true };
  const project = loadProject(root, readDataFiles(root, texts));
  const report = {
    flows: Object.keys(project.flows),
    files: project.files.size,
    findings: foldFindings(project, checkProject(project), checkProject, (path) => textAt(root, 'HEAD', path)),
  };
  cache.remember('project', key, report as unknown as Json);
  return report;
}

/** @param others files that are no data, and that data name: pictures, and the code of operations */
function keyOf(texts: readonly DataText[], others: readonly (readonly string[] | undefined)[]): string {
  const seen = JSON.stringify([texts, others]);
  return digestOf(codeDigest(new URL('./checkProject.ts', import.meta.url).href) + seen);
}
