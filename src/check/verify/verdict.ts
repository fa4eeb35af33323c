import { beginOf, type Step, type Exploration } from './exploration.ts';
import type { Project } from '../../compile/project.ts';
import { isJsonObject, type Json } from '../../domain/json.ts';
import { formatPointer, parsePointer } from '../../domain/jsonPointer.ts';
import { writtenState } from '../../domain/writtenState.ts';
import type { FlowFile } from '../../engine/flowFile.ts';
import type { Finding, Place } from '../finding.ts';
import { formFields } from '../../rules/formSchema.ts';
import { branchesOf, type Branch } from '../static/flowPaths.ts';
import { fieldPlace } from '../static/schemaPlaces.ts';
import { actorOf, type Choice } from './choices.ts';
import { asWritten, framesOf, type FlatState, type Frame } from './flatFlow.ts';

/** What the model check says of one promise. */
export interface Verdict {
  readonly id: string;
  /** What is promised, in one sentence. */
  readonly description: string;
  readonly type: 'kept' | 'broken' | 'notProven' | 'cannotBreak';
  /** Why it is not simply kept. */
  readonly reason?: string;
  /** The shortest path to where it breaks, as numbered steps in words. */
  readonly counterexample?: readonly string[];
  /** Where to look in the data files: the promise, then the branches that the counterexample takes, or what was never seen. */
  readonly places?: readonly Placed[];
  /** The same as steps of the exploration. */
  readonly steps?: readonly Step[];
}

/** A place in a data file, as findings have it. */
export type Placed = Pick<Finding, 'file' | 'line' | 'column'>;

/** Where the promise of a flow stands, if it is not built in. */
export function placeOfPromise(project: Project, flow: string, id: string): readonly Placed[] {
  const checks = project.flows[flow]?.checks;
  const list = isJsonObject(checks?.data) ? checks.data['promises'] : undefined;
  const index = Array.isArray(list)
    ? (list as readonly Json[]).findIndex((one) => isJsonObject(one) && one['id'] === id)
    : -1;
  return checks && index >= 0 ? [placed(project, { file: checks.path, pointer: `/promises/${index}` })] : [];
}

/** By step of a counterexample: the branches by which it leads on. */
export function placesOfSteps(
  project: Project,
  exploration: Exploration,
  steps: readonly Step[],
): readonly (readonly Placed[])[] {
  return steps.map((step) => branchesTaken(exploration, step).map((place) => placed(project, place)));
}

/** The state where a counterexample ends. */
export function placeOfEnd(project: Project, exploration: Exploration, steps: readonly Step[]): readonly Placed[] {
  const { positions } = exploration;
  const last = steps.at(-1);
  const state = last ? positions[last.to]?.state : beginOf(exploration, steps).state;
  if (!state) return [];
  const file = `flows/${state.frame.bundle.flow.id}/flow.json`;
  return [placed(project, { file, pointer: formatPointer(['states', state.name]) })];
}

/** The field of the form where a counterexample ends that nobody can fill in, or the choice that nobody can go on with. */
export function placeOfField(project: Project, exploration: Exploration, steps: readonly Step[]): readonly Placed[] {
  const last = steps.at(-1);
  const position = last ? exploration.positions[last.to] : beginOf(exploration, steps);
  const pointer = position?.unmet?.pointer ?? position?.stuck?.pointer;
  const id = position?.state.node.meta?.form;
  const form = position?.state.frame.bundle.forms[id ?? ''];
  if (pointer === undefined || id === undefined || !form) return [];
  const name = parsePointer(pointer)
    .map((token) => (/^\d+$/.test(token) ? '-' : token))
    .join('/');
  const fields = formFields(form.schema);
  const field = fields.find(({ tokens }) => tokens.join('/') === name);
  const place = field ? fieldPlace(project, id, fields, field, []) : { file: `schemas/${id}.schema.json`, pointer: '' };
  return project.files.has(place.file) ? [placed(project, { ...place, of: 'key' })] : [];
}

/** Where an item of the coverage stands: `transition:details.NEXT.0`, `guard:details.NEXT.0=true`, `state:details`. */
export function placesOfItem(project: Project, flow: string, item: string): readonly Placed[] {
  const entry = project.flows[flow];
  const [, kind = '', rest = ''] = /^(state|transition|guard):(.*)$/.exec(item) ?? [];
  if (!entry || kind === '') return [];
  const file = entry.file.path;
  if (kind === 'state') return [placed(project, { file, pointer: `/states/${writtenState(rest)}` })];
  if (rest.startsWith('entry.')) return [placed(project, { file, pointer: '/meta/entries' })];
  return branchesOfItem(entry.flow, item)
    .map((branch) => placed(project, { file, pointer: formatPointer(branch.at) }))
    .filter(
      ({ line, column }, index, all) => index === all.findIndex((one) => one.line === line && one.column === column),
    );
}

/** The state that an item of a transition or of a guard is of; empty for others. */
export function stateOfItem(item: string): string {
  return /^(?:transition|guard):([^.]+)\./.exec(item)?.[1] ?? '';
}

/** The branches of a flow that an item of a transition or of a guard is about. */
export function branchesOfItem(flow: FlowFile, item: string): readonly Branch[] {
  const [, kind = '', state = '', event = '', index = ''] =
    /^(transition|guard):([^.]+)\.(.+)\.(\d+)(?:=(?:true|false))?$/.exec(item) ?? [];
  return branchesOf(flow).filter(
    (branch) =>
      asWritten(`${kind}:${branch.state}`) === `${kind}:${state}` &&
      eventOf(branch) === event &&
      branch.index === Number(index),
  );
}

/** The event of a branch, as items call it: `NEXT`, `onDone`, `after 1000`. */
export function eventOf({ kind, name }: Branch): string {
  const words = { event: name ?? '', done: 'onDone', error: 'onError', always: 'always', after: `after ${name ?? ''}` };
  return words[kind];
}

function placed(project: Project, { file, pointer, of }: Place): Placed {
  return { file, ...project.position(file, pointer, of ?? 'value') };
}

function branchesTaken({ positions }: Exploration, step: Step): readonly Place[] {
  const { choice } = step;
  const [from, to] = [step.from, step.to].map((id) => positions[id]?.state);
  if (!from || !to || !choice) return [];
  const found: Place[] = [];
  for (const frame of framesOf(from)) {
    const own = within(from, frame);
    const target = within(to, frame);
    if (own) found.push(...ofState(frame, own, target, own === from ? choice : undefined));
    if (target) break;
  }
  return found;
}

/** The state of `frame` in which `state` lies. */
function within(state: FlatState, frame: Frame): FlatState | undefined {
  for (let at: FlatState | undefined = state; at; at = at.frame.caller) if (at.frame === frame) return at;
  return undefined;
}

/** Branches of a state that a choice may take: those that lead where it led, or into an outcome where it left the flow. */
function ofState(
  { bundle }: Frame,
  state: FlatState,
  target: FlatState | undefined,
  choice: Choice | undefined,
): readonly Place[] {
  const fits = branchesOf(bundle.flow).filter((branch) => branch.state === state.name && takes(branch, choice));
  const led = fits.filter((branch) =>
    target ? branch.target === target.name : bundle.flow.states[branch.target]?.type === 'final',
  );
  return (led.length > 0 ? led : fits).map(({ at }) => ({
    file: `flows/${bundle.flow.id}/flow.json`,
    pointer: formatPointer(at),
  }));
}

function takes({ kind, name }: Branch, choice: Choice | undefined): boolean {
  if (!choice) return kind === 'done';
  if (choice.type === 'event') return name === choice.name;
  if (choice.type === 'next') return name === 'NEXT';
  if (choice.type === 'after') return kind === 'after';
  return actorOf(choice) === 'gateway' && kind === (choice.type === 'done' ? 'done' : 'error');
}
