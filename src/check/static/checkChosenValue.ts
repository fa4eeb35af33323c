import { objectOf, type Json } from '../../domain/json.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';

import { misfitOfLiteral } from '../types/fits.ts';
import { isMissing, lookUp, typeOf } from '../types/lookUp.ts';
import { certaintyAt } from './certainty.ts';
import type { FlowView } from './checkContext.ts';
import { namedBy } from './pointerTypes.ts';

/** Where a member has chosen among values, a call that takes them by the same name is not sent one of them whichever it was.
 * Where some call is sent the choice, another may well be about something else. */
export function checkChosenValue(view: FlowView): void {
  for (const [state, { invoke }] of view.states) {
    const request = view.callOf(state)?.request;
    if (request === undefined) continue;
    for (const [name, value] of Object.entries(objectOf(invoke?.input as Json | undefined))) {
      if (typeof value !== 'string' || isWordPointer(value)) continue;
      const slot = lookUp(typeOf(objectOf(request)), [name]);
      const chosen = view.states.flatMap(([step]) => choiceAt(view, step, name));
      const [answer, ...others] = chosen;
      if (isMissing(slot) || answer === undefined || others.length > 0 || isSent(view, answer.pointer)) continue;
      const isAsked = answer.values.includes(value) && answer.values.every((one) => !misfitOfLiteral(one, slot));
      const isThere = certaintyAt(view, state, [namedBy(view, answer.pointer)]).type === 'certain';
      if (!isAsked || !isThere || !answer.values.some((one) => one !== value && mayCome(view, state, answer, one)))
        continue;
      const what = `"${state}" is sent ${JSON.stringify(value)} as "${name}", whichever the member has chosen`;
      const place = view.at('states', state, 'invoke', 'input', name);
      view.add('quoted-otherwise', place, what, `Send what was chosen: "${answer.pointer}".`);
    }
  }
}

interface Choice {
  readonly pointer: string;
  readonly values: readonly Json[];
}

/** What a step asks by a name, where it lists several texts. */
function choiceAt(view: FlowView, step: string, name: string): readonly Choice[] {
  if (objectOf(view.formOf(step)?.['properties'])[name] === undefined) return [];
  const pointer = `$form/${step}/${name}`;
  const values = (view.valuesAt(pointer) ?? []) as readonly Json[];
  return [{ pointer, values: values.length > 1 && values.every((one) => typeof one === 'string') ? values : [] }];
}

function isSent(view: FlowView, answer: string): boolean {
  return view.states.some(([, { invoke }]) =>
    pointersOf(invoke?.input).some((pointer) => answer === pointer || answer.startsWith(`${pointer}/`)),
  );
}

/** Some way leads to the call with that value chosen. */
function mayCome({ paths }: FlowView, state: string, { pointer }: Choice, value: Json): boolean {
  return paths.reach((edge) => paths.excludes(edge, pointer, value)).has(state);
}
