import { readFile } from 'node:fs/promises';
import type { Lang } from '../shared/lang.ts';
import { LANGUAGES } from './callHeaders.ts';

/** `pages.json` of the build (scripts/build/prerender): which file belongs to which address, and when they hold. */
interface Index {
  readonly from: string;
  readonly until?: string;
  readonly pages: { readonly [address: string]: string };
}

export interface PrerenderedPage {
  readonly html: string;
  /** The language that the address asks for: this browser session keeps it. */
  readonly chosen?: string;
}

/** The page at an address; none where the build wrote none, or where a figure may be another by now. */
export type PrerenderedPages = (
  request: Request,
  address: string,
  now: string | undefined,
) => Promise<PrerenderedPage | undefined>;

const DEFAULT: Lang = 'zh-HK';
const PARAMETER = 'lang';

/** The choice of a browser session (src/i18n/keptLocale.ts). */
export const LANGUAGE_COOKIE = 'gc4-app-pc-lang';

/** @param folder of the build */
export function prerenderedPages(folder: string): PrerenderedPages {
  let read: Promise<Index | undefined> | undefined;
  return async (request, route, now) => {
    const index = await (read ??= readIndex(folder));
    if (!index || now === undefined || !isInForce(index, now)) return undefined;
    const { searchParams } = new URL(request.url);
    const asked = languageOf(searchParams.get(PARAMETER));
    searchParams.delete(PARAMETER);
    const address = searchParams.size === 0 ? route : `${route}?${searchParams}`;
    if (!Object.hasOwn(index.pages, address)) return undefined;
    const lang = asked ?? keptLanguage(request.headers) ?? DEFAULT;
    const html = await readFile(`${folder}/prerendered/${index.pages[address]}.${lang}.html`, 'utf8');
    return { html, ...(asked && { chosen: asked }) };
  };
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
