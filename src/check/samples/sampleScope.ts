import type { Project } from '../../compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import { mapInput } from '../../engine/mapping.ts';
import type { FlowFile } from '../../engine/flowFile.ts';
import { resolveConstants } from '../../rules/constants.ts';
import type { PointerScope, World } from '../../rules/compiled.ts';
import { createPointerScope } from '../../rules/pointerScope.ts';
import { replySample } from './operationSamples.ts';

/** When every story happens. */
const storyNow = '2026-11-21T10:00:00.000+08:00';

/** The words of `$word/…` pointers as a member in mid-flow would have them. */
interface SampleWords {
  readonly reply: JsonObject;
  readonly input: JsonObject;
  readonly form: JsonObject;
}

/** Replies are the contract's examples; a sub-flow's input is what its callers would give, the
 * first before the others. */
export function sampleWords(project: Project, flowId: string, depth = 0): SampleWords {
  const flow = project.flows[flowId]?.flow;
  return {
    reply: flow ? replies(project, flow) : {},
    input: depth > 2 ? {} : inputOf(project, flowId, depth),
    form: {},
  };
}

export function scopeOf(project: Project, words: SampleWords, more: Record<string, Json> = {}): PointerScope {
  return createPointerScope(storyWorld(project), { ...words, ...more });
}

/** A signed-in member, the constants of the day, the calendars: the world of every story. */
function storyWorld(project: Project): World {
  const member = replySample(project, 'userInfoQuery');
  const constants = Object.values(project.constants).map(({ constant }) => constant);
  return {
    user: { ...(isJsonObject(member) ? member : {}), signed_in: true },
    site: isJsonObject(project.site?.data) ? project.site.data : {},
    const: resolveConstants(constants, storyNow),
    calendars: project.calendars as unknown as JsonObject,
    now: storyNow,
  };
}

function replies(project: Project, flow: FlowFile): JsonObject {
  const entries = Object.entries(flow.states).flatMap(([state, { invoke }]) =>
    invoke?.src.startsWith('op:') ? [[state, replySample(project, invoke.src.slice(3))] as const] : [],
  );
  return Object.fromEntries(entries);
}

function inputOf(project: Project, flowId: string, depth: number): JsonObject {
  const given = Object.entries(project.flows).flatMap(([callerId, { flow }]) => {
    const calls = Object.values(flow.states).filter(({ invoke }) => invoke?.src === `flow:${flowId}`);
    if (calls.length === 0) return [];
    const scope = scopeOf(project, sampleWords(project, callerId, depth + 1));
    return calls.map(({ invoke }) => mapInput(invoke?.input, (pointer) => scope.resolve(pointer)));
  });
  return Object.assign({}, ...given.reverse()) as JsonObject;
}
