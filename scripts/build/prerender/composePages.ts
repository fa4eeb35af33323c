import { createHash } from 'node:crypto';
import { PORTAL_BASE } from '../../../gateway/http/portalFiles.ts';
import { isJsonObject, type JsonObject } from '../../../src/domain/json.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../src/i18n/locale.ts';
import { pageHead, structuredData } from './pageHead.ts';
import type { PrintedPages } from './printPages.ts';

/** The gateway writes the origin of the deployment there. */
const BASE = `__ORIGIN__${PORTAL_BASE.slice(0, -1)}`;

type PrintedPage = PrintedPages['pages'][number];

/** The files of the build that hold the pages: each page whole, in every language; which of them belongs to which address and when they
 * hold; and what search engines ask for.
 * @param frame the page of the build, with its scripts and without a text */
export function composePages(
  frame: string,
  { pages, inForce, site }: PrintedPages,
): { readonly [name: string]: string } {
  const files: Record<string, string> = {};
  const byAddress: Record<string, string> = {};
  const names = new Map(pages.map((page) => [keyOf(page), headOf(page, site).name]));
  for (const page of pages) {
    const name = (byAddress[page.address] ??= fileOf(page.address));
    const above = page.below === undefined ? undefined : aboveOf(page.below, page.locale, names);
    files[`prerendered/${name}.${page.locale}.html`] = composePage(frame, page, site, above);
  }
  const own = [...new Set(pages.map(({ canonical }) => canonical))];
  return {
    ...files,
    'prerendered/pages.json': JSON.stringify({ ...inForce, pages: byAddress }),
    'sitemap.xml': sitemap(own),
    'robots.txt': `User-agent: *\nDisallow: /sandbox/\n\nSitemap: ${BASE}/sitemap.xml\n`,
  };
}

/** The same from build to build: a gateway that runs meanwhile shows no page at another's address. */
function fileOf(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 12);
}

const keyOf = ({ address, locale }: Pick<PrintedPage, 'address' | 'locale'>): string => `${locale} ${address}`;

function headOf({ markup, address, locale }: PrintedPage, site: JsonObject) {
  return pageHead(markup, nameIn(site['brand_name'], locale), address === '/');
}

function aboveOf(address: string, locale: Locale, names: ReadonlyMap<string, string>) {
  return { name: names.get(keyOf({ address, locale })) ?? '', url: urlOf(address, locale) };
}

function composePage(
  frame: string,
  page: PrintedPage,
  site: JsonObject,
  above: { readonly name: string; readonly url: string } | undefined,
): string {
  const { address, canonical, language, locale, markup } = page;
  const head = headOf(page, site);
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
    `<meta name="description" content="${escaped(head.description)}" />`,
    `<link rel="canonical" href="${escaped(url)}" />`,
    ...alternates(canonical),
    ...said.map(
      (one) => `<script type="application/ld+json">${JSON.stringify(one).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
  return replaced(frame, {
    [`<html lang="${DEFAULT_LOCALE}">`]: `<html lang="${locale}">`,
    '<title></title>': `<title>${escaped(head.title)}</title>${tags.join('')}`,
    // The language switch of a page without scripts asks for the same address in another language.
    '<div id="root"></div>': `<div id="prerendered">${withoutPreloads(markup)}<form id="language">${kept(address)}</form></div><div id="root"></div>`,
  });
}

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
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}" />`)
    .join('');
}

/** Pictures come when the page comes to them; nothing waits for those that are below. */
function withoutPreloads(markup: string): string {
  return markup.replace(/<link rel="preload"[^>]*>/g, '').replaceAll(' data-discover="true"', '');
}

function alternates(canonical: string): readonly string[] {
  const link = (lang: string, locale: Locale): string =>
    `<link rel="alternate" hreflang="${lang}" href="${escaped(urlOf(canonical, locale))}" />`;
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
    LOCALES.map((locale) => `<url><loc>${escaped(urlOf(address, locale))}</loc>${xhtml(address)}</url>`),
  );
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
