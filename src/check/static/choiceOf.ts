import { deepEqual } from '../../domain/deepEqual.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { valuesOf } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';
import { namedBy, type Named } from './pointerTypes.ts';

/** The question whose every choice shows one of these fields: where it was asked, one of them is there. */
export function choiceOf(view: FlowView, all: readonly Named[]): readonly Named[] {
  const named = all.flatMap((one) => (one.type === 'named' ? [one] : []));
  const shown = named.flatMap(({ owner, typed: { presence } }) => {
    const [fact, ...more] = presence.type === 'when' && presence.any.length === 1 ? (presence.any[0] ?? []) : [];
    if (!owner || fact?.type !== 'is' || more.length > 0) return [];
    return [{ question: owner.root + formatPointer(fact.at), by: fact.in }];
  });
  const [first] = shown;
  if (!first || shown.length < all.length || shown.some(({ question }) => question !== first.question)) return [];
  const question = namedBy(view, first.question);
  const choices = question.type === 'named' ? valuesOf(question.typed) : undefined;
  const isEvery = choices?.every((choice) => shown.some(({ by }) => by.some((one) => deepEqual(one, choice))));
  return isEvery === true ? [question] : [];
}
