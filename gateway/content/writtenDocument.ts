import type { JsonObject } from '../../src/domain/json.ts';
import { writtenConstant } from '../../src/domain/writtenConstant.ts';
import type { Lang } from '../shared/lang.ts';
import type { DocumentText } from './publicContent.ts';

/** Fills `{{names}}` of constants in a document with their values, so that it never says another fee than the gateway takes.
 * @param unitOf the unit of a constant
 * @throws Error when a name is not that of a constant in force: a fault of the data */
export function writtenDocument(
  { title, sections }: DocumentText,
  lang: Lang,
  constants: JsonObject,
  unitOf: (id: string) => string | undefined,
): DocumentText {
  const text = (template: string): string =>
    template.replaceAll(/\{\{([\w.]+)\}\}/g, (_whole, id: string) => {
      const written = writtenConstant(constants[id], unitOf(id), lang);
      if (written === undefined)
        throw new Error(`The document names "${id}", which is no constant that can be written.`);
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
