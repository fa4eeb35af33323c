import type { Project } from '../../compile/project.ts';
import { checkProject } from '../checkProject.ts';
import { formatFinding } from '../finding.ts';
import { chooseFlows } from './chooseFlows.ts';
import type { CommandLine } from './commandLine.ts';
import type { Said } from './said.ts';

/** `flow check`: every finding, or one line that there is none. */
export function checkCommand(project: Project, { names, options }: CommandLine): Said {
  const chosen = chooseFlows(project, names);
  const all = checkProject(project);
  const findings = names.length === 0 ? all : all.filter(({ file }) => chosen.some((id) => belongs(file, id)));
  const code = findings.length > 0 ? 1 : 0;
  if (options.has('json')) return { out: `${JSON.stringify({ findings }, null, 2)}\n`, code };
  const lines = findings.map(formatFinding);
  const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  return {
    out: `${[...lines, `flow check: ${chosen.length} flows, ${project.files.size} files, ${count}`].join('\n')}\n`,
    code,
  };
}

/** Files of a flow's own folders. */
function belongs(file: string, id: string): boolean {
  return file.startsWith(`flows/${id}/`) || file.startsWith(`schemas/${id}/`) || file.endsWith(`/${id}.json`);
}
