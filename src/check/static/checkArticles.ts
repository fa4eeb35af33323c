import { ARTICLE_VALUE, ARTICLES, articlesOf } from '../../compile/articles/articles.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import type { Block } from '../../domain/article.ts';
import { isJsonObject, listOf, objectOf, type Json } from '../../domain/json.ts';
import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import { outwardLink } from '../../domain/linkGate.ts';
import { offeredBlocks } from '../../domain/offeredBlocks.ts';
import { pathOfAddress } from '../../domain/pathOfAddress.ts';
import { LOCALES } from '../../i18n/locale.ts';
import { meant } from '../didYouMean.ts';
import { eachMember } from '../eachMember.ts';
import { remembering } from '../remembering.ts';

import { addresses, portalAddresses } from './checkEntries.ts';
import type { CheckContext } from './checkContext.ts';
import { bracesIn, readAsItStands } from './checkMarkup.ts';
import { featuresOf } from './checkVariants.ts';
import { writableNames } from './writableConstants.ts';

/** Articles: each has a place in the list and a text in every language, its addresses are its own, its links lead somewhere, and its
 * values are constants or names of the site. */
export function checkArticles(context: CheckContext): void {
  const { files, site } = context.project;
  const list = files.get(ARTICLES);
  const written = articlesOf(context.project);
  if (!list && Object.keys(written).length === 0) return;
  checkList(context, written);
  const known = addresses(context.project);
  const hosts = listOf(objectOf(site?.data)['link_hosts']).map(String);
  const names = writableNames(context.project);
  for (const file of Object.values(written).flatMap((languages) => Object.values(languages))) {
    checkLinks(context, file, known, (address) => {
      if (address.startsWith('/')) return known === undefined || known.has(pathOfAddress(address));
      return /^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/.test(address) || outwardLink(address, hosts) !== undefined;
    });
    checkValues(context, file, names);
    checkClosedLinks(context, file);
  }
}

function checkList(context: CheckContext, written: ReturnType<typeof articlesOf>): void {
  const { files } = context.project;
  const entries = listOf(objectOf(files.get(ARTICLES)?.data)['articles']).map(objectOf);
  const ids = entries.map(({ id }) => String(id));
  const others = portalAddresses(context.project) ?? new Map<string, string>();
  const taken = new Map<string, string>();
  const groups = Object.keys(objectOf(getAt(files.get('locales/en/pages.json')?.data, ['help', 'groups'])));
  for (const [index, entry] of entries.entries()) {
    const id = ids[index] ?? '';
    const at = (...rest: readonly (string | number)[]) => ({
      file: ARTICLES,
      pointer: ['', 'articles', index, ...rest].join('/'),
    });
    const missing = LOCALES.filter((locale) => !written[id]?.[locale]);
    if (missing.length > 0) {
      const wanted = missing.map((locale) => `content/articles/${id}/${locale}.md`).join(', ');
      context.add(
        'article-missing',
        at('id'),
        `article "${id}" has no text in ${missing.join(', ')}`,
        `Write ${wanted}.`,
      );
    }
    if (ids.indexOf(id) !== index)
      context.add('article-missing', at('id'), `article "${id}" stands here twice`, 'Remove one of the two.');
    for (const member of ['routes', 'english']) {
      for (const [place, route] of listOf(entry[member]).map(String).entries()) {
        const owner = others.get(route) ?? taken.get(route);
        if (owner !== undefined)
          context.add(
            'route-twice',
            at(member, place),
            `"${route}" is an address already: ${owner}`,
            'Give it another.',
          );
        taken.set(route, `article "${id}"`);
      }
    }
    const { help } = entry;
    if (typeof help === 'string' && groups.length > 0 && !groups.includes(help)) {
      const fix = meant(
        help,
        groups,
        'Name a group of "help.groups" in locales/*/pages.json, or write its words there.',
      );
      context.add('article-missing', at('help'), `the menu of the help centre has no group "${help}"`, fix);
    }
  }
  for (const [id, languages] of Object.entries(written)) {
    const [file] = Object.values(languages);
    if (ids.includes(id) || !file) continue;
    const what = `no address leads to article "${id}"`;
    context.add('article-missing', { file: file.path, pointer: '' }, what, `Add it to ${ARTICLES}.`);
  }
  for (const languages of Object.values(written)) {
    for (const [locale, file] of Object.entries(languages)) {
      if (LOCALES.some((one) => one === locale)) continue;
      const fix = meant(locale, LOCALES, 'Name the file for a language of the portal, or remove it.');
      context.add('article-missing', { file: file.path, pointer: '' }, `"${locale}" is no language of the portal`, fix);
    }
  }
}

function checkLinks(
  context: CheckContext,
  file: DataFile,
  known: ReturnType<typeof addresses>,
  leads: (address: string) => boolean,
): void {
  for (const { address, pointer } of linksOf(file)) {
    if (leads(address)) continue;
    const page = pathOfAddress(address);
    const isPage = page.startsWith('/') || known?.has(`/${page}`);
    const fix = isPage
      ? meant(page, known?.keys() ?? [], 'Name a page of the portal: the route of a flow, a page, or another article.')
      : 'Write an address of the portal, "mailto:", "tel:", or "https:" with a host of "link_hosts" in content/site.json.';
    context.add('article-link', { file: file.path, pointer }, `"${address}" leads nowhere`, fix);
  }
}

const linksOf = remembering(({ data }: DataFile) => {
  const links: { readonly address: string; readonly pointer: string }[] = [];
  eachMember(data, ({ key, value, pointer }) => {
    if (key === 'to' && typeof value === 'string') links.push({ address: value, pointer });
  });
  return links;
});

function checkValues(context: CheckContext, file: DataFile, names: ReadonlySet<string>): void {
  const features = featuresOf(context.project).map(({ feature }) => feature);
  for (const { whole, name, pointer } of valuesOf(file)) {
    const place = { file: file.path, pointer };
    if (pointer === '/title') {
      const what = `"${whole}" stands in the title, which menus show as it is written`;
      context.add('article-value', place, what, 'Write the title without a value.');
      continue;
    }
    if (names.has(name) || (isMark(name, whole, pointer, file) && features.includes(name.slice('needs '.length))))
      continue;
    const fix = meant(name, names.values(), 'Name a constant of content/constants or a text of content/site.json.');
    context.add('article-value', place, `"${whole}" is no value that can be written`, fix);
  }
  for (const { braces, pointer } of bracesOf(file))
    context.add('article-value', { file: file.path, pointer }, ...readAsItStands(braces));
}

/** What needs a feature says so where it begins: a paragraph or heading, and a row in its first cell. */
function isMark(name: string, whole: string, pointer: string, { data }: DataFile): boolean {
  const begins = String(getAt(data, parsePointer(pointer))).startsWith(whole);
  return name.startsWith('needs ') && begins && MARKED.test(pointer);
}

const MARKED = /\/(body|items\/\d+)\/\d+\/content\/0$|\/rows\/\d+\/0\/0$/;

/** A link to a page of a feature stands in a part that needs the feature: a site without it has neither. */
function checkClosedLinks(context: CheckContext, file: DataFile): void {
  for (const { feature, pages } of featuresOf(context.project)) {
    if (isClosedArticle(context, file, pages)) continue;
    const kept = new Set(linksIn(offeredBlocks(bodyOf(file), [feature])).map(({ value }) => value));
    for (const { value, pointer } of linksIn(bodyOf(file))) {
      const to = String(objectOf(value)['to']);
      if (!kept.has(value) || !pages.includes(pathOfAddress(to))) continue;
      const place = { file: file.path, pointer: `/body${pointer}/to` };
      const fix = `Begin its paragraph, item or row, or the heading above, with "{{needs ${feature}}}".`;
      context.add('article-link', place, `"${to}" leads nowhere in a site without "${feature}"`, fix);
    }
  }
}

/** All of its addresses are of the feature. */
function isClosedArticle({ project }: CheckContext, { path }: DataFile, pages: readonly string[]): boolean {
  const entries = listOf(objectOf(project.files.get(ARTICLES)?.data)['articles']).map(objectOf);
  const own = entries.find(({ id }) => path.startsWith(`content/articles/${String(id)}/`));
  return (
    own !== undefined &&
    [...listOf(own['routes']), ...listOf(own['english'])].every((one) => pages.includes(String(one)))
  );
}

const bodyOf = ({ data }: DataFile): readonly Block[] => listOf(objectOf(data)['body']) as unknown as readonly Block[];

function linksIn(body: readonly Block[]): readonly { readonly value: Json; readonly pointer: string }[] {
  const found: { readonly value: Json; readonly pointer: string }[] = [];
  eachMember(body as unknown as Json, ({ value, pointer }) => {
    if (isJsonObject(value) && value['type'] === 'link') found.push({ value, pointer });
  });
  return found;
}

const valuesOf = remembering(({ data }: DataFile) => {
  const values: { readonly whole: string; readonly name: string; readonly pointer: string }[] = [];
  eachMember(data, ({ value, pointer }) => {
    if (typeof value !== 'string') return;
    for (const [whole, inner = ''] of value.matchAll(ARTICLE_VALUE))
      values.push({ whole, name: inner.trim(), pointer });
  });
  return values;
});

const bracesOf = remembering(({ data }: DataFile) => {
  const found: { readonly braces: string; readonly pointer: string }[] = [];
  eachMember(data, ({ value, pointer }) => {
    const braces = typeof value === 'string' ? bracesIn(value) : undefined;
    if (braces !== undefined) found.push({ braces, pointer });
  });
  return found;
});
