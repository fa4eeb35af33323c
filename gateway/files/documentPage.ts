import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import type { DocumentText } from '../content/publicContent.ts';
import type { Lang } from '../lang.ts';

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** A document as a page that needs nothing else; `{{names}}` of constants become their values, so that it never says
 * another fee than the gateway takes.
 * @throws Error when a name is not that of a constant in force: a fault of the data */
export function documentPage({ title, sections }: DocumentText, lang: Lang, constants: JsonObject): string {
  const text = (template: string) =>
    escaped(template.replaceAll(/\{\{([\w.]+)\}\}/g, (_whole, id: string) => written(id, constants[id])));
  const parts = sections.map(({ heading, paragraphs = [], rows = [] }) => [
    `<h2>${text(heading)}</h2>`,
    ...paragraphs.map((paragraph) => `<p>${text(paragraph)}</p>`),
    ...(rows.length > 0 ? [table(rows.map((row) => row.map(text)))] : []),
  ]);
  return [
    '<!doctype html>',
    `<html lang="${lang}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(title)}</title></head>`,
    `<body><h1>${text(title)}</h1>`,
    ...parts.flat(),
    '</body></html>',
    '',
  ].join('\n');
}

function table([head = [], ...body]: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

/** A sum in each currency, or the value as it is. */
function written(id: string, value: Json | undefined): string {
  if (isJsonObject(value)) {
    return Object.entries(value)
      .map(([currency, amount]) => `${currency} ${String(amount)}`)
      .join(' / ');
  }
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  throw new Error(`The document names "${id}", which is no constant that can be written.`);
}
