import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from '../../../scripts/lib/postgres.js';

interface FlowCommand {
  readonly child: ChildProcess;
  /** Where its page is. */
  readonly address: string;
}

/** A `flow` command that serves a page, at a port of its own; it is the caller's to end.
 * @param command `['replay', 'a.json']` */
export async function openFlowCommand(command: readonly string[], root: string): Promise<FlowCommand> {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['bin/flow.js', ...command, `--port=${port}`], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, address: await readyAddress(child, command) };
}

function readyAddress(child: ChildProcess, command: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /^ready (\S+)$/m.exec((output += chunk.toString()));
      if (found?.[1] !== undefined) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`flow ${command.join(' ')} ended with ${code}:\n${output}`)));
  });
}
