import type { JsonObject } from '../../src/domain/json.ts';
import { writtenConstant, type WayOfWriting } from '../../src/domain/writtenConstant.ts';
import type { Lang } from '../shared/lang.ts';
import type { DocumentText } from './publicContent.ts';

/** Fills `{{names}}` in a document: of constants with their values, so that it never says another fee than the gateway takes, and of the
 * deployment.
 * @param wayOf how a constant is written
 * @param siteTextOf a text of the deployment; empty when there is none of that name
 * @throws Error when a name is neither: a fault of the data */
export function writtenDocument(
  { title, sections }: DocumentText,
  lang: Lang,
  constants: JsonObject,
  wayOf: (id: string) => WayOfWriting | undefined,
  siteTextOf: (name: string) => string = () => '',
): DocumentText {
  const text = (template: string): string =>
    template.replaceAll(/\{\{([\w.]+)\}\}/g, (_whole, id: string) => {
      const written = writtenConstant(constants[id], wayOf(id), lang) ?? siteTextOf(id);
      if (written === '') throw new Error(`The document names "${id}", which is no value that can be written.`);
      return written;
    });
  return {
    title,
    sections: sections.map(({ heading, paragraphs = [], rows = [] }) => ({
      heading: text(heading),
      paragraphs: paragraphs.map(text),
      rows: rows.map((row) => row.map(text)),
    })),
  };
}
