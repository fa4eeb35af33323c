import type { Project } from '../../compile/project.ts';
import { isJsonObject, objectOf, type Json } from '../../domain/json.ts';
import { LOCALES } from '../../i18n/locale.ts';
import { remembering } from '../remembering.ts';

/** Constants that can be written in a sentence: no table and no list. One without a row in force is reported where it stands. */
export const writableConstants = remembering(
  ({ constants }: Project): ReadonlySet<string> =>
    new Set(
      Object.entries(constants).flatMap(([id, { constant }]) =>
        constant.rows.every((row) => !('value' in row) || ['string', 'number'].includes(typeof row.value)) ? [id] : [],
      ),
    ),
);

/** What `{{…}}` of an article or a document may name: these constants, and texts of the site in every language. */
export const writableNames = remembering((project: Project): ReadonlySet<string> => {
  const names = new Set(writableConstants(project));
  for (const [name, value] of Object.entries(objectOf(project.site?.data)))
    if (isText(value) || (isJsonObject(value) && LOCALES.every((locale) => isText(value[locale])))) names.add(name);
  return names;
});

function isText(value: Json | undefined): boolean {
  return typeof value === 'string' && value !== '';
}
