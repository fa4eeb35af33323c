import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { loadProject } from '../../compile/loadProject.ts';
import type { Project } from '../../compile/project.ts';
import { didYouMean } from '../didYouMean.ts';
import { checkCommand } from './checkCommand.ts';
import type { CommandLine } from './commandLine.ts';
import { readCommandLine } from './commandLine.ts';
import { drawCommand } from './drawCommand.ts';
import { lockCommand } from './lockCommand.ts';
import { diffCommand } from '../diff/diffCommand.ts';
import { replayCommand } from '../replay/replayCommand.ts';
import { ruleCommand } from './ruleCommand.ts';
import type { Said } from './said.ts';
import { verifyCommand } from './verifyCommand.ts';

type Command = (project: Project, line: CommandLine) => Said | Promise<Said>;

interface Commands {
  readonly [name: string]: Command;
}

const COMMANDS: Commands = {
  check: checkCommand,
  verify: verifyCommand,
  draw: drawCommand,
  lock: lockCommand,
  diff: diffCommand,
  rule: ruleCommand,
  replay: replayCommand,
};

const HELP = `flow check [flow…] [--json]      what is wrong in the data files, with places and ways to mend
flow verify [flow…] [--json]     walks every flow through everything that can happen and proves its promises
flow draw <flow> [--out file]    the diagram of a flow as SVG
flow diff <revision> [--markdown] what an edit changes for members, and what becomes of records in progress
flow rule <rule>                 what a rule says, and a table of who is in and who is out
flow lock [flow…]                writes shape.json: what records in progress depend on
flow replay <counterexample>     opens the portal where a promise breaks, with the steps that lead there

  --root folder                  the project, when not the folder you are in

Findings are described in docs/findings.md.
`;

/** Runs the `flow` command. @returns the exit code: 0 fine, 1 findings, 2 not understood */
export async function main(words: readonly string[], folder: string): Promise<number> {
  const line = readCommandLine(words);
  const { code, out } = await run(line, folder);
  await write(code === 2 ? process.stderr : process.stdout, out);
  return code;
}

async function run(line: CommandLine, folder: string): Promise<Said> {
  const { command, options } = line;
  if (command === undefined || command === 'help' || options.has('help')) return { out: HELP, code: 0 };
  const chosen = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!chosen)
    return { out: `"${command}" is not a command of flow.${didYouMean(command, Object.keys(COMMANDS))}\n`, code: 2 };
  const root = rootOf(line, folder);
  if (root === undefined) return { out: `There is no project here: no folder above ${folder} has flows/.\n`, code: 2 };
  try {
    return await chosen(loadProject(root), line);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { out: `flow ${command} could not go on: ${why}\n`, code: 2 };
  }
}

/** The nearest folder upwards that holds flows. */
function rootOf({ options }: CommandLine, folder: string): string | undefined {
  const given = options.get('root');
  if (typeof given === 'string') {
    const root = resolve(folder, given);
    return existsSync(join(root, 'flows')) ? root : undefined;
  }
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(join(at, 'flows'))) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** Waits until a pipe has taken everything. */
function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((done) => stream.write(text, () => done()));
}
