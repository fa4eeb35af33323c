import type { JsonObject } from '../../src/domain/json.ts';
import { offeredText } from '../../src/domain/offeredText.ts';
import { writtenConstant, type WayOfWriting } from '../../src/domain/writtenConstant.ts';
import type { Lang } from '../shared/lang.ts';
import type { DocumentText } from './publicContent.ts';

/** Fills `{{names}}` in a document: of constants with their values, so that it never says another fee than the gateway takes, and of the
 * deployment. What begins with `{{needs fps}}` is left out where the site is without FPS: a paragraph, a row, or the section of a heading.
 * @param wayOf how a constant is written
 * @param siteTextOf a text of the deployment; empty when there is none of that name
 * @param without features that the site does not have
 * @throws Error when a name is neither: a fault of the data */
export function writtenDocument(
  { title, sections }: DocumentText,
  lang: Lang,
  constants: JsonObject,
  wayOf: (id: string) => WayOfWriting | undefined,
  siteTextOf: (name: string) => string = () => '',
  without: readonly string[] = [],
): DocumentText {
  const text = (template: string): string =>
    template.replaceAll(/\{\{([\w.]+)\}\}/g, (_whole, id: string) => {
      const written = writtenConstant(constants[id], wayOf(id), lang) ?? siteTextOf(id);
      if (written === '') throw new Error(`The document names "${id}", which is no value that can be written.`);
      return written;
    });
  const offered = (template: string) => offeredText(template, without);
  return {
    title,
    sections: sections.flatMap(({ heading: marked, paragraphs = [], rows = [] }) => {
      const heading = offered(marked);
      if (heading === undefined) return [];
      return {
        heading: text(heading),
        paragraphs: paragraphs.flatMap((paragraph) => offered(paragraph) ?? []).map(text),
        rows: rows.flatMap(([cell = '', ...cells]) => {
          const first = offered(cell);
          return first === undefined ? [] : [[first, ...cells].map(text)];
        }),
      };
    }),
  };
}
