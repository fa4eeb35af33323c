import { describe, expect, it } from 'vitest';
import { readJson } from '../../tests/support/readJson.ts';
import { loadProject } from '../compile/loadProject.ts';
import { LOCALES } from '../i18n/locale.ts';
import { articles } from './articles.ts';
import { bannerAt } from './bannerAt.ts';
import { documents } from './documents.ts';

const site = {
  page_banners: [
    { banner: 'help', pages: ['/guide', '/help'] },
    { banner: 'late', pages: ['/help/late'] },
  ],
  bare_pages: ['/', '/forgetPwd'],
};

describe('a public page', () => {
  it.each([
    ['that a banner names', '/guide', 'help'],
    ['below one', '/help/v2/menu1', 'help'],
    ['with a slash at its end', '/guide/', 'help'],
    ['that two name: the first counts', '/help/late', 'help'],
    ['whose name only begins alike', '/guide-en', 'other'],
    ['that none names', '/register', 'other'],
    ['below a bare one', '/forgetPwd/mailed', 'other'],
    ['that is bare', '/forgetPwd', undefined],
    ['that is bare, with a slash at its end', '/forgetPwd/', undefined],
    ['that is bare: Home alone, not all below it', '/', undefined],
  ])('%s', (_which, pathname, banner) => {
    expect(bannerAt(site, pathname)).toBe(banner);
  });

  it('of a site that says nothing has the banner of all', () => {
    expect(bannerAt({}, '/')).toBe('other');
  });
});

describe('content/site.json', () => {
  const own = readJson('content/site.json');
  const banners = own['page_banners'] as readonly { readonly banner: string; readonly pages: readonly string[] }[];
  const bare = own['bare_pages'] as readonly string[];
  const flows = Object.values(loadProject('.').flows).map(({ flow }) => flow);
  const known = new Set([
    ...(readJson('content/pages.json')['pages'] as readonly string[]),
    ...[...articles, ...documents].flatMap(({ routes, english = [] }) => [...routes, ...english]),
    ...flows.flatMap(({ meta }) => Object.keys(meta.entries ?? {})),
    ...flows.flatMap(({ states }) => Object.values(states).flatMap(({ meta }) => meta?.path ?? [])),
  ]);

  it('hides the banner where the specification says so, and on pages made for phones (R-PUB-16 to R-PUB-18, AMB-29)', () => {
    for (const page of ['/forgetPwd', '/forgetPwd/setPwd', '/forgetPwd/success', '/giftcard/h5/query', '/'])
      expect(bannerAt(own, page), page).toBeUndefined();
  });

  it('names pages that are there', () => {
    expect(bare.filter((page) => !known.has(page))).toEqual([]);
    const named = banners.flatMap(({ pages }) => pages);
    const isThere = (page: string) => [...known].some((one) => one === page || one.startsWith(`${page}/`));
    expect(named.filter((page) => !isThere(page))).toEqual([]);
  });

  it.each(LOCALES)('names banners that have a title and a text in %s', (locale) => {
    const words = readJson(`locales/${locale}/app.json`)['banner'] as Record<string, Record<string, string>>;
    expect(Object.keys(words).sort()).toEqual([...banners.map(({ banner }) => banner), 'other'].sort());
    for (const { title, text } of Object.values(words)) expect([title, text]).not.toContain('');
  });
});
