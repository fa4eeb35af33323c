import { formatPointer } from '../domain/jsonPointer.ts';
import type { Json, JsonObject } from '../domain/json.ts';

/** A member of an object or a row of a list, somewhere below a value. */
export interface Member {
  readonly key: string;
  readonly value: Json;
  readonly pointer: string;
  readonly owner: JsonObject | readonly Json[];
}

/** Everything below a value in file order, with its place.
 * @param visit says `false` of what is not to be looked into */
export function eachMember(value: Json | undefined, visit: (member: Member) => boolean | void, pointer = ''): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value) as [string, Json][]) {
    const at = `${pointer}${formatPointer([key])}`;
    if (visit({ key, value: inner, pointer: at, owner: value }) !== false) eachMember(inner, visit, at);
  }
}

/** Every text in a value. */
export function textsIn(value: Json | undefined): readonly string[] {
  const texts: string[] = [];
  addTexts(value, texts);
  return texts;
}

function addTexts(value: Json | undefined, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value) as Json[]) addTexts(one, texts);
}
