import { readFile } from 'node:fs/promises';
import { LANGUAGE_COOKIE } from '../../src/domain/languageCookie.ts';
import type { Lang } from '../shared/lang.ts';
import { LANGUAGES } from './callHeaders.ts';

/** `pages.json` of the build (scripts/build/prerender): which file belongs to which address, and when they hold. */
interface Index {
  readonly from: string;
  readonly until?: string;
  /** The style sheet, which is written into each page. */
  readonly styles: string;
  readonly pages: { readonly [address: string]: string };
}

export interface PrerenderedPage {
  /** None where the build wrote none, or where a figure may be another by now. */
  readonly html?: string | undefined;
  /** The language that the address of a public page asks for: this browser session keeps it. */
  readonly chosen?: string | undefined;
}

/** The page at an address. */
export type PrerenderedPages = (request: Request, address: string, now: string | undefined) => Promise<PrerenderedPage>;

const DEFAULT: Lang = 'zh-HK';
const PARAMETER = 'lang';
const STYLES_PLACEHOLDER = '__STYLES__';

/** @param folder of the build */
export function prerenderedPages(folder: string): PrerenderedPages {
  let read: Promise<Index | undefined> | undefined;
  let styles: Promise<string> | undefined;
  return async (request, route, now) => {
    const index = await (read ??= readIndex(folder));
    // A build that is still being written is looked for again.
    if (!index) read = undefined;
    if (!index || !isPublic(index, route)) return {};
    const { searchParams } = new URL(request.url);
    const chosen = languageOf(searchParams.get(PARAMETER));
    searchParams.delete(PARAMETER);
    const address = searchParams.size === 0 ? route : `${route}?${searchParams}`;
    if (now === undefined || !isInForce(index, now) || !Object.hasOwn(index.pages, address)) return { chosen };
    const lang = chosen ?? keptLanguage(request.headers) ?? DEFAULT;
    const file = `${folder}/prerendered/${index.pages[address]}.${lang}.html`;
    styles ??= readFile(`${folder}/${index.styles}`, 'utf8');
    return { html: await withStyles(file, styles).catch(() => undefined), chosen };
  };
}

async function withStyles(file: string, styles: Promise<string>): Promise<string> {
  const [html, text] = await Promise.all([readFile(file, 'utf8'), styles]);
  return html.replace(STYLES_PLACEHOLDER, () => text);
}

function isPublic({ pages }: Index, route: string): boolean {
  return Object.keys(pages).some((address) => address === route || address.startsWith(`${route}?`));
}

function isInForce({ from, until }: Index, now: string): boolean {
  const at = Date.parse(now);
  return Date.parse(from) <= at && (until === undefined || at < Date.parse(until));
}

async function readIndex(folder: string): Promise<Index | undefined> {
  const text = await readFile(`${folder}/prerendered/pages.json`, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Index);
}

function keptLanguage(headers: Headers): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return languageOf(pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1]);
}

function languageOf(value: string | null | undefined): string | undefined {
  return LANGUAGES.find((one) => one === value);
}
