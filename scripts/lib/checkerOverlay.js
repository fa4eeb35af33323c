import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { root } from './requireNode.js';

/** Shows what `flow check --watch` finds over the open pages of the development server, as Vite shows an error in code; in a
 * process of its own, so that the pages do not wait for it.
 * @param {import('vite').ViteDevServer} server */
export function checkerOverlay(server) {
  const { hot } = server.environments.client;
  const child = spawn(process.execPath, ['bin/flow.js', 'check', '--watch', '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The page is to see an edit first.
  setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let isShown = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { changed, findings } = JSON.parse(line);
    // A project that is unfinished as it begins is not in the way of the page; what a save breaks is.
    if (changed.length === 0) return;
    if (findings.length > 0) hot.send({ type: 'error', err: errorOf(findings) });
    // The pages close what they show (src/compile/registryCode.ts).
    else if (isShown) hot.send('portal:problems', {});
    isShown = findings.length > 0;
  });
  return { stop: () => child.kill('SIGTERM') };
}

function errorOf(findings) {
  const [{ file, line, column }] = findings;
  const lines = findings.map(
    (one) => `${one.file}:${one.line}:${one.column}  ${one.what}. ${one.why}. ${one.fix}  [${one.id}]`,
  );
  return {
    message: lines.join('\n'),
    stack: '',
    plugin: 'flow check',
    id: `${root}/${file}`,
    loc: { file: `${root}/${file}`, line, column },
  };
}
