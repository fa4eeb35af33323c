import type { JsonObject } from '../../src/domain/json.ts';
import { getAt, placesOf, setAt } from '../../src/domain/jsonPointer.ts';
import type { FormField } from '../../src/rules/formSchema.ts';

/** Characters that show nothing themselves: they turn the direction of the text around them, or hide in a word so that it is not what it
 * looks like (Unicode TR 36). Ends of lines and tabs stay, and what joins letters and pictures (U+200C, U+200D). */
const HIDDEN =
  // eslint-disable-next-line no-control-regex
  /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** What a reader sees something of: neither white space nor what Unicode lets a reader leave out, nor Braille without a dot. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Among the fields of a request those that take any text, to be read by people: no secrets, and nothing with a form of its own. */
export function textFields(fields: readonly FormField[]): readonly FormField[] {
  const bound = ['enum', 'const', 'format', 'pattern', 'x-sensitive'];
  return fields.filter(
    ({ schema }) => schema['type'] === 'string' && !bound.some((name) => schema[name] !== undefined),
  );
}

/** A request whose texts say what they look like; one that shows nothing is absent, so that it is no answer where one is required. White
 * space around what is shown stays, and a text that was sent empty. The very same object where nothing changes. */
export function shownTexts(texts: readonly FormField[], body: JsonObject): JsonObject {
  const places = texts.flatMap(({ tokens }) => placesOf(body, tokens));
  return places.reduce((now, place) => {
    const text = getAt(now, place);
    if (typeof text !== 'string' || text === '') return now;
    const shown = text.replace(HIDDEN, '');
    if (!SEEN.test(shown)) return setAt(now, place, undefined) as JsonObject;
    return shown === text ? now : (setAt(now, place, shown) as JsonObject);
  }, body);
}
