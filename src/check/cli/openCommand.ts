import type { Project } from '../../compile/project.ts';
import { portOf, serveWay } from '../replay/serveWay.ts';
import { wayTo } from '../replay/wayTo.ts';
import { chooseFlows } from './chooseFlows.ts';
import type { CommandLine, CommandResult } from './commandLine.ts';

/** `flow open <flow> [--at <state>]`: serves the portal's own wizard at a state, with answers and replies that lead there, until it
 * is stopped. */
export async function openCommand(project: Project, { names, options }: CommandLine): Promise<CommandResult> {
  const port = portOf(options.get('port'));
  if (typeof port === 'string') return { out: port, code: 2 };
  if (names.length !== 1)
    return { out: 'flow open takes one flow: flow open <flow> [--at state] [--port n]\n', code: 2 };
  const [flow = ''] = chooseFlows(project, names);
  const at = options.get('at');
  const way = wayTo(project, flow, typeof at === 'string' ? at : undefined);
  if (typeof way === 'string') return { out: `${way}\n`, code: 2 };
  process.stdout.write(`${way.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}\n`);
  await serveWay(project, way, port);
  return { out: '', code: 0 };
}
