import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import { moneyText } from '../../src/domain/moneyText.ts';
import type { Lang } from '../shared/lang.ts';
import type { DocumentText } from './publicContent.ts';

/** Fills `{{names}}` of constants in a document with their values, so that it never says another fee than the gateway takes.
 * @param unitOf the unit of a constant: seconds are written in the largest unit that leaves no rest
 * @throws Error when a name is not that of a constant in force: a fault of the data */
export function writtenDocument(
  { title, sections }: DocumentText,
  lang: Lang,
  constants: JsonObject,
  unitOf: (id: string) => string | undefined,
): DocumentText {
  const text = (template: string): string =>
    template.replaceAll(/\{\{([\w.]+)\}\}/g, (_whole, id: string) => written(id, constants[id], unitOf(id), lang));
  return {
    title,
    sections: sections.map(({ heading, paragraphs = [], rows = [] }) => ({
      heading: text(heading),
      paragraphs: paragraphs.map(text),
      rows: rows.map((row) => row.map(text)),
    })),
  };
}

/** A sum in each currency, a time in words, or the value as it is. */
function written(id: string, value: Json | undefined, unit: string | undefined, lang: Lang): string {
  if (isJsonObject(value)) {
    return Object.entries(value)
      .map(([currency, amount]) => moneyText({ currency, amount: String(amount) }))
      .join(' / ');
  }
  if (unit === 'seconds' && typeof value === 'number') return duration(value, lang);
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  throw new Error(`The document names "${id}", which is no constant that can be written.`);
}

const UNITS = [
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
];

/** `86400` is 24 hours. */
function duration(seconds: number, lang: Lang): string {
  const { unit, seconds: each } = UNITS.find((one) => seconds % one.seconds === 0) ?? { unit: 'second', seconds: 1 };
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / each);
}
