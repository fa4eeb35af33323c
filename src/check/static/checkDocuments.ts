import { DOCUMENTS } from '../../compile/wordLinks.ts';
import { isCalendarDate } from '../../domain/calendarDate.ts';
import { isJsonObject, listOf, objectOf, type Json } from '../../domain/json.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { meant } from '../didYouMean.ts';
import { eachMember } from '../eachMember.ts';

import type { CheckContext } from './checkContext.ts';
import { addresses } from './checkEntries.ts';
import { at, FRAME_WORDS } from './checkPublic.ts';
import { oddOne } from './checkFigures.ts';
import { featuresOf } from './checkVariants.ts';
import { writableConstants, writableNames } from './writableConstants.ts';

/** A name in a text of a document, to the letter as the gateway fills it in, or what a part needs. */
const VALUE = /\{\{(needs \w+|[\w.]+)\}\}/g;

/** What needs a feature says so where it begins: a heading, a paragraph, and a row in its first cell. */
const MARKED = /\/sections\/\d+\/(heading|paragraphs\/\d+|rows\/[1-9]\d*\/0)$/;

/** Documents of the footer: each is listed once, at addresses of its own, with a name in the footer and a text in every language that says as much as
 * the others, and its values are constants or names of the site. A table that
 * says what a kind of things costs leaves none of it out. */
export function checkDocuments(context: CheckContext): void {
  const { files } = context.project;
  const index = files.get(DOCUMENTS);
  if (!index || context.unfit.has(DOCUMENTS)) return;
  const listed = listOf(objectOf(index.data)['documents']).map(objectOf);
  const types = listed.map(({ type }) => String(type));
  const known = addresses(context.project);
  const taken = new Map<string, string>();
  const names = objectOf(objectOf(objectOf(files.get(FRAME_WORDS)?.data)['footerLinks'])['documents']);
  for (const [place, document] of listed.entries()) {
    const here = (...rest: readonly (string | number)[]) => at(DOCUMENTS, 'documents', place, ...rest);
    const type = types[place] ?? '';
    if (types.indexOf(type) !== place)
      context.add('id-twice', here('type'), `a document above has the type "${type}" too`, 'Give it another.');
    const routes = listOf(document['routes']).map(String);
    for (const member of ['routes', 'english']) {
      for (const [one, route] of listOf(document[member]).map(String).entries()) {
        const owner = taken.get(route) ?? known?.get(route);
        taken.set(route, `document "${type}"`);
        if (owner === undefined || owner === `document "${type}"`) continue;
        const what = `"${route}" is an address already: ${owner}`;
        context.add('route-twice', here(member, one), what, 'Give it another.');
      }
    }
    if (!Object.hasOwn(names, type)) {
      const what = `the footer has no words for document "${type}"`;
      context.add('word-missing', here('type'), what, `Write it in "footerLinks.documents" of locales/*/app.json.`);
    }
    for (const [one, edition] of listOf(document['editions']).map(objectOf).entries()) {
      const route = String(edition['route']);
      if (routes.includes(route)) continue;
      const what = `"${route}" is no address of document "${type}"`;
      context.add(
        'page-unknown',
        here('editions', one, 'route'),
        what,
        meant(route, routes, 'Name one of its routes.'),
      );
    }
    checkEditions(context, document, place);
  }
  const texts = LOCALES.flatMap((locale) => textsIn(context, locale) ?? []);
  for (const one of texts) checkTexts(context, one, types);
  for (const [place, type] of types.entries()) {
    const missing = texts.filter(({ documents }) => !Object.hasOwn(documents, type)).map(({ locale }) => locale);
    if (missing.length > 0) {
      const wanted = missing.map((locale) => textsFile(locale)).join(', ');
      const what = `document "${type}" has no text in ${missing.join(', ')}`;
      context.add('article-missing', at(DOCUMENTS, 'documents', place, 'type'), what, `Write it in ${wanted}.`);
      continue;
    }
    checkAlike(context, texts, type);
    if (texts.length === LOCALES.length) checkListed(context, listed[place] ?? {}, place);
  }
}

/** A document that lists constants of a kind says all that can be said in words: one that is left out is charged unseen. */
function checkListed(context: CheckContext, document: { readonly [member: string]: Json }, place: number): void {
  const { constants } = context.project;
  const type = String(document['type']);
  const named = namedIn(context, type);
  const writable = writableConstants(context.project);
  for (const [index, kind] of listOf(document['lists']).map(String).entries()) {
    const ids = Object.keys(constants).filter((id) => id === kind || id.startsWith(`${kind}.`));
    if (ids.length === 0) {
      const fix = meant(kind, Object.keys(constants).flatMap(kindsOf), 'Name constants of content/constants.');
      context.add(
        'constant-unknown',
        at(DOCUMENTS, 'documents', place, 'lists', index),
        `no constant is a "${kind}"`,
        fix,
      );
    }
    for (const id of ids) {
      const { file, pointer } = constants[id] ?? {};
      if (named.has(id) || !writable.has(id) || file === undefined || pointer === undefined) continue;
      const what = `document "${type}" lists "${kind}", and does not say "${id}"`;
      const fix = `Write {{${id}}} in document "${type}" of content/documents/*.json, or narrow its "lists" in ${DOCUMENTS}.`;
      context.add('constant-unlisted', { file, pointer: `${pointer}/id` }, what, fix);
    }
  }
}

/** `fee.atm.rate` is a `fee`, and a `fee.atm`. */
function kindsOf(id: string): readonly string[] {
  const names = id.split('.');
  return names.map((_name, index) => names.slice(0, index + 1).join('.'));
}

/** What the texts of a document name, in any language. */
function namedIn(context: CheckContext, type: string): ReadonlySet<string> {
  return new Set(
    LOCALES.flatMap((locale) => {
      const texts = objectOf(objectOf(context.project.files.get(textsFile(locale))?.data)['documents'])[type];
      return [...JSON.stringify(texts ?? null).matchAll(VALUE)].map(([, name = '']) => name);
    }),
  );
}

/** Editions are asked for by their day, and the newest is not older than what the text names: a fee that no edition shows is charged unseen. */
function checkEditions(context: CheckContext, document: { readonly [member: string]: Json }, place: number): void {
  const type = String(document['type']);
  const editions = listOf(document['editions']).map((edition) => String(objectOf(edition)['effectiveFrom']));
  for (const [index, day] of editions.entries()) {
    if (editions.indexOf(day) === index) continue;
    const what = `an edition above of document "${type}" is of ${day} too`;
    context.add(
      'id-twice',
      at(DOCUMENTS, 'documents', place, 'editions', index, 'effectiveFrom'),
      what,
      'Give it another day.',
    );
  }
  const newest = editions.toSorted().at(-1);
  if (newest === undefined) return;
  for (const name of namedIn(context, type)) {
    const { constant, file, pointer } = context.project.constants[name] ?? {};
    const index =
      constant?.rows.findIndex(({ effectiveFrom }) => isCalendarDate(effectiveFrom) && effectiveFrom > newest) ?? -1;
    const row = constant?.rows[index];
    if (!row || file === undefined || pointer === undefined) continue;
    const what = `no edition of document "${type}" shows "${name}" as it is from ${row.effectiveFrom}: the newest is of ${newest}`;
    const fix = `In "editions" of document "${type}" in ${DOCUMENTS} give the newest address that day, and the other the day it had.`;
    context.add('edition-missing', { file, pointer: `${pointer}/rows/${index}/effectiveFrom` }, what, fix);
  }
}

interface Texts {
  readonly locale: Locale;
  readonly documents: { readonly [type: string]: Json };
}

function textsFile(locale: Locale): string {
  return `content/documents/${locale}.json`;
}

/** A file that cannot be read, or is of another shape, is reported by itself. */
function textsIn(context: CheckContext, locale: Locale): Texts | undefined {
  const path = textsFile(locale);
  const file = context.project.files.get(path);
  if (!file) {
    context.add('article-missing', { file: path, pointer: '' }, `documents have no texts in ${locale}`, `Add ${path}.`);
    return undefined;
  }
  if (context.unfit.has(path) || !isJsonObject(file.data)) return undefined;
  return { locale, documents: objectOf(file.data['documents']) };
}

function checkTexts(context: CheckContext, { locale, documents }: Texts, types: readonly string[]): void {
  const file = textsFile(locale);
  const names = writableNames(context.project);
  const features = featuresOf(context.project).map(({ feature }) => feature);
  for (const type of Object.keys(documents)) {
    if (types.includes(type)) continue;
    const place = { ...at(file, 'documents', type), of: 'key' as const };
    context.add('article-missing', place, `no address leads to document "${type}"`, `Add it to ${DOCUMENTS}.`);
  }
  eachMember(documents, ({ value, pointer }) => {
    if (typeof value !== 'string') return;
    for (const [whole, name = ''] of value.matchAll(VALUE)) {
      const begins = value.startsWith(whole) && MARKED.test(pointer);
      if (names.has(name) || (begins && features.some((feature) => name === `needs ${feature}`))) continue;
      const place = { file, pointer: `/documents${pointer}` };
      const fix = meant(name, names, 'Name a constant of content/constants, or a name of content/site.json.');
      context.add('article-value', place, `"${whole}" is no value that can be written`, fix);
    }
  });
}

/** Section by section: as many as in the other languages, with as many paragraphs, rows and cells, and the same values. */
function checkAlike(context: CheckContext, texts: readonly Texts[], type: string): void {
  const all = texts.map(({ documents }) => listOf(objectOf(documents[type])['sections']).map(objectOf));
  const report = (odd: number, place: readonly (string | number)[], what: (index: number) => string) => {
    const own = texts[odd];
    const other = odd === 0 ? 1 : 0;
    if (!own) return;
    const said = `${own.locale} has ${what(odd)} here, and ${texts[other]?.locale ?? ''} ${what(other)}`;
    const where = at(textsFile(own.locale), 'documents', type, 'sections', ...place);
    context.add('article-uneven', where, said, 'Say the same in every language.');
  };
  const odd = oddOne(all.map(({ length }) => String(length)));
  if (odd !== undefined) return report(odd, [], (index) => `${all[index]?.length ?? 0} sections`);
  for (const section of all[0]?.keys() ?? []) {
    const shapes = all.map(({ [section]: one }) => shapeOf(objectOf(one)));
    const uneven = oddOne(shapes);
    if (uneven !== undefined) {
      report(uneven, [section], (index) => shapes[index] ?? '');
      continue;
    }
    const values = all.map(({ [section]: one }) => valuesIn(one ?? null));
    const other = oddOne(values);
    if (other !== undefined) report(other, [section], (index) => values[index] || 'no value');
  }
}

function shapeOf({ paragraphs, rows }: { readonly [member: string]: Json }): string {
  const cells = listOf(rows).map((row) => listOf(row).length);
  return `${listOf(paragraphs).length} paragraphs and a table of ${cells.length > 0 ? cells.join(', ') : 'no'} cells`;
}

function valuesIn(section: Json): string {
  const names = new Set<string>();
  eachMember(section, ({ value }) => {
    if (typeof value === 'string') for (const [whole] of value.matchAll(VALUE)) names.add(whole);
  });
  return [...names].sort().join(' and ');
}
