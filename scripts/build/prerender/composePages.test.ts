import { expect, it } from 'vitest';
import type { JsonObject } from '../../../src/domain/json.ts';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { composePages } from './composePages.ts';

const html =
  '<html lang="zh-HK"><head><title></title><link rel="stylesheet" href="/gc4-app-pc/assets/portal-1.css"></head><body><div id="root"><p id="starting"></p></div></body></html>';
const frame = { html, first: 'assets/takeOver-1.js' };
const brand = { 'zh-HK': '錢包', 'zh-CN': '钱包', en: 'Wallet' };
const site: JsonObject = { brand_name: brand, company_name: brand };
const page = (address: string, canonical: string, heading: string, more: object = {}) =>
  LOCALES.map((locale) => ({
    address,
    canonical,
    locale,
    words: [],
    markup: `<link rel="preload" as="image" href="/first.svg" fetchPriority="high"/><link rel="preload" as="image" href="/a.svg"/><main><h1>${heading}</h1><p>About "it".</p></main>`,
    ...more,
  }));
const printed = {
  inForce: { from: '2025-01-01T00:00:00.000Z' },
  site,
  pages: [...page('/', '/', 'Home'), ...page('/terms-en', '/terms', '$& </script>', { language: 'en' as const })],
};
const files = composePages(frame, printed);
const { pages: names } = JSON.parse(files['pages.json'] ?? '') as { pages: { [address: string]: string } };
const fileAt = (address: string, locale: string): string => files[`${names[address] ?? ''}.${locale}.html`] ?? '';
const linksOf = (html: string) => [...html.matchAll(/<link [^>]*>/g)].map(([link]) => link);
const BASE = '__ORIGIN__/gc4-app-pc';

it('writes each page in each language, with its address in it and in the others', () => {
  const html = fileAt('/', 'zh-CN');
  expect(html).toContain('<html lang="zh-CN"><head><title>钱包</title>');
  expect(html).toContain('<script type="module" src="/gc4-app-pc/assets/takeOver-1.js"></script>');
  expect(html).toContain('<style nonce="__CSP_NONCE__">__STYLES:assets/portal-1.css__</style>');
  expect(html).toContain('<meta name="description" content="About &quot;it&quot;." />');
  expect(linksOf(html)).toEqual([
    `<link rel="preload" as="image" href="/first.svg" fetchPriority="high"/>`,
    `<link rel="canonical" href="${BASE}/?lang=zh-CN" />`,
    `<link rel="alternate" hreflang="zh-HK" href="${BASE}/" />`,
    `<link rel="alternate" hreflang="zh-CN" href="${BASE}/?lang=zh-CN" />`,
    `<link rel="alternate" hreflang="en" href="${BASE}/?lang=en" />`,
    `<link rel="alternate" hreflang="x-default" href="${BASE}/" />`,
  ]);
  expect(html).toContain('"@type":"Organization","name":"钱包"');
  expect(html).toContain('<div id="prerendered" data-visitors-only="');
});

it('knows a text that is English whatever is chosen by its English address, and takes its words as they are', () => {
  const html = fileAt('/terms-en', 'zh-HK');
  expect(html).toContain(`<link rel="canonical" href="${BASE}/terms?lang=en" />`);
  expect(html).toContain('<h1>$& </script></h1>');
  expect(html).not.toContain('"@type"');
  expect(html).toContain('<div id="prerendered">');
});

it('says which file belongs to which address, and names each page once for search engines', () => {
  expect(JSON.parse(files['pages.json'] ?? '')).toEqual({
    from: '2025-01-01T00:00:00.000Z',
    pages: { '/': expect.stringMatching(/^[0-9a-f]{12}$/), '/terms-en': names['/terms-en'] },
  });
  expect([...(files['sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at)).toEqual([
    `${BASE}/`,
    `${BASE}/?lang=zh-CN`,
    `${BASE}/?lang=en`,
    `${BASE}/terms`,
    `${BASE}/terms?lang=zh-CN`,
    `${BASE}/terms?lang=en`,
  ]);
  expect(files['robots.txt']).toContain(`Sitemap: ${BASE}/sitemap.xml`);
});

it('does not write into a frame that has no place for it', () => {
  const without = (part: string) => () => composePages({ ...frame, html: html.replace(part, '') }, printed);
  expect(without('<div id="root"><p id="starting"></p></div>')).toThrow('index.html has no <div id="root">');
  expect(without('rel="stylesheet"')).toThrow('index.html has no style sheet');
});

it('asks for the same address in another language without scripts, whatever the address has in its query', () => {
  const news = composePages(frame, { ...printed, pages: page('/news?id=a&more=%22', '/news?id=a', 'News') });
  const form =
    '<form id="language"><input type="hidden" name="id" value="a" /><input type="hidden" name="more" value="&quot;" /></form>';
  expect(Object.values(news).filter((text) => text.includes(form))).toHaveLength(LOCALES.length);
});
