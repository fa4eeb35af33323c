import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandLine, CommandResult } from './commandLine.ts';
import type { Project } from '../../compile/project.ts';
import { readCounterexample } from '../replay/readCounterexample.ts';
import { portOf, serveWay } from '../replay/serveWay.ts';

/** `flow replay <file>`: serves the portal's own wizard at the place of a counterexample until it is stopped. */
export async function replayCommand(project: Project, { names, options }: CommandLine): Promise<CommandResult> {
  const [file] = names;
  const port = portOf(options.get('port'));
  if (typeof port === 'string') return { out: port, code: 2 };
  if (file === undefined)
    return { out: 'Which counterexample? flow verify writes one for each broken promise.\n', code: 2 };
  const read = readCounterexample(project, readFileSync(resolve(project.root, file), 'utf8'));
  if (typeof read === 'string') return { out: `${file}: ${read}\n`, code: 2 };
  await serveWay(project, read, port);
  return { out: '', code: 0 };
}
