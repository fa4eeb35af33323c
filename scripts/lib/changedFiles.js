import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './requireNode.js';

/** Files of code that have changed since the branch left `origin/main`, committed or not; on `main` itself those of the last
 * commit. A change of data counts as the tests of the flow it belongs to: they read it from the disk, not by an import.
 * @returns {string[]} paths in the project */
export function changedFiles() {
  const committed = git('diff', '--name-only', since());
  const files = [...committed, ...git('ls-files', '--others', '--exclude-standard')];
  const tested = files.flatMap((file) => (/\.tsx?$/.test(file) ? [file] : testsOfData(file)));
  return [...new Set(tested)].filter((file) => existsSync(`${root}/${file}`));
}

/** `schemas/realname/photo.schema.json`, `locales/en/realname.json` → `tests/flows/realname.test.ts`. */
export function testsOfData(file) {
  const [, folder, words] = /^(?:(?:flows|schemas)\/([^/]+)\/|locales\/[^/]+\/([^/]+)\.json$)/.exec(file) ?? [];
  const flow = folder ?? words;
  return flow ? [`tests/flows/${flow}.test.ts`] : [];
}

function since() {
  const [head] = git('rev-parse', 'HEAD');
  const [left] = git('merge-base', 'HEAD', 'origin/main');
  return left && left !== head ? left : 'HEAD~1';
}

/** The lines git prints; none where git cannot say. */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}
