import { ARTICLE_VALUE, articlesOf } from '../../compile/articles/articles.ts';
import type { Json } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { eachMember, textsIn } from '../eachMember.ts';
import type { Place } from '../finding.ts';
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
  for (const languages of Object.values(articlesOf(context.project))) {
    const articles = LOCALES.flatMap((locale): readonly Article[] => {
      const file = languages[locale];
      if (!file || file.problems.length > 0) return [];
      const body = objectOf(file.data)['body'] ?? null;
      const place = { file: file.path, pointer: '/body' };
      return [{ locale, parts: partsOf(body, file.path, ['body']), whole: { kind: 'article', content: body, place } }];
    });
    if (articles.length < LOCALES.length) continue;
    const isAlike = checkShape(context, articles);
    if (isAlike === undefined) continue;
    if (!isAlike)
      compareParts(
        context,
        articles.map(({ locale, whole }) => ({ locale, part: whole })),
      );
    else
      for (const index of articles[0]?.parts.keys() ?? [])
        compareParts(
          context,
          articles.flatMap(({ locale, parts: { [index]: part } }) => (part ? [{ locale, part }] : [])),
        );
  }
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

/** Headings by their levels, lists and tables by their lengths, each in its order.
 * @returns whether all parts are the same ones; `undefined` where that was reported */
function checkShape(context: Reporter, articles: readonly Article[]): boolean | undefined {
  for (const kind of ['heading', 'list', 'table']) {
    const own = articles.map(({ parts }) => parts.filter((part) => part.kind.startsWith(`${kind} `)));
    const counts = own.map(({ length }) => String(length));
    // One language may say in a paragraph what others have in a list; a heading is what a reader looks for.
    if (new Set(counts).size > 1 && kind !== 'heading') continue;
    const odd = oddOne(counts);
    if (odd !== undefined) {
      report(
        context,
        articles,
        odd,
        articles[odd]?.whole.place,
        `has ${counts[odd] ?? ''} headings`,
        (other) => `${counts[other] ?? ''}`,
      );
      return undefined;
    }
    for (const index of own[0]?.keys() ?? []) {
      const all = own.map(({ [index]: part }) => part?.kind ?? '');
      const other = oddOne(all);
      if (other === undefined) continue;
      report(
        context,
        articles,
        other,
        own[other]?.[index]?.place,
        `has a ${all[other] ?? ''} here`,
        (one) => `a ${all[one] ?? ''}`,
      );
      return undefined;
    }
  }
  return new Set(articles.map(({ parts }) => parts.map(({ kind }) => kind).join())).size === 1;
}

interface InLanguage {
  readonly locale: Locale;
  readonly part: Part;
}

function compareParts(context: Reporter, all: readonly InLanguage[]): void {
  compareNames(context, all, 'says', valuesIn);
  const known = addresses(context) ?? new Map<string, string>();
  compareNames(context, all, 'links to', (content) => linksIn(content, known));
  const sums = all.map(({ part }) => sumsSaid(textsIn(part.content).join('\n')));
  const odd = sums.findIndex((count, index) => count > 0 && sums.every((other, one) => one === index || other === 0));
  const one = all[odd];
  if (!one) return;
  const what = `${one.locale} says a sum in figures here, and no other language does`;
  const fix = 'Write the constant between {{ and }}, or say it in every language.';
  context.add('article-uneven', one.part.place, what, fix);
}

/** Of one part the names that one language has and the others have not. */
function compareNames(
  context: Reporter,
  all: readonly InLanguage[],
  verb: string,
  namesOf: (content: Json) => readonly string[],
): void {
  const names = all.map(({ part }) => [...new Set(namesOf(part.content))].sort());
  const odd = oddOne(names.map((own) => own.join(' ')));
  if (odd === undefined) return;
  const { locale, part } = all[odd] as InLanguage;
  const others = names.filter((_, index) => index !== odd).flat();
  const more = (names[odd] ?? []).filter((name) => !others.includes(name));
  const less = [...new Set(others)].filter((name) => !names[odd]?.includes(name));
  const rest = all.flatMap(({ locale: other }, index) => (index === odd ? [] : [other])).join(' and ');
  const what =
    more.length > 0
      ? `${locale} ${verb} ${more.join(' and ')} here, and ${rest} ${less.length > 0 ? less.join(' and ') : 'do not'}`
      : `${locale} has no ${less.join(' and ')} here, as ${rest}`;
  context.add('article-uneven', part.place, what, 'Say the same in every language.');
}

function report(
  context: Reporter,
  articles: readonly Article[],
  odd: number,
  place: Place | undefined,
  has: string,
  otherHas: (other: number) => string,
): void {
  const other = odd === 0 ? 1 : 0;
  const what = `${articles[odd]?.locale ?? ''} ${has}, and ${articles[other]?.locale ?? ''} ${otherHas(other)}`;
  context.add(
    'article-uneven',
    place ?? { file: '', pointer: '' },
    what,
    'Make the article the same in every language.',
  );
}

function valuesIn(content: Json): readonly string[] {
  return textsIn(content).flatMap((text) =>
    [...text.matchAll(ARTICLE_VALUE)].map(([, name = '']) => `{{${name.trim()}}}`),
  );
}

/** Pages inside the portal, of an article which one: its addresses are by language. Outside it a language may have a page of its own. */
function linksIn(content: Json, known: ReadonlyMap<string, string>): readonly string[] {
  const links: string[] = [];
  eachMember(content, ({ key, value }) => {
    if (key === 'to' && typeof value === 'string' && value.startsWith('/'))
      links.push(pageAt(value.replace(/[?#].*$/, ''), known));
  });
  return links;
}

function pageAt(address: string, known: ReadonlyMap<string, string>): string {
  const what = known.get(address);
  return what?.startsWith('article ') === true ? what : address;
}
