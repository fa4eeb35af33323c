import type { PathPlace, PathStep, TestPath } from '../../../src/check/paths/testPath.ts';
import type { Project } from '../../../src/compile/project.ts';
import type { Visitor } from './visitor.ts';

/** What a walk takes from outside its path: ways to begin, and what a gateway with its own members and payees wants typed. */
export interface PathRun {
  readonly project: Project;
  /** From anywhere to the flow's first screen. */
  readonly begin: (visitor: Visitor) => Promise<void>;
  /** Fills what a step asks. */
  readonly fill: (visitor: Visitor, path: TestPath, step: PathStep) => Promise<void>;
  /** The number to which one-time codes go. */
  readonly mobile: string;
}

/** Walks a test case of `flow paths` in a browser against the gateway: does what it says at each step, lets the gateway answer
 * as it says, and holds every screen against the one that is expected. */
export async function walkPath(visitor: Visitor, path: TestPath, run: PathRun): Promise<void> {
  const { steps } = path;
  for (let index = 0; index < steps.length;) {
    const step = steps[index] as PathStep;
    const isByMember = step.at.kind === 'step';
    const calls = callsFrom(steps, isByMember ? index + 1 : index);
    await arm(visitor, calls);
    const answered = calls.map(({ doing }) => heard(visitor, run.project, doing));
    await Promise.all([...answered, isByMember ? act(visitor, path, step, calls[0], run) : run.begin(visitor)]);
    const last = calls.at(-1) ?? step;
    await expectPlace(visitor, run.project, last.then);
    await visitor.page.unroute(OUTCOME);
    index += calls.length + (isByMember ? 1 : 0);
  }
}

/** A field asks the same of the gateway as soon as it is left, and the code that comes leads on without the button. */
function isLedOn({ flows }: Project, { at }: PathStep, called: PathStep | undefined): boolean {
  const code = called?.doing.type === 'code' ? `code:${called.doing.code}` : undefined;
  const branches = [flows[at.flow]?.flow.states[at.state]?.onError ?? []].flat();
  return code !== undefined && branches.some(({ guard }) => guard === code);
}

/** Calls that follow one another until the member has a say again. */
function callsFrom(steps: readonly PathStep[], begin: number): readonly PathStep[] {
  const end = steps.findIndex(({ at }, index) => index >= begin && at.kind !== 'call');
  return steps.slice(begin, end < 0 ? steps.length : end);
}

/** The gateway answers the next calls as the path says; success it finds out by itself. */
async function arm(visitor: Visitor, calls: readonly PathStep[]): Promise<void> {
  for (const { doing } of calls) {
    if (doing.type === 'code') await visitor.demonstration.sandbox.fault(doing.operation, 'code', doing.code);
    if (doing.type === 'lost') {
      visitor.watch.allow(/Failed to load resource/);
      await visitor.demonstration.sandbox.fault(doing.operation, 'dropAfter');
      await visitor.page.route(OUTCOME, (route) => route.abort());
    }
  }
}

const OUTCOME = '**/flow/outcome';
/** Half a minute the wizard asks what became of a call. */
const LOST_MS = 60_000;

async function heard(visitor: Visitor, project: Project, doing: PathStep['doing']): Promise<void> {
  if (doing.type === 'lost') return;
  const { operation = '' } = doing as { operation?: string };
  const path = project.operations[operation]?.meta.path ?? operation;
  await visitor.page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(path));
}

async function act(
  visitor: Visitor,
  path: TestPath,
  step: PathStep,
  called: PathStep | undefined,
  run: PathRun,
): Promise<void> {
  const { at, doing } = step;
  switch (doing.type) {
    case 'answer':
      if (at.flow === 'one-time-code' || at.flow === 'device-code') return visitor.enterCode(at.flow, run.mobile);
      await visitor.at(at.flow, at.state);
      await run.fill(visitor, path, step);
      return isLedOn(run.project, step, called) ? undefined : visitor.send(at.flow, at.state);
    case 'event':
      await visitor.send(at.flow, at.state, doing.event);
      if (doing.event !== 'CANCEL' || !hasAnswered(path, step)) return;
      return visitor.press(visitor.words.say('app', 'wizard.cancel.discard'));
    case 'back':
      return visitor.press(visitor.words.say('shared', 'buttons.BACK'));
    default:
      throw new Error(`${path.id}: nobody can do "${doing.type}" at ${at.path}.`);
  }
}

/** Cancel asks whether what was filled in is to be thrown away. */
function hasAnswered({ steps }: TestPath, step: PathStep): boolean {
  return steps.slice(0, steps.indexOf(step)).some(({ doing }) => doing.type === 'answer');
}

/** The screen that a place is shown as: its title, or where its end leads. */
async function expectPlace(visitor: Visitor, project: Project, { flow, state, kind }: PathPlace): Promise<void> {
  const meta = project.flows[flow]?.flow.states[state]?.meta;
  const [next] = meta?.next ?? [];
  if (kind !== 'final' || meta?.form !== undefined) {
    const title = visitor.words.say(flow, `steps.${state}.title`);
    return visitor.heading(title).waitFor({ timeout: LOST_MS });
  }
  if (next && 'page' in next) await visitor.page.waitForURL(`**${next.page}`);
}
