import { bundleFlow } from '../../../src/compile/bundleFlow.ts';
import type { Project } from '../../../src/compile/project.ts';
import type { Json, JsonObject } from '../../../src/domain/json.ts';
import { checkWorld } from '../../../src/check/checkWorld.ts';
import { judgeGuard } from '../../../src/engine/judge.ts';
import type { ControlEvent } from '../../../src/engine/machine.ts';
import { flowMachine } from '../../../src/engine/machine.ts';
import type { Visit } from '../../../src/engine/record.ts';
import { resolvePointer } from '../../../src/engine/trailScope.ts';

const RECORDED = { digest: '', at: '2026-03-03T12:00:00+08:00' };

/** What happens at a state, in the words of a page: `NEXT` with `{ … }`, `SUCCESS` with `{ … }`, a code, outcome `locked`,
 * the reply is lost; by a member `{ … }`. */
export interface Happening {
  readonly event: ControlEvent;
  readonly visit: Visit;
  readonly member: JsonObject;
}

/** @throws RangeError for other words */
export function happeningOf(state: string, words: string): Happening {
  const [name] = /(?<=`)[^`{]+(?=`)/.exec(words) ?? [];
  const data = jsonAfter(words, 'with') ?? {};
  const member = (jsonAfter(words, 'by a member') ?? {}) as JsonObject;
  const visit: Visit = { state };
  if (words.startsWith('the reply is lost')) return { event: { type: 'unknown' }, visit, member };
  if (name === undefined) throw new RangeError(`“${words}” does not say what happens at ${state}`);
  if (words.startsWith('outcome')) return { event: { type: 'done', outcome: name, output: data }, visit, member };
  if (name === 'SUCCESS') {
    const reply = { ...RECORDED, type: 'done', data } as const;
    return { event: { type: 'done', output: data }, visit: { ...visit, reply }, member };
  }
  return { event: { type: 'event', name }, visit: { ...visit, event: name, answer: data as JsonObject }, member };
}

function jsonAfter(words: string, word: string): Json | undefined {
  const [, json] = new RegExp(`${word} \`([^\`]*)\``).exec(words) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as Json);
}

/** Where the flow goes from a state, asked of XState with the engine's own guards. */
export function leadsTo(project: Project, flow: string, { event, visit, member }: Happening): string | undefined {
  const bundle = bundleFlow(project, flow);
  const world = { ...checkWorld(project), user: { signed_in: Object.keys(member).length > 0, ...member } };
  const scope = { world, input: {}, path: [visit], outputs: {}, error: undefined };
  const resolve = (pointer: string) => resolvePointer(scope, pointer);
  const state = bundle.flow.states[visit.state];
  const isCode = event.type === 'event' && !Object.hasOwn(state?.on ?? {}, event.name);
  const sent = isCode ? ({ type: 'code', code: event.name } as const) : event;
  return flowMachine(bundle.flow).next(visit.state, sent, (guard, cause) =>
    judgeGuard(guard, cause, { bundle, world, resolve, lastStep: undefined }),
  );
}
