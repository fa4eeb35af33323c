import { differences, type Difference } from './leaves.ts';
import type { Project } from '../../compile/project.ts';
import type { Json } from '../../domain/json.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { getAt } from '../../domain/jsonPointer.ts';

const LOCALE = 'en';

/** The title of a step as a member reads it; the name of a state that has none. */
export function stepName(project: Project, flow: string, state: string): string {
  const title = getAt(project.words[LOCALE]?.[flow]?.data, ['steps', writtenState(state), 'title']);
  return typeof title === 'string' ? `“${title}”` : state;
}

/** The title of a step by its nested names, that of a sub-flow's step with the name of the state that calls it: `authorise/ask`. */
export function placeName(project: Project, flow: string, place: string): string {
  const [state = '', ...inner] = place.split('/');
  const src = project.flows[flow]?.flow.states[state]?.invoke?.src;
  if (inner.length === 0 || !src?.startsWith('flow:')) return stepName(project, flow, place);
  return `${placeName(project, src.slice('flow:'.length), inner.join('/'))} in ${state}`;
}

/** The label of a field as a member reads it. */
export function fieldName(project: Project, flow: string, state: string, field: string): string {
  const own = getAt(project.words[LOCALE]?.[flow]?.data, ['steps', writtenState(state), 'fields', field, 'label']);
  const shared = getAt(project.words[LOCALE]?.['shared']?.data, ['fields', field, 'label']);
  const label = [own, shared].find((one) => typeof one === 'string');
  return typeof label === 'string' ? `“${label}”` : `“${field}”`;
}

/** `path is "/a" instead of "/b"`, without a full stop. */
export function changeText(what: string, { before, after }: Pick<Difference, 'before' | 'after'>): string {
  if (before === undefined) return `${what} is new: ${shortText(after)}`;
  return after === undefined
    ? `${what} is removed; it was ${shortText(before)}`
    : `${what} is ${shortText(after)} instead of ${shortText(before)}`;
}

/** The same of every place where two values differ, each as a sentence that begins with `subject`. */
export function changeTexts(subject: string, before: Json | undefined, after: Json | undefined): readonly string[] {
  return differences(before, after).map(
    ({ at, ...values }) => `${changeText([`${subject}:`, ...at].join(' '), values)}.`,
  );
}

const MOST_CHARACTERS = 120;

/** A value as it is in a file, its end left off where it is long. */
export function shortText(value: Json | undefined): string {
  const text = valueText(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;
}

export function valueText(value: Json | undefined): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
