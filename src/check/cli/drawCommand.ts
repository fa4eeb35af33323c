import type { Project } from '../../compile/project.ts';
import { drawFlow } from '../draw/drawFlow.ts';
import { chooseFlows } from './chooseFlows.ts';
import type { CommandLine, CommandResult } from './commandLine.ts';
import { writeFile } from './writeFile.ts';

/** `flow draw`: the diagram to standard output or a file. */
export function drawCommand(project: Project, { names, options }: CommandLine): CommandResult {
  if (names.length !== 1) return { out: 'flow draw takes one flow: flow draw <flow> [--out file]\n', code: 2 };
  const [id = ''] = chooseFlows(project, names);
  const flow = project.flows[id]?.flow;
  if (!flow) return { out: `flow "${id}" cannot be read; see flow check\n`, code: 1 };
  const drawn = drawFlow(flow);
  const out = options.get('out');
  if (typeof out !== 'string') return { out: drawn, code: 0 };
  writeFile(out, drawn);
  return { out: `${out}\n`, code: 0 };
}
