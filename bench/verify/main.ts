import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Explored, Side } from './side.ts';

const ANSWERS = 9;
const [SMALL, LARGE] = [5, 6];

const PROMISES = { ratio: 200, seconds: 2, megabytes: 500 } as const;

/** `npm run bench -- verify`: the model checker beside the shortest paths of `xstate/graph`, on the same flow in the same run.
 * @returns the exit code: 1 when ours is worse than promised */
export function main(): number {
  const [all, forward, graph] = [side('all', SMALL), side('forward', SMALL), side('graph', SMALL)];
  const large = side('all', LARGE);
  const rows: readonly (readonly [string, Explored])[] = [
    ['flow verify: all that a member can do', all],
    ['flow verify: what happens, without Back and reload', forward],
    ['xstate/graph: shortest paths', graph],
    ['flow verify: all that a member can do', large],
  ];
  const head = ['', 'states', 'edges', 'CPU seconds', 'states a second', 'MB', 'ratio to xstate/graph'];
  const cells = rows.map(([name, one]) => [
    name,
    String(one.states),
    String(one.edges),
    one.seconds.toFixed(3),
    rate(one).toFixed(0),
    one.megabytes.toFixed(0),
    (rate(one) / rate(graph)).toFixed(1),
  ]);
  console.log(table([head, ...cells]));
  const broken = brokenPromises(rate(forward) / rate(graph), large);
  for (const line of broken) console.log(`✗ ${line}`);
  return broken.length > 0 ? 1 : 0;
}

function brokenPromises(ratio: number, { states, seconds, megabytes }: Explored): readonly string[] {
  return [
    ...(ratio < PROMISES.ratio ? [`${ratio.toFixed(0)} times xstate/graph; ${PROMISES.ratio} is promised.`] : []),
    ...(seconds > PROMISES.seconds
      ? [`${states} states in ${seconds.toFixed(2)} s; ${PROMISES.seconds} s is promised.`]
      : []),
    ...(megabytes > PROMISES.megabytes
      ? [`${states} states in ${megabytes.toFixed(0)} MB; ${PROMISES.megabytes} MB is promised.`]
      : []),
  ];
}

function side(name: Side, questions: number): Explored {
  const script = fileURLToPath(new URL('side.ts', import.meta.url));
  const args = ['--import', 'tsx', script, name, String(questions), String(ANSWERS)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} could not be measured:\n${stderr}`);
  return JSON.parse(stdout) as Explored;
}

function rate({ states, seconds }: Explored): number {
  return states / seconds;
}

function table(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
