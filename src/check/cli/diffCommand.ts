import type { Project } from '../../compile/project.ts';
import type { CommandLine, CommandResult } from './commandLine.ts';
import { diffProjects } from '../diff/diffProjects.ts';
import { diffText } from '../diff/change.ts';
import { projectAt } from '../diff/revision.ts';

/** `flow diff <revision>`: what an edit changes for members, and what becomes of records in progress. */
export function diffCommand(project: Project, { names, options }: CommandLine): CommandResult {
  const [revision] = names;
  if (revision === undefined) return { out: 'Since which revision? For example: flow diff HEAD\n', code: 2 };
  const changes = diffProjects(projectAt(project.root, revision), project);
  if (options.has('json')) return { out: `${JSON.stringify(changes, null, 2)}\n`, code: 0 };
  const last = `flow diff: ${changes.length} changes since ${revision}`;
  return {
    out: changes.length === 0 ? `${last}\n` : `${diffText(changes, options.has('markdown'))}\n\n${last}\n`,
    code: 0,
  };
}
