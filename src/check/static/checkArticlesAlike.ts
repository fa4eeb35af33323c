import { ARTICLE_VALUE, articlesOf } from '../../compile/articles/articles.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import { rememberingReads } from '../../compile/rememberingReads.ts';
import type { Json } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { eachMember, textsIn } from '../eachMember.ts';
import type { Place } from '../finding.ts';
import { rememberingAll } from '../remembering.ts';
import { listOf, objectOf } from '../types/conjuncts.ts';
import type { Reporter } from './checkContext.ts';
import { addresses } from './checkEntries.ts';
import { oddOne } from './checkFigures.ts';
import { sumsSaid } from './saidFigures.ts';

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
 * and in each part its values, its links and the sums that it says in figures. Paragraphs are each language's own. */
export function checkArticlesAlike(context: Reporter): void {
  const known = addresses(context.project);
  const articleAt = (address: string) => {
    const what = known?.get(address);
    return what?.startsWith('article ') === true ? what : undefined;
  };
  for (const languages of Object.values(articlesOf(context.project))) {
    const files = LOCALES.flatMap((locale) => languages[locale] ?? []);
    if (files.length < LOCALES.length || files.some(({ problems }) => problems.length > 0)) continue;
    for (const { place, what, fix } of unevenParts(inEveryLanguage(...files), '', articleAt))
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

type ArticleAt = (address: string) => string | undefined;

const unevenParts = rememberingReads(
  (articles: readonly Article[], _name: string, articleAt: ArticleAt): readonly Uneven[] => {
    const { uneven, isAlike } = compareShapes(articles);
    if (uneven) return [uneven];
    if (!isAlike)
      return compareParts(
        articles.map(({ locale, whole }) => ({ locale, part: whole })),
        articleAt,
      );
    return [...(articles[0]?.parts.keys() ?? [])].flatMap((index) =>
      compareParts(
        articles.flatMap(({ locale, parts: { [index]: part } }) => (part ? [{ locale, part }] : [])),
        articleAt,
      ),
    );
  },
);

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

/** Headings by their levels, lists and tables by their lengths, each in its order, and whether all parts are the same ones. */
function compareShapes(articles: readonly Article[]): { readonly uneven?: Uneven; readonly isAlike: boolean } {
  for (const kind of ['heading', 'list', 'table']) {
    const own = articles.map(({ parts }) => parts.filter((part) => part.kind.startsWith(`${kind} `)));
    const counts = own.map(({ length }) => String(length));
    // One language may say in a paragraph what others have in a list; a heading is what a reader looks for.
    if (new Set(counts).size > 1 && kind !== 'heading') continue;
    const odd = oddOne(counts);
    if (odd !== undefined) {
      const has = `has ${counts[odd] ?? ''} headings`;
      const place = articles[odd]?.whole.place;
      return { uneven: unevenAt(articles, odd, place, has, (other) => `${counts[other] ?? ''}`), isAlike: false };
    }
    for (const index of own[0]?.keys() ?? []) {
      const all = own.map(({ [index]: part }) => part?.kind ?? '');
      const other = oddOne(all);
      if (other === undefined) continue;
      const has = `has a ${all[other] ?? ''} here`;
      const place = own[other]?.[index]?.place;
      return { uneven: unevenAt(articles, other, place, has, (one) => `a ${all[one] ?? ''}`), isAlike: false };
    }
  }
  return { isAlike: new Set(articles.map(({ parts }) => parts.map(({ kind }) => kind).join())).size === 1 };
}

interface InLanguage {
  readonly locale: Locale;
  readonly part: Part;
}

function compareParts(all: readonly InLanguage[], articleAt: ArticleAt): readonly Uneven[] {
  return [
    ...compareNames(all, 'says', valuesIn),
    ...compareNames(all, 'links to', (content) => linksIn(content, articleAt)),
    ...compareSums(all),
  ];
}

function compareSums(all: readonly InLanguage[]): readonly Uneven[] {
  const sums = all.map(({ part }) => sumsSaid(textsIn(part.content).join('\n')));
  const odd = sums.findIndex((count, index) => count > 0 && sums.every((other, one) => one === index || other === 0));
  const one = all[odd];
  if (!one) return [];
  const what = `${one.locale} says a sum in figures here, and no other language does`;
  const fix = 'Write the constant between {{ and }}, or say it in every language.';
  return [{ place: one.part.place, what, fix }];
}

/** Of one part the names that one language has and the others have not. */
function compareNames(
  all: readonly InLanguage[],
  verb: string,
  namesOf: (content: Json) => readonly string[],
): readonly Uneven[] {
  const names = all.map(({ part }) => [...new Set(namesOf(part.content))].sort());
  const odd = oddOne(names.map((own) => own.join(' ')));
  if (odd === undefined) return [];
  const { locale, part } = all[odd] as InLanguage;
  const others = names.filter((_, index) => index !== odd).flat();
  const more = (names[odd] ?? []).filter((name) => !others.includes(name));
  const less = [...new Set(others)].filter((name) => !names[odd]?.includes(name));
  const rest = all.flatMap(({ locale: other }, index) => (index === odd ? [] : [other])).join(' and ');
  const what =
    more.length > 0
      ? `${locale} ${verb} ${more.join(' and ')} here, and ${rest} ${less.length > 0 ? less.join(' and ') : 'do not'}`
      : `${locale} has no ${less.join(' and ')} here, as ${rest}`;
  return [{ place: part.place, what, fix: 'Say the same in every language.' }];
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

function valuesIn(content: Json): readonly string[] {
  return textsIn(content).flatMap((text) =>
    [...text.matchAll(ARTICLE_VALUE)].map(([, name = '']) => `{{${name.trim()}}}`),
  );
}

/** Pages inside the portal, of an article which one: its addresses are by language. Outside it a language may have a page of its own. */
function linksIn(content: Json, articleAt: ArticleAt): readonly string[] {
  const links: string[] = [];
  const pageAt = (address: string) => articleAt(address) ?? address;
  eachMember(content, ({ key, value }) => {
    if (key === 'to' && typeof value === 'string' && value.startsWith('/'))
      links.push(pageAt(value.replace(/[?#].*$/, '')));
  });
  return links;
}
