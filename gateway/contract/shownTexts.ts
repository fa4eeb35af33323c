import type { JsonObject } from '../../src/domain/json.ts';
import { HIDDEN_CHARACTERS } from '../../src/domain/hiddenCharacters.ts';
import { getAt, placesOf, setAt } from '../../src/domain/jsonPointer.ts';
import type { FormField } from '../../src/rules/formSchema.ts';

/** What a reader sees something of: neither white space nor what Unicode lets a reader leave out, nor a mark above no letter or Braille
 * without a dot. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\p{M}\u2800]/u;

/** Among the fields of a request those that take any text: nothing with a form of its own. */
export function textFields(fields: readonly FormField[]): readonly FormField[] {
  const bound = ['enum', 'const', 'format', 'pattern'];
  return fields.filter(
    ({ schema }) => schema['type'] === 'string' && !bound.some((name) => schema[name] !== undefined),
  );
}

/** A request whose texts say what they look like; one that shows nothing is absent, so that it is no answer where one is required. A secret
 * is read by nobody: of it nothing is taken out. White space around what is shown stays, and a text that was sent empty. The very same
 * object where nothing changes. */
export function shownTexts(texts: readonly FormField[], body: JsonObject): JsonObject {
  const places = texts.flatMap(({ tokens, schema }) =>
    placesOf(body, tokens).map((place) => ({ place, isSecret: schema['x-sensitive'] !== undefined })),
  );
  return places.reduce((now, { place, isSecret }) => {
    const text = getAt(now, place);
    if (typeof text !== 'string' || text === '') return now;
    const shown = isSecret ? text : text.replace(HIDDEN_CHARACTERS, '');
    if (!SEEN.test(shown)) return setAt(now, place, undefined) as JsonObject;
    return shown === text ? now : (setAt(now, place, shown) as JsonObject);
  }, body);
}
