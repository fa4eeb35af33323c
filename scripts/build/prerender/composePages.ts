import { createHash } from 'node:crypto';
import { escapedHtml } from '../../../gateway/http/escapedHtml.ts';
import { PORTAL_BASE } from '../../../gateway/shared/portalBase.ts';
import { SESSION_KEY } from '../../../src/api/session.ts';
import { VISITORS_ONLY } from '../../../src/app/takeOver.ts';
import { isJsonObject, type JsonObject } from '../../../src/domain/json.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../src/i18n/locale.ts';
import { pageHead, structuredData, type PageHead } from './pageHead.ts';
import type { PrintedPages } from './printPages.ts';

/** The gateway writes the origin of the deployment there. */
const BASE = `__ORIGIN__${PORTAL_BASE.slice(0, -1)}`;

/** A member who opens Home is led on (R-PUB-04). */
const HOME_ONLY = ` ${VISITORS_ONLY}="${SESSION_KEY}"`;

type PrintedPage = PrintedPages['pages'][number];

export interface Frame {
  /** The page of the build, with its scripts and without a text. */
  readonly html: string;
  /** The script that begins a prerendered page, in the folder of the build. */
  readonly first: string;
}

interface Above {
  readonly name: string;
  readonly url: string;
}

/** The files that hold the pages of a variant of the site: each page whole, in every language; which of them belongs to which address and when they
 * hold; and what search engines ask for. */
export function composePages(
  frame: Frame,
  { pages, inForce, site }: PrintedPages,
): { readonly [name: string]: string } {
  const files: Record<string, string> = {};
  const byAddress: Record<string, string> = {};
  const read = pages.map((page) => ({ page, head: headOf(page, site) }));
  const heads = new Map(read.map(({ page, head }) => [keyOf(page), head]));
  const html = withoutStyles(frame.html);
  for (const { page, head } of read) {
    const name = (byAddress[page.address] ??= fileOf(page.address));
    const above = page.below === undefined ? undefined : aboveOf(page.below, page.locale, heads);
    files[`${name}.${page.locale}.html`] = composePage({ ...frame, html }, page, site, head, above);
  }
  const own = [...new Set(pages.map(({ canonical }) => canonical))];
  return {
    ...files,
    'pages.json': JSON.stringify({ ...inForce, pages: byAddress }),
    'sitemap.xml': sitemap(own),
    'robots.txt': `User-agent: *\nDisallow: /sandbox/\n\nSitemap: ${BASE}/sitemap.xml\n`,
  };
}

/** The same from build to build: a gateway that runs meanwhile shows no page at another's address. */
function fileOf(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 12);
}

const keyOf = ({ address, locale }: Pick<PrintedPage, 'address' | 'locale'>): string => `${locale} ${address}`;

function headOf({ markup, address, locale }: PrintedPage, site: JsonObject): PageHead {
  return pageHead(markup, nameIn(site['brand_name'], locale), address === '/');
}

function aboveOf(address: string, locale: Locale, heads: ReadonlyMap<string, PageHead>): Above {
  return { name: heads.get(keyOf({ address, locale }))?.name ?? '', url: urlOf(address, locale) };
}

function composePage(
  { html, first }: Frame,
  { address, canonical, language, locale, markup }: PrintedPage,
  site: JsonObject,
  head: PageHead,
  above: Above | undefined,
): string {
  const url = urlOf(canonical, language ?? locale);
  const [home, data] = [urlOf('/', locale), organizationOf(site, locale)];
  const said = structuredData({
    head,
    url: address === '/' ? home : url,
    home,
    organization: data,
    ...(above && { above }),
  });
  const tags = [
    ...picturesOf(markup).filter((link) => link.includes(FIRST_PICTURE)),
    `<script type="module" src="${PORTAL_BASE}${first}"></script>`,
    `<meta name="description" content="${escapedHtml(head.description)}" />`,
    `<link rel="canonical" href="${escapedHtml(url)}" />`,
    ...alternates(canonical),
    ...said.map(
      (one) => `<script type="application/ld+json">${JSON.stringify(one).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
  return replaced(html, {
    [`<html lang="${DEFAULT_LOCALE}">`]: `<html lang="${locale}">`,
    '<title></title>': `<title>${escapedHtml(head.title)}</title>${tags.join('')}`,
    // The language switch of a page without scripts asks for the same address in another language.
    [ROOT]: `<div id="prerendered"${address === '/' ? HOME_ONLY : ''}>${withoutPreloads(markup)}<form id="language">${kept(address)}</form></div><div id="root"></div>`,
  });
}

/** What other pages show meanwhile is not wanted beside the page itself. */
const ROOT = '<div id="root"><p id="starting"></p></div>';

/** @throws Error when the frame is another than it was */
function replaced(frame: string, parts: { readonly [old: string]: string }): string {
  return Object.entries(parts).reduce((text, [old, next]) => {
    if (!text.includes(old)) throw new Error(`index.html has no ${old}.`);
    return text.replace(old, () => next);
  }, frame);
}

/** What a form that asks for the same address in another language would leave out. */
function kept(address: string): string {
  const [, query = ''] = address.split('?');
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `<input type="hidden" name="${escapedHtml(name)}" value="${escapedHtml(value)}" />`)
    .join('');
}

/** What React asks to be fetched early: the picture that a page begins with, and those below, for which nothing waits. */
function picturesOf(markup: string): readonly string[] {
  return markup.match(PRELOAD) ?? [];
}

const PRELOAD = /<link rel="preload"[^>]*>/g;
const FIRST_PICTURE = ' fetchPriority="high"';

function withoutPreloads(markup: string): string {
  return markup.replace(PRELOAD, '').replaceAll(' data-discover="true"', '');
}

/** The gateway writes the style sheet into the page: a page that is there has its looks, without one more round trip. */
function withoutStyles(html: string): string {
  const [link = '', styles = ''] = STYLE_SHEET.exec(html) ?? [];
  if (styles === '') throw new Error('index.html has no style sheet.');
  return html.replace(link, `<style nonce="__CSP_NONCE__">__STYLES:${styles}__</style>`);
}

const STYLE_SHEET = new RegExp(`<link rel="stylesheet"[^>]* href="${PORTAL_BASE}([^"]*)"[^>]*>`);

function alternates(canonical: string): readonly string[] {
  const link = (lang: string, locale: Locale): string =>
    `<link rel="alternate" hreflang="${lang}" href="${escapedHtml(urlOf(canonical, locale))}" />`;
  return [...LOCALES.map((locale) => link(locale, locale)), link('x-default', DEFAULT_LOCALE)];
}

/** An address in a language: the default has none in its address. */
function urlOf(address: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return BASE + address;
  return `${BASE}${address}${address.includes('?') ? '&' : '?'}lang=${locale}`;
}

function organizationOf(site: JsonObject, locale: Locale): JsonObject {
  const mail = site['support_email'];
  return {
    name: nameIn(site['brand_name'], locale),
    legalName: nameIn(site['company_name'], locale),
    url: urlOf('/', locale),
    logo: `${BASE}/icon.svg`,
    ...(typeof mail === 'string' && { email: mail }),
  };
}

function nameIn(names: JsonObject[string] | undefined, locale: Locale): string {
  return isJsonObject(names) ? String(names[locale] ?? '') : '';
}

function sitemap(addresses: readonly string[]): string {
  const xhtml = (canonical: string): string =>
    alternates(canonical)
      .map((link) => link.replace('<link', '<xhtml:link'))
      .join('');
  const urls = addresses.flatMap((address) =>
    LOCALES.map((locale) => `<url><loc>${escapedHtml(urlOf(address, locale))}</loc>${xhtml(address)}</url>`),
  );
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`;
}
