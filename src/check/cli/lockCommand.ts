import { flowShape } from '../../compile/flowShape.ts';
import type { Project } from '../../compile/project.ts';
import { chooseFlows } from './chooseFlows.ts';
import type { CommandLine, CommandResult } from './commandLine.ts';
import { writeAll } from './writeAll.ts';

/** `flow lock`: writes the shape of flows at a release, so that a later change of shape needs a version and a migration. */
export function lockCommand(project: Project, { names }: CommandLine): CommandResult {
  const changed = chooseFlows(project, names).flatMap((id) => {
    const path = `flows/${id}/shape.json`;
    const text = `${JSON.stringify(flowShape(project, id), null, 2)}\n`;
    return project.files.get(path)?.text === text ? [] : [{ path, text }];
  });
  writeAll(project.root, new Map(changed.map(({ path, text }) => [path, text])));
  const paths = changed.map(({ path }) => path);
  return { out: `${[...paths, `flow lock: ${paths.length} written`].join('\n')}\n`, code: 0 };
}
