import type { DataFile } from '../../compile/dataFile.ts';
import { leanFlow } from '../../compile/leanFlow.ts';
import type { Project } from '../../compile/project.ts';
import { isJsonObject } from '../../domain/json.ts';
import { chooseFlows } from './chooseFlows.ts';
import type { CommandLine, CommandResult } from './commandLine.ts';
import { prettyJson } from './prettyJson.ts';
import { writeAll } from './writeAll.ts';

/** `flow format`: writes flow files without what follows from the rest, laid out as Prettier does. With `--check` it only names
 * those that would change. */
export async function formatCommand(project: Project, { names, options }: CommandLine): Promise<CommandResult> {
  const flows = chooseFlows(project, names).flatMap((id) => project.flows[id] ?? []);
  const texts = await Promise.all(flows.map(async ({ file }) => ({ file, text: await formatted(project.root, file) })));
  const other = texts.filter(({ file, text }) => file.text !== text);
  const paths = other.map(({ file }) => file.path);
  if (options.has('check')) {
    const closing = other.length > 0 ? 'not as "npx flow format" writes them' : 'as "npx flow format" writes them';
    return {
      out: lines([...paths, `flow format: ${other.length || texts.length} ${closing}`]),
      code: other.length > 0 ? 1 : 0,
    };
  }
  writeAll(project.root, new Map(other.map(({ file, text }) => [file.path, text])));
  return { out: lines([...paths, `flow format: ${other.length} written`]), code: 0 };
}

async function formatted(root: string, { path, text, data, problems }: DataFile): Promise<string> {
  if (problems.length > 0 || !isJsonObject(data)) return text;
  return prettyJson(root, path, leanFlow(data));
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
