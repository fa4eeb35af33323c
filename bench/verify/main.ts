import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Explored, Side } from './side.ts';

const QUESTIONS = [4, 6, 8, 10, 12, 14, 16];
const PAGES_OF_SUB_FLOW = 60;
const TANGLED_QUESTIONS = 16;

/** A question more may cost so much more than its share. */
const LINEAR = 1.1;

const PROMISES = { secondsOfTen: 2, secondsOfCalled: 15, secondsUntilCut: 10, megabytes: 500 } as const;

/** `npm run bench -- verify`: positions and seconds of `flow verify` beside the shortest paths of `xstate/graph`, for chains of
 * questions that do not look at each other, in the same run.
 * @returns the exit code: 1 when ours is worse than promised */
export function main(): number {
  const chains = QUESTIONS.map((questions) => ({
    questions,
    ours: side('chain', questions),
    graph: side('graph', questions),
  }));
  const called = side('called', PAGES_OF_SUB_FLOW);
  const tangled = side('tangled', TANGLED_QUESTIONS);
  const head = ['questions', 'flow verify: positions', 'seconds', 'xstate/graph: states', 'seconds'];
  const cells = chains.map(({ questions, ours, graph }) => [
    String(questions),
    String(ours.positions),
    ours.seconds.toFixed(2),
    String(graph.positions),
    graph.seconds.toFixed(2),
  ]);
  console.log(table([head, ...cells]));
  console.log(`a sub-flow of ${PAGES_OF_SUB_FLOW} pages, called three times: ${inWords(called)}`);
  console.log(`${TANGLED_QUESTIONS} questions, all of them looked at again at the end: ${inWords(tangled)}`);
  const broken = brokenPromises(chains, called, tangled);
  for (const line of broken) console.log(`✗ ${line}`);
  return broken.length > 0 ? 1 : 0;
}

interface Chain {
  readonly questions: number;
  readonly ours: Explored;
}

function brokenPromises(chains: readonly Chain[], called: Explored, tangled: Explored): readonly string[] {
  const [first, last] = [chains[0], chains.at(-1)];
  const ten = chains.find(({ questions }) => questions === 10);
  if (!first || !last || !ten) throw new RangeError('nothing was explored');
  const most = (first.ours.positions / first.questions) * last.questions * LINEAR;
  const megabytes = Math.max(...chains.map(({ ours }) => ours.megabytes), called.megabytes, tangled.megabytes);
  const told: readonly (readonly [boolean, string])[] = [
    [last.ours.positions <= most, `${last.ours.positions} positions for ${last.questions} questions: more than linear`],
    [ten.ours.seconds <= PROMISES.secondsOfTen, `ten questions take more than ${PROMISES.secondsOfTen} s`],
    [
      !called.isCut && called.seconds <= PROMISES.secondsOfCalled,
      'a long sub-flow called three times is not proven in time',
    ],
    [tangled.isCut && tangled.seconds <= PROMISES.secondsUntilCut, 'a flow that is too large does not say so in time'],
    [megabytes <= PROMISES.megabytes, `${megabytes.toFixed(0)} MB; ${PROMISES.megabytes} MB are promised`],
  ];
  return told.flatMap(([holds, text]) => (holds ? [] : [text]));
}

function inWords({ positions, seconds, megabytes, isCut }: Explored): string {
  return `${isCut ? 'too large, cut at ' : ''}${positions} positions, ${seconds.toFixed(2)} s, ${megabytes.toFixed(0)} MB`;
}

function side(name: Side, size: number): Explored {
  const script = fileURLToPath(new URL('side.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, name, String(size)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} could not be measured:\n${stderr}`);
  return JSON.parse(stdout) as Explored;
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
