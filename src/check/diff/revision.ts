import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadProject } from '../../compile/loadProject.ts';
import type { Project } from '../../compile/project.ts';
import { readDataFiles } from '../../compile/readDataFiles.ts';
import { dataFolders } from '../../compile/readDataTexts.ts';

const MOST_BYTES = 512 * 1024 * 1024;

/** One file as it was at a revision of git; `undefined` where git does not know it. */
export function textAt(root: string, revision: string, path: string): string | undefined {
  const shown = spawnSync('git', ['show', `${revision}:./${path}`], { cwd: root, maxBuffer: MOST_BYTES });
  return shown.status === 0 ? shown.stdout.toString() : undefined;
}

/** The data files as they were at a revision of git.
 * @throws Error when git does not know it */
export function projectAt(root: string, revision: string): Project {
  const archive = spawnSync('git', ['archive', revision, ...dataFolders], { cwd: root, maxBuffer: MOST_BYTES });
  if (archive.status !== 0) {
    throw new Error(
      `git has no data files at "${revision}": ${archive.stderr?.toString().trim() ?? archive.error?.message}`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'flow-diff-'));
  try {
    const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
    if (unpacked.status !== 0) throw new Error(`tar could not unpack "${revision}"`);
    return loadProject(root, readDataFiles(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
