import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadProject } from '../../compile/loadProject.ts';
import type { Project } from '../../compile/project.ts';
import { readDataFiles } from '../../compile/readDataFiles.ts';
import type { Json } from '../../domain/json.ts';
import { getAt } from '../../domain/jsonPointer.ts';
import { checkProject } from '../checkProject.ts';
import { formatFinding } from '../finding.ts';
import { chooseAmong, countOf, flowFindings } from './chooseFlows.ts';
import type { CommandLine, CommandResult } from './commandLine.ts';
import { copyFlow, type FlowText } from './copyFlow.ts';
import { prettyJson } from './prettyJson.ts';
import { writeFile } from './writeFile.ts';

const TEMPLATE = 'new-process';
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `flow new <name> [--like <flow>]`: writes a flow of the shortest kind, or like one that is there, and says what `flow check`
 * finds in it. */
export async function newCommand(project: Project, { names, options }: CommandLine): Promise<CommandResult> {
  const [name] = names;
  if (name === undefined) return { out: 'What is its name? Write flow new card-renewal.\n', code: 2 };
  if (!NAME.test(name))
    return { out: `"${name}" is no name of a flow: small letters, digits and hyphens, as in card-renewal.\n`, code: 2 };
  const like = options.get('like');
  if (typeof like === 'string') chooseAmong(Object.keys(project.flows), [like]);
  const files =
    typeof like === 'string'
      ? copyFlow([...project.files.values()], like, name)
      : copyFlow([...readDataFiles(join(project.root, 'templates')).values()], TEMPLATE, name);
  // The rules and the language have folders beside those of flows.
  const wanted = [...files.map(({ path }) => path), `flows/${name}`, `schemas/${name}`];
  const taken = wanted.find((path) => existsSync(join(project.root, path)));
  if (taken !== undefined)
    return { out: `${taken} is there already: nothing was written. Choose another name.\n`, code: 2 };
  for (const { path, data } of files) await write(project.root, path, data);
  const findings = flowFindings(checkProject(loadProject(project.root)), [name]);
  const told = [
    ...files.map(({ path }) => path),
    ...findings.map(formatFinding),
    `flow new: ${files.length} files, ${countOf(findings)}; ${whereOf(name, files)}`,
  ];
  return { out: `${told.join('\n')}\n`, code: findings.length > 0 ? 1 : 0 };
}

/** A flow with entries has an address, a sub-flow is called by another. */
function whereOf(name: string, files: readonly FlowText[]): string {
  const flow = files.find(({ path }) => path === `flows/${name}/flow.json`);
  const isRouted = getAt(flow?.data, ['meta', 'entries']) !== undefined;
  return isRouted ? `npm run dev shows them at /${name}` : `another flow calls it: "src": "flow:${name}"`;
}

async function write(root: string, path: string, data: Json): Promise<void> {
  writeFile(path, await prettyJson(root, path, data), root);
}
