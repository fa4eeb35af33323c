import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Project } from '../../compile/project.ts';
import { didYouMean } from '../didYouMean.ts';
import { FileRefused } from './fileRefused.ts';
import { readCommandLine, type CommandLine, type CommandResult } from './commandLine.ts';

type Command = (root: string, line: CommandLine) => CommandResult | Promise<CommandResult>;
type ProjectCommand = (project: Project, line: CommandLine) => CommandResult | Promise<CommandResult>;

interface Commands {
  readonly [name: string]: () => Promise<Command>;
}

/** Each is loaded when it is asked for: the code of the others takes longer to load than a check takes. */
const COMMANDS: Commands = {
  check: async () => (await import('./checkCommand.ts')).checkCommand,
  verify: () => onProject(async () => (await import('./verifyCommand.ts')).verifyCommand),
  draw: () => onProject(async () => (await import('./drawCommand.ts')).drawCommand),
  format: () => onProject(async () => (await import('./formatCommand.ts')).formatCommand),
  new: () => onProject(async () => (await import('./newCommand.ts')).newCommand),
  list: () => onProject(async () => (await import('./listCommand.ts')).listCommand),
  lock: () => onProject(async () => (await import('./lockCommand.ts')).lockCommand),
  diff: () => onProject(async () => (await import('./diffCommand.ts')).diffCommand),
  rule: () => onProject(async () => (await import('./ruleCommand.ts')).ruleCommand),
  paths: () => onProject(async () => (await import('./pathsCommand.ts')).pathsCommand),
  open: () => onProject(async () => (await import('./openCommand.ts')).openCommand),
  words: () => onProject(async () => (await import('./wordsCommand.ts')).wordsCommand),
  replay: () => onProject(async () => (await import('./replayCommand.ts')).replayCommand),
};

async function onProject(load: () => Promise<ProjectCommand>): Promise<Command> {
  const [command, { loadProject }] = await Promise.all([load(), import('../../compile/loadProject.ts')]);
  return (root, line) => command(loadProject(root), line);
}

const HELP = `flow check [flow…] [--json]      reports what is wrong in the data files, where, and how to fix it
           [--watch]             again whenever a file is saved
           [--explain] [kind…]   explains kinds of finding
flow verify [flow…] [--json]     explores everything that can happen in every flow and proves its promises
           [--emit-test]         also writes each counterexample as a test
           [--explain]           what distinguishes the positions of a flow, state by state
flow draw <flow> [--out file]    draws a flow as a Mermaid diagram
flow paths <flow> [--json]       test cases: every transition, and each path into and out of a money call
flow diff <revision> [--markdown] what an edit changes for members and records in progress
flow list [kind] [name]          existing names: sub-flows, operations, pages, $user fields, rules, constants
flow rule <rule>                 what a rule says, and a table of who passes and who does not
flow format [flow…] [--check]    formats flow files, or lists those that need it
flow new <name> [--like flow]    creates the files of a new flow: the shortest kind, or a copy of another
flow lock [flow…]                writes shape.json: what records in progress depend on
flow words export [file…]        words of flows, or of other word files, as a spreadsheet (CSV) for translators
           [--missing]           only texts that some language lacks
           [--out file]          writes to a file
flow words import <file>         imports a whole sheet or nothing; says which cell is wrong
flow open <flow> [--at state]    opens the portal at a state, or at the first step, with answers that lead there
flow replay <counterexample>     opens the portal where a promise breaks, with the steps that lead there
           [--port n]            another port than 8090, or than PORT says, for both; Ctrl+C ends them

  --root folder                  the project, if not the current folder
  --fresh                        check and verify without the cache (.cache/, safe to delete)
`;

/** Runs the `flow` command. @returns the exit code: 0 fine, 1 findings, 2 not understood */
export async function main(words: readonly string[], folder: string): Promise<number> {
  const { code, out } = await run(words, folder);
  await write(code === 2 ? process.stderr : process.stdout, out);
  return code;
}

async function run(words: readonly string[], folder: string): Promise<CommandResult> {
  let line: CommandLine;
  try {
    line = readCommandLine(words);
  } catch (error) {
    return { out: `${(error as Error).message}\n`, code: 2 };
  }
  const { command, options } = line;
  if (command === undefined || command === 'help' || options.has('help')) return { out: HELP, code: 0 };
  const chosen = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!chosen)
    return { out: `"${command}" is not a command of flow.${didYouMean(command, Object.keys(COMMANDS))}\n`, code: 2 };
  const root = rootOf(line, folder);
  if (root === undefined) return { out: `There is no project here: no folder above ${folder} has flows/.\n`, code: 2 };
  try {
    return await (
      await chosen()
    )(root, line);
  } catch (error) {
    if (error instanceof FileRefused) return { out: `${error.message}\n`, code: 2 };
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
