import { ARTICLE_VALUE, articlesOf } from '../../compile/articles/articles.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import type { Project } from '../../compile/project.ts';
import { rememberingReads } from '../../compile/rememberingReads.ts';
import { listOf, objectOf, type Json } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { pathOfAddress } from '../../domain/pathOfAddress.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { eachMember, textsIn } from '../eachMember.ts';
import type { Place } from '../finding.ts';
import { rememberingAll } from '../remembering.ts';

import type { Reporter } from './checkContext.ts';
import { addresses } from './checkEntries.ts';
import { oddOne } from './checkFigures.ts';
import { maySay, sumsSaid } from './saidFigures.ts';

/** A part of an article: a heading, a paragraph, an item of a list, a row of a table. */
interface Part {
  readonly kind: string;
  readonly content: Json;
  readonly place: Place;
}

interface Article {
  readonly locale: Locale;
  readonly parts: readonly Part[];
  readonly whole: Part;
}

/** An article says in every language the same of what can be compared: its headings, the items of its lists and the rows of its tables,
 * and in each part its values, its links and the sums that it says in figures. Paragraphs are each language's own: where they are not
 * the same, a section is compared as a whole. */
export function checkArticlesAlike(context: Reporter): void {
  const meaning = meaningIn(context.project);
  for (const languages of Object.values(articlesOf(context.project))) {
    const files = LOCALES.flatMap((locale) => languages[locale] ?? []);
    if (files.length < LOCALES.length || files.some(({ problems }) => problems.length > 0)) continue;
    for (const { place, what, fix } of unevenParts(inEveryLanguage(...files), '', meaning))
      context.add('article-uneven', place, what, fix);
  }
}

interface Uneven {
  readonly place: Place;
  readonly what: string;
  readonly fix: string;
}

/** Of the files of one article, in the order of the languages. */
const inEveryLanguage = rememberingAll((...files: readonly DataFile[]): readonly Article[] =>
  LOCALES.flatMap((locale, index) => {
    const file = files[index];
    if (!file) return [];
    const body = objectOf(file.data)['body'] ?? null;
    const place = { file: file.path, pointer: '/body' };
    return { locale, parts: partsOf(body, file.path, ['body']), whole: { kind: 'article', content: body, place } };
  }),
);

/** What an address or a value says, where it is compared: an address of an article which article, as its addresses are by language; a name
 * that the site has in every language nothing, as "we" says the same. */
type Meaning = (name: string) => string;

function meaningIn(project: Project): Meaning {
  const known = addresses(project);
  const site = objectOf(project.files.get('content/site.json')?.data);
  return (name) => {
    if (name.startsWith('/')) return known?.get(name)?.startsWith('article ') === true ? (known.get(name) ?? '') : name;
    const texts = LOCALES.map((locale) => objectOf(site[name])[locale]);
    return texts.every((text) => typeof text === 'string' && !/[\d@]/.test(text)) ? '' : `{{${name}}}`;
  };
}

const unevenParts = rememberingReads(
  (articles: readonly Article[], _name: string, meaning: Meaning): readonly Uneven[] => {
    const uneven = compareShapes(articles);
    return uneven ? [uneven] : compareSections(articles, meaning);
  },
);

/** Part by part, where all have the same parts; else section by section. */
function compareSections(articles: readonly Article[], meaning: Meaning): readonly Uneven[] {
  const all = articles.map((article) => sectionsOf(article));
  return [...(all[0]?.keys() ?? [])].flatMap((index) => {
    const sections = all.flatMap(({ [index]: section }) => section ?? []);
    const shapes = sections.map(({ parts }) => parts.map(({ kind }) => kind).join());
    if (new Set(shapes).size > 1) return compareParts(sections, meaning);
    return [...(sections[0]?.parts.keys() ?? [])].flatMap((one) =>
      compareParts(
        sections.flatMap(({ locale, parts: { [one]: part } }) =>
          part ? [{ locale, parts: [part], place: part.place }] : [],
        ),
        meaning,
      ),
    );
  });
}

/** What stands before the first heading, and each heading with what stands below it. */
function sectionsOf({ locale, parts, whole }: Article): readonly Section[] {
  const starts = [0, ...parts.flatMap(({ kind }, index) => (kind.startsWith('heading ') ? [index] : []))];
  return starts.map((start, index) => ({
    locale,
    parts: parts.slice(start, starts[index + 1]),
    place: parts[start]?.place ?? whole.place,
  }));
}

function partsOf(body: Json, file: string, at: readonly string[]): readonly Part[] {
  return listOf(body).flatMap((block, index): readonly Part[] => {
    const { type, level, content, items, head, rows, body: inner } = objectOf(block);
    const here = [...at, String(index)];
    const part = (kind: string, of: Json | undefined, ...more: readonly string[]): Part => ({
      kind,
      content: of ?? null,
      place: { file, pointer: formatPointer([...here, ...more]) },
    });
    if (type === 'heading') return [part(`heading ${String(level)}`, content)];
    if (type === 'list') {
      const own = listOf(items).map((item, row) => part('item', item, 'items', String(row)));
      return [part(`list of ${own.length}`, null), ...own];
    }
    if (type === 'table') {
      const own = listOf(rows).map((row, place) => part('row', row, 'rows', String(place)));
      return [part(`table of ${own.length}`, head), ...own];
    }
    return inner === undefined ? [part(String(type), content)] : partsOf(inner, file, [...here, 'body']);
  });
}

/** Headings by their levels, lists and tables by their lengths, each in its order. */
function compareShapes(articles: readonly Article[]): Uneven | undefined {
  for (const kind of ['heading', 'list', 'table']) {
    const own = articles.map(({ parts }) => parts.filter((part) => part.kind.startsWith(`${kind} `)));
    const counts = own.map(({ length }) => String(length));
    // One language may say in a paragraph what others have in a list; a heading is what a reader looks for.
    if (new Set(counts).size > 1 && kind !== 'heading') continue;
    const odd = oddOne(counts);
    if (odd !== undefined) {
      const has = `has ${counts[odd] ?? ''} headings`;
      const place = articles[odd]?.whole.place;
      return unevenAt(articles, odd, place, has, (other) => `${counts[other] ?? ''}`);
    }
    for (const index of own[0]?.keys() ?? []) {
      const all = own.map(({ [index]: part }) => part?.kind ?? '');
      const other = oddOne(all);
      if (other === undefined) continue;
      const has = `has a ${all[other] ?? ''} here`;
      const place = own[other]?.[index]?.place;
      return unevenAt(articles, other, place, has, (one) => `a ${all[one] ?? ''}`);
    }
  }
  return undefined;
}

/** What is compared, in one language. */
interface Section {
  readonly locale: Locale;
  readonly parts: readonly Part[];
  readonly place: Place;
}

function compareParts(all: readonly Section[], meaning: Meaning): readonly Uneven[] {
  return [
    ...compareNames(all, 'says', (content) => valuesIn(content, meaning)),
    ...compareNames(all, 'links to', (content) => linksIn(content, meaning)),
    ...compareSums(all),
  ];
}

/** A sum of one language that no other can be thought to say. */
function compareSums(all: readonly Section[]): readonly Uneven[] {
  const texts = all.map(({ parts }) => parts.flatMap(({ content }) => textsIn(content)).join('\n'));
  const sums = texts.map((text) => sumsSaid(text).filter((sum) => sum !== 0));
  const odd = sums.findIndex(
    (own, index) => own.length > 0 && texts.every((other, one) => one === index || !maySay(other, own)),
  );
  const one = all[odd];
  if (!one) return [];
  const what = `${one.locale} says a sum in figures here, and no other language does`;
  const fix = 'Write the constant between {{ and }}, or say it in every language.';
  return [{ place: one.parts.find(({ content }) => saysSum(content))?.place ?? one.place, what, fix }];
}

function saysSum(content: Json): boolean {
  return sumsSaid(textsIn(content).join('\n')).some((sum) => sum !== 0);
}

/** The names that one language has and the others have not; of three that all differ the last against the first. */
function compareNames(
  all: readonly Section[],
  verb: string,
  namesOf: (content: Json) => readonly string[],
): readonly Uneven[] {
  const names = all.map(({ parts }) => [...new Set(parts.flatMap(({ content }) => namesOf(content)))].sort());
  const odd = oddOne(names.map((own) => own.join(' ')));
  if (odd === undefined) return [];
  const { locale, parts, place } = all[odd] as Section;
  const first = odd === 0 ? 1 : 0;
  const rest = all.filter((_, index) => index !== odd && names[index]?.join(' ') === names[first]?.join(' '));
  const more = (names[odd] ?? []).filter((name) => !names[first]?.includes(name));
  const less = (names[first] ?? []).filter((name) => !names[odd]?.includes(name));
  const others = rest.map(({ locale: other }) => other).join(' and ');
  const what =
    more.length > 0
      ? `${locale} ${verb} ${more.join(' and ')} here, and ${others} ${less.length > 0 ? less.join(' and ') : rest.length > 1 ? 'do not' : 'does not'}`
      : `${locale} has no ${less.join(' and ')} here, as ${others}`;
  const part = parts.find(({ content }) => namesOf(content).some((name) => more.includes(name)));
  return [{ place: part?.place ?? place, what, fix: 'Say the same in every language.' }];
}

function unevenAt(
  articles: readonly Article[],
  odd: number,
  place: Place | undefined,
  has: string,
  otherHas: (other: number) => string,
): Uneven {
  const other = odd === 0 ? 1 : 0;
  const what = `${articles[odd]?.locale ?? ''} ${has}, and ${articles[other]?.locale ?? ''} ${otherHas(other)}`;
  return {
    place: place ?? { file: '', pointer: '' },
    what,
    fix: 'Make the article the same in every language.',
  };
}

function valuesIn(content: Json, meaning: Meaning): readonly string[] {
  return textsIn(content).flatMap((text) =>
    [...text.matchAll(ARTICLE_VALUE)].map(([, name = '']) => meaning(name.trim())).filter((said) => said !== ''),
  );
}

/** Pages inside the portal. Outside it a language may have a page of its own. */
function linksIn(content: Json, meaning: Meaning): readonly string[] {
  const links: string[] = [];
  eachMember(content, ({ key, value }) => {
    if (key === 'to' && typeof value === 'string' && value.startsWith('/')) links.push(meaning(pathOfAddress(value)));
  });
  return links;
}
