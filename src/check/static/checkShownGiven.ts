import { listOf, objectOf, type Json } from '../../domain/json.ts';
import { isBarrier } from '../../engine/bundle.ts';
import { pointersOf } from '../../engine/mapping.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { formFields } from '../../rules/formSchema.ts';
import { isMissing, lookUp, membersOf, typeOf } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';

/** What a review shows or asks, and the call after it or its quote takes by the same name, one of the two is given: who confirms
 * it believes that it is done as they read it. */
export function checkShownGiven(view: FlowView): void {
  const reviews = view.states.flatMap(([state, { tags }]) => (tags?.includes('review') ? [state] : []));
  for (const review of reviews) {
    const isOther = (from: string) => from !== review && reviews.includes(from);
    const ahead = view.paths.reach(({ from }) => isOther(from), [review]);
    for (const [call] of view.states)
      if (ahead.has(call) && isBarrier(view.callOf(call)?.meta.effect ?? 'read')) checkCall(view, review, call);
  }
}

function checkCall(view: FlowView, review: string, call: string): void {
  const quotes = quotesOf(view, call);
  for (const answer of [...shownAt(view, review), ...askedAt(view, review)]) {
    const name = answer.split('/').at(-1) ?? '';
    const taking = [...quotes, call].filter((one) => namesOf(view, one).includes(name));
    const [first] = taking;
    if (first === undefined || taking.some((one) => inputOf(view, one)[name] !== undefined)) continue;
    const isAsked = answer.startsWith(`${review}/`);
    // What has to be given is missed at its place, and what nobody is given may be there to be ticked or read only.
    if (isNeeded(view, first, name) || (isAsked && !isGivenElsewhere(view, answer))) continue;
    const by = first === call ? '' : `, by whose quote "${call}" is made,`;
    const what = `"${review}" ${isAsked ? 'asks' : 'shows'} "${answer}", and "${first}"${by} takes "${name}" and is not given it`;
    const fix = `Give it: "${name}": "$form/${answer}", in { "maybe": … } where it may be left out${isAsked ? '' : ', or leave the row out'}.`;
    view.add('quoted-otherwise', placeOf(view, first), what, fix);
  }
}

/** The calls whose reply gave the quote that a call is made by. */
function quotesOf(view: FlowView, call: string): readonly string[] {
  const pointers = pointersOf(inputOf(view, call)['quote_id'] as Mapping | undefined);
  const states = pointers.flatMap((pointer) => /^\$reply\/([^/]+)\//.exec(pointer)?.[1] ?? []);
  return [...new Set(states)].filter((state) => view.callOf(state) !== undefined);
}

function inputOf(view: FlowView, state: string) {
  return objectOf(view.node(state)?.invoke?.input as Json | undefined);
}

function namesOf(view: FlowView, state: string): readonly string[] {
  return membersOf(typeOf(objectOf(view.callOf(state)?.request)));
}

function isNeeded(view: FlowView, state: string, name: string): boolean {
  const slot = lookUp(typeOf(objectOf(view.callOf(state)?.request)), [name]);
  return !isMissing(slot) && slot.presence.type === 'always';
}

function isGivenElsewhere(view: FlowView, answer: string): boolean {
  return view.states.some(
    ([state, { invoke }]) =>
      view.callOf(state) !== undefined && pointersOf(invoke?.input).some((one) => one === `$form/${answer}`),
  );
}

/** Answers of steps in the rows of a review, as `details/amount`. */
function shownAt(view: FlowView, review: string): readonly string[] {
  return listOf(view.node(review)?.meta?.summary as Json | undefined)
    .map(objectOf)
    .flatMap(({ answer, step, answers }) => [
      ...(typeof answer === 'string' ? [answer] : []),
      ...listOf(answers).map((one) => `${String(step)}/${String(one)}`),
    ]);
}

function askedAt(view: FlowView, review: string): readonly string[] {
  return formFields(view.formOf(review) ?? {}).flatMap(({ tokens }) =>
    tokens.length === 1 ? [`${review}/${String(tokens[0])}`] : [],
  );
}

function placeOf(view: FlowView, state: string) {
  const input = view.node(state)?.invoke?.input;
  return view.keyAt('states', state, 'invoke', input === undefined ? 'src' : 'input');
}
