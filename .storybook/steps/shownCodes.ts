import type { Project } from '../../src/compile/project.ts';
import type { Json } from '../../src/domain/json.ts';
import { isJsonObject } from '../../src/domain/json.ts';
import { getAt } from '../../src/domain/jsonPointer.ts';
import type { FlowFile, StateNode } from '../../src/engine/flowFile.ts';
import { transitionsOf } from '../../src/engine/flowFile.ts';
import { codeSample } from '../../src/check/samples/operationSamples.ts';

/** A return code as a step may have to show it. */
export interface ShownCode {
  readonly code: string;
  readonly data: Json;
  /** Where on the step: pointers of fields, or the summary and its tone. Codes of one place look alike. */
  readonly place: string;
}

/** Return codes that lead to `state`, one for each distinct place they show at.
 * @param asked names of the fields that the step asks */
export function shownCodes(
  project: Project,
  flow: FlowFile,
  state: string,
  asked: readonly string[],
): readonly ShownCode[] {
  const places = new Map<string, ShownCode>();
  for (const { code, operation } of codesTo(project, flow, state)) {
    const place = placeOf(project, code, asked);
    if (!places.has(place)) places.set(place, { code, data: codeSample(project, operation, code), place });
  }
  return [...places.values()];
}

/** Codes of calls whose failure leads to `state`, in file order. */
export function codesTo(
  project: Project,
  flow: FlowFile,
  state: string,
): readonly { readonly code: string; readonly operation: string }[] {
  return Object.values(flow.states).flatMap((node) => {
    const operation = node.invoke?.src.startsWith('op:') ? node.invoke.src.slice(3) : undefined;
    if (operation === undefined) return [];
    const codes = project.operations[operation]?.meta.returnCodes ?? [];
    return codes.filter((code) => targetOf(flow, node, code) === state).map((code) => ({ code, operation }));
  });
}

/** Where a code leads; one that the flow says nothing about leads back to the step before the call. */
function targetOf(flow: FlowFile, node: StateNode, code: string): string | undefined {
  const transitions = transitionsOf(node.invoke?.onError);
  const taken = transitions.find(({ guard }) => guard === `code:${code}` || guard === undefined);
  return taken?.target ?? stepBefore(flow, node);
}

function stepBefore(flow: FlowFile, call: StateNode): string | undefined {
  const name = Object.keys(flow.states).find((state) => flow.states[state] === call);
  const found = Object.entries(flow.states).find(([, node]) =>
    transitionsOf(node.on?.NEXT).some(({ target }) => target === name),
  );
  return found?.[0];
}

function placeOf(project: Project, code: string, fields: readonly string[]): string {
  const entry = getAt(project.returnCodes?.data, ['codes', code]);
  const { at, severity } = isJsonObject(entry) ? entry : {};
  const pointers = Array.isArray(at) ? (at as readonly Json[]).map(String) : [];
  const asked = pointers.filter((pointer) => fields.includes(pointer.split('/')[1] ?? ''));
  return asked.length > 0 ? asked.join(' ') : `summary ${typeof severity === 'string' ? severity : 'error'}`;
}
