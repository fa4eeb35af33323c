import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandLine, CommandResult } from './commandLine.ts';
import type { Project } from '../../compile/project.ts';
import { readCounterexample } from '../replay/readCounterexample.ts';
import { replayPage, replayPath } from '../replay/replayPage.ts';

const PORT = 8090;

/** `flow replay <file>`: serves the portal's own wizard at the place of a counterexample until it is stopped. */
export async function replayCommand(project: Project, { names, options }: CommandLine): Promise<CommandResult> {
  const [file] = names;
  const port = Number(options.get('port') ?? PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return { out: `--port ${options.get('port')}: a port is a number from 1 to 65535.\n`, code: 2 };
  if (file === undefined)
    return { out: 'Which counterexample? flow verify writes one for each broken promise.\n', code: 2 };
  const read = readCounterexample(project, readFileSync(resolve(project.root, file), 'utf8'));
  if (typeof read === 'string') return { out: `${file}: ${read}\n`, code: 2 };
  // Only a replay needs it, and it takes long to load.
  const { createServer } = await import('vite');
  const server = await createServer({
    root: project.root,
    cacheDir: `${project.root}/.cache/vite`,
    plugins: [replayPage(project, read)],
    optimizeDeps: { entries: ['src/studio/replay/main.tsx'] },
    server: { host: '127.0.0.1', port, strictPort: true },
  });
  await server.listen();
  process.stdout.write(`ready http://127.0.0.1:${port}${server.config.base}${replayPath}\n`);
  await new Promise((stop) => process.once('SIGINT', stop).once('SIGTERM', stop));
  await server.close();
  return { out: '', code: 0 };
}
