import { pointersOf } from '../../engine/mapping.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { objectOf, type Json } from '../../domain/json.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';

import { valuesOf, typeOf } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';

/** What a member is asked by a name is what calls are sent by it: not what the field was filled with, which the member may have changed,
 * nor one value beside other answers of the same step. */
export function checkPrefilled(view: FlowView): void {
  for (const [state, { invoke }] of view.states) {
    const input = objectOf(invoke?.input as Json | undefined);
    if (view.callOf(state)?.request === undefined) continue;
    for (const [name, mapping] of Object.entries(input)) {
      const asked = view.states.flatMap(([step]) => askedAt(view, step, name));
      const [one, ...others] = asked;
      if (!one || others.length > 0 || !isAlwaysBefore(view, one.step, state)) continue;
      const what = strange(mapping, one, input);
      if (what === undefined) continue;
      const place = view.at('states', state, 'invoke', 'input', name);
      const said = `"${state}" is sent ${what} as "${name}", whatever the member has answered`;
      view.add('quoted-otherwise', place, said, `Send what was answered: "${one.pointer}".`);
    }
  }
}

interface Asked {
  readonly step: string;
  readonly pointer: string;
  readonly filledWith: readonly string[];
  readonly values: readonly Json[] | undefined;
}

function askedAt(view: FlowView, step: string, name: string): readonly Asked[] {
  const field = objectOf(objectOf(view.formOf(step)?.['properties'])[name]);
  if (Object.keys(field).length === 0) return [];
  return [
    {
      step,
      pointer: `$form/${step}/${name}`,
      filledWith: pointersOf(field['x-prefill'] as Mapping | undefined),
      values: valuesOf(typeOf(field)),
    },
  ];
}

/** What is sent for the answer. */
function strange(mapping: Json, asked: Asked, input: { readonly [name: string]: Json }): string | undefined {
  const pointers = pointersOf(mapping as Mapping);
  if (pointers.some((pointer) => pointer.startsWith('$form/'))) return undefined;
  const filled = pointers.find((pointer) => asked.filledWith.includes(pointer));
  if (filled !== undefined) return `"${filled}"`;
  // What is one value only may well be written down, and what lists values is looked at beside what is chosen.
  if (typeof mapping !== 'string' || isWordPointer(mapping) || asked.values !== undefined) return undefined;
  const isBeside = Object.values(input).some((other) =>
    pointersOf(other as Mapping).some((pointer) => pointer.startsWith(`$form/${asked.step}/`)),
  );
  return isBeside ? JSON.stringify(mapping) : undefined;
}

/** No way leads to the call but over the step. */
function isAlwaysBefore({ flow, paths }: FlowView, step: string, state: string): boolean {
  return step !== state && !paths.reach(({ from }) => from === step, [flow.initial]).has(state);
}
