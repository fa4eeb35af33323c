import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { articles } from '../../../content/articles/index.json' with { type: 'json' };
import { announcements } from '../../../content/announcements.json' with { type: 'json' };
import { documents } from '../../../content/documents/index.json' with { type: 'json' };
import { pages } from '../../../content/pages.json' with { type: 'json' };
import { loadProject } from '../../../src/compile/loadProject.ts';
import { readJson } from '../../support/readJson.ts';
import type { Locale, Words } from './words.ts';

/** A page with its addresses. */
export interface Place {
  /** The address that is its own. */
  readonly route: string;
  /** What it takes to be opened. */
  readonly search: string;
  /** Others that show it, and those of the steps of a wizard (AMB-44). */
  readonly others: readonly string[];
  /** Those that show it in English, whatever language is chosen (AMB-70). */
  readonly english: readonly string[];
  readonly isOfMembers: boolean;
  /** It shows one row of a list: this page has the links. */
  readonly listedAt?: string;
  /** What its heading may be. */
  readonly headings: Headings;
  /** Pages to which those are led who may not come in. */
  readonly elsewhere: readonly string[];
}

/** A regular expression's source for each. */
type Headings = (words: Words) => readonly string[];

interface Text {
  readonly routes: readonly string[];
  readonly english?: readonly string[];
}

const OF_MEMBERS = /^\/(dashboard|userSettings|account|cards|history|error)(\/|$)/;

const { flows } = loadProject(process.cwd());

const said = (file: string, ...paths: readonly string[]): Headings => {
  return (words) => paths.map((path) => words.pattern(file, path).source);
};

/** Headings that no address says. */
const headings: { readonly [route: string]: Headings } = {
  '/': said('pages', 'home.title'),
  '/contactUs': said('pages', 'contact.title'),
  '/addc': said('pages', 'antiScam.title'),
  '/announcements/index': said('pages', 'announcements.title'),
  '/announcements/detail': ({ locale }) => announcements.map(({ texts }) => literal(texts[locale].title)),
  '/dashboard': said('pages', 'dashboard.title'),
  '/dashboard/transfer': said('pages', 'transfer.title'),
  '/dashboard/topup': said('pages', 'topup.title'),
  '/userSettings': said('app', 'menu.userSettings'),
  '/account': said('app', 'menu.account'),
  '/account/limit': said('pages', 'accounts.limits.title'),
  '/account/monthlyBill': said('pages', 'accounts.statements.title'),
  '/cards': said('app', 'menu.cards'),
  '/cards/detail': said('pages', 'cards.detail.title'),
  '/history': said('pages', 'history.title'),
  '/history/detail': said('pages', 'recordKind'),
};

const lists: { readonly [route: string]: string } = {
  '/announcements/detail': '/announcements/index',
  '/cards/detail': '/cards',
  '/history/detail': '/history',
};

/** Every page of the portal by its addresses: those of `content/`, and the entries of `flows/` with their steps. */
export function allPlaces(): readonly Place[] {
  const texts = [
    ...articles.map((article) => textPlace(article, ({ locale }) => [articleTitle(article.id, locale)])),
    ...documents.map((document) => textPlace(document, ({ locale }) => [documentTitle(document.type, locale)])),
  ];
  const known = new Set(texts.flatMap(({ route, others, english }) => [route, ...others, ...english]));
  const own = [...pages.filter((page) => !known.has(page)), '/history/detail'].map(pagePlace);
  return [...texts, ...own, ...wizardPlaces()];
}

function textPlace({ routes: [route = '/', ...others], english = [] }: Text, headings: Headings): Place {
  return { route, search: '', others, english, isOfMembers: false, headings, elsewhere: [] };
}

function pagePlace(route: string): Place {
  const [, kind] = /^\/history\/(\w+)$/.exec(route) ?? [];
  const [, refusal] = /^\/error\/(\w+)$/.exec(route) ?? [];
  // Who is certified is refused nothing.
  const refused = [`refusal.${refusal}.title`, 'refusal.allowed.title'];
  const byAddress = refusal === undefined ? [`recordKind.${kind}`] : refused;
  const listedAt = lists[route];
  return {
    route,
    search: '',
    others: [],
    english: [],
    isOfMembers: OF_MEMBERS.test(route),
    headings: headings[route] ?? said('pages', ...byAddress),
    elsewhere: [],
    ...(listedAt !== undefined && { listedAt }),
  };
}

/** The steps of a flow lead to its first entry. */
function wizardPlaces(): readonly Place[] {
  return Object.values(flows).flatMap(({ flow }) => {
    const steps = Object.values(flow.states).flatMap(({ meta }) => meta?.path ?? []);
    const routes = Object.keys(flow.meta.entries ?? {});
    const others = [...new Set(steps)].filter((step) => !routes.includes(step));
    return Object.entries(flow.meta.entries ?? {}).map(([route, { require = [], query = [], at }], index) => ({
      route,
      // A link in a mail is known by what it brings (AMB-39).
      search: at !== undefined && query.length > 0 ? `?${query.map((name) => `${name}=sample`).join('&')}` : '',
      others: index === 0 ? others : [],
      english: [],
      isOfMembers: require.includes('member'),
      headings: (words: Words) => stepTitles(flow.id, words),
      elsewhere: require.flatMap((one) => (typeof one === 'string' ? [] : one.else.split('?').slice(0, 1))),
    }));
  });
}

/** Those of the flow and of its sub-flows: which comes first depends on who opens it. */
function stepTitles(id: string, words: Words): readonly string[] {
  const { steps } = readJson(`locales/${words.locale}/${id}.json`) as unknown as StepWords;
  return Object.entries(flows[id]?.flow.states ?? {}).flatMap(([state, { invoke }]) => [
    ...(steps?.[state]?.title === undefined ? [] : [words.pattern(id, `steps.${state}.title`).source]),
    ...(invoke?.src.startsWith('flow:') ? stepTitles(invoke.src.slice('flow:'.length), words) : []),
  ]);
}

interface StepWords {
  readonly steps?: { readonly [state: string]: { readonly title?: unknown } };
}

function articleTitle(id: string, locale: Locale): string {
  const [, head = ''] = readFileSync(`content/articles/${id}/${locale}.md`, 'utf8').split('---');
  return literal((parse(head) as { readonly title: string }).title);
}

function documentTitle(type: string, locale: Locale): string {
  const { documents: texts } = readJson(`content/documents/${locale}.json`) as unknown as DocumentTexts;
  return literal(texts[type]?.title ?? '');
}

interface DocumentTexts {
  readonly documents: { readonly [type: string]: { readonly title: string } };
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\\\{.*?\\\}\\\}/g, '.*');
}
