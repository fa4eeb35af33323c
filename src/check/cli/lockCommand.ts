import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flowShape } from '../../compile/flowShape.ts';
import type { Project } from '../../compile/project.ts';
import { chooseFlows } from './chooseFlows.ts';
import type { CommandLine, CommandResult } from './commandLine.ts';

/** `flow lock`: writes the shape of flows at a release, so that a later change of shape needs a version and a migration. */
export function lockCommand(project: Project, { names }: CommandLine): CommandResult {
  const written = chooseFlows(project, names).flatMap((id) => {
    const path = `flows/${id}/shape.json`;
    const text = `${JSON.stringify(flowShape(project, id), null, 2)}\n`;
    if (project.files.get(path)?.text === text) return [];
    writeFileSync(join(project.root, path), text);
    return [path];
  });
  return { out: `${[...written, `flow lock: ${written.length} written`].join('\n')}\n`, code: 0 };
}
