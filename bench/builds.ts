import { root } from '../scripts/lib/requireNode.js';
import { runTool } from '../scripts/lib/run.js';
import { makeOursProject } from './oursProject.ts';

const BASELINES = ['hand', 'rjsf', 'rjsf-bare'];

/** Builds ours and the baselines, all for production and compressed alike.
 * @returns URL prefix → folder */
export async function buildAll(): Promise<Record<string, string>> {
  const folder = `${root}/.cache/bench`;
  const project = makeOursProject(root, [20, 40, 200]);
  await build([project, '--config', `${root}/vite.config.ts`, '--outDir', `${folder}/ours`, '--emptyOutDir']);
  for (const baseline of BASELINES) await build(['--config', 'bench/vite.config.ts'], { BASELINE: baseline });
  const pages = BASELINES.map((baseline) => [`/${baseline}/`, `${folder}/${baseline}`]);
  return { '/gc4-app-pc/': `${folder}/ours`, ...Object.fromEntries(pages) };
}

async function build(args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'error', ...args], {
    env: { NODE_ENV: 'production', VITE_SANDBOX: '', ...env },
  });
  if (code !== 0) throw new Error(`A page to measure could not be built:\n${output}`);
}
