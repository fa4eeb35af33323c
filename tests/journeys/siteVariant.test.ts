import { describe, expect, it } from 'vitest';
import site from '../../content/site.json' with { type: 'json' };
import { siteOf } from '../support/siteOf.ts';
import { journey } from './support/journey.ts';
import { chan } from './support/members.ts';
import type { Visitor } from './support/visitor.ts';
import { locales, wordsOf } from './support/words.ts';

/** The same build, told by its gateway that it is the site of the mainland (AMB-77, R-GEN-02). */
const { arrive, demonstration } = journey({ siteVariant: 'mainland' });
const closed = siteOf('mainland')['closed'] as readonly string[];
const BASE = '/gc4-app-pc';
const FPS = /FPS|轉數快|转数快/;

/** The page as the gateway sends it, for those without scripts. */
async function ask(route: string, locale: string): Promise<string> {
  return (await fetch(`${demonstration().origin}${BASE}${route}?lang=${locale}`)).text();
}

const linksOf = ({ page }: Visitor): Promise<readonly string[]> =>
  page.evaluate(() => [...document.querySelectorAll('a')].map(({ pathname }) => pathname));

const isClosed = (path: string): boolean => closed.includes(path.slice(BASE.length));

describe.each(locales)('in %s', (locale) => {
  it('has its filing numbers where the other site has its licence, with scripts and without (R-FTR-08, R-FTR-10, AMB-77)', async () => {
    const visitor = await arrive({ locale, judged: true });
    for (const route of ['/contactUs', '/dashboard']) {
      if (route === '/dashboard') await visitor.enter(chan);
      await visitor.come(route);
      const imprint = await visitor.page.locator('footer').innerText();
      expect(imprint).toContain(site.filing_numbers[locale]);
      expect(imprint).not.toContain(site.licence[locale]);
      await visitor.look(`mainland${route.replaceAll('/', '-')}`);
    }
    const [footer = ''] = /<footer.*<\/footer>/s.exec(await ask('/contactUs', locale)) ?? [];
    expect(footer).toContain(site.filing_numbers[locale]);
    expect(footer).not.toContain(site.licence[locale]);
  });

  it('says nothing of FPS to visitors without scripts, and search engines find no page of it (AMB-77)', async () => {
    for (const route of ['/', '/guide', '/introduction', '/helpCenter/v2/menu1', '/helpCenter/v2/menu2/q4'])
      expect((await ask(route, locale)).replace(/<head>.*<\/head>/s, ''), route).not.toMatch(FPS);
    expect(await ask('/fpsIndex', locale)).not.toContain('id="prerendered"');
  });
});

it('has FPS in no menu and behind no link (AMB-77)', async () => {
  const visitor = await arrive({ locale: 'en' });
  for (const route of ['/', '/guide', '/helpCenter/v2/menu1']) {
    await visitor.come(route);
    expect((await linksOf(visitor)).filter(isClosed), route).toEqual([]);
    expect(await visitor.page.locator('body').innerText(), route).not.toMatch(FPS);
  }
  await visitor.enter(chan);
  for (const route of ['/dashboard', '/dashboard/topup', '/dashboard/transfer', '/account', '/cards']) {
    await visitor.come(route);
    expect((await linksOf(visitor)).filter(isClosed), route).toEqual([]);
    expect(await visitor.page.locator('body').innerText(), route).not.toMatch(FPS);
  }
});

it('sends money to Hong Kong by bank transfer alone (AMB-77)', async () => {
  const visitor = await arrive({ locale: 'en' });
  await visitor.enter(chan);
  await visitor.come('/dashboard/transfer/toHk');
  await visitor.at('transfer-to-hk', 'details');
  const name = visitor.words.label('transfer-to-hk', 'details', 'method', 'transfer-method');
  const radios = visitor.page.getByRole('group', { name }).getByRole('radio');
  await expect.poll(() => radios.count()).toBe(1);
  expect(await visitor.page.locator('main').innerText()).not.toMatch(FPS);
});

it('leads home from every address of FPS, and says that the page is not here (AMB-77, R-PUB-03)', async () => {
  const visitor = await arrive({ locale: 'en' });
  for (const route of closed) {
    await visitor.open(route);
    await visitor.page.getByText(wordsOf('en').say('app', 'notFound')).waitFor();
    await expect.poll(() => visitor.route, { message: route }).toBe('/');
  }
});

it('a mobile number begins with +86, and the language that nobody chose is the same as ever (AMB-77, R-GEN-02)', async () => {
  const visitor = await arrive({ locale: 'zh-HK' });
  await visitor.context.clearCookies();
  await visitor.come('/register');
  expect(await visitor.page.locator('html').getAttribute('lang')).toBe('zh-HK');
  const name = visitor.words.label('register', 'mobile', 'area_code', 'area-code');
  await expect.poll(() => visitor.page.getByLabel(name).inputValue()).toContain('86');
});
