import { describe, expect, it } from 'vitest';
import site from '../../content/site.json' with { type: 'json' };
import { bannerAt } from '../../src/app/bannerAt.ts';
import { shortForms } from '../../src/app/shortForms.ts';
import { journey } from './support/journey.ts';
import { chan } from './support/members.ts';
import { allPlaces, type Place } from './support/places.ts';
import { rawKeys } from './support/rawKeys.ts';
import type { Visitor } from './support/visitor.ts';
import { locales, wordsOf } from './support/words.ts';

/** Every address of the portal, by the tables that route it, as a visitor and as a member: the right page under its name, in words of the language
 * that is chosen. What axe finds, what is covered and what stands outside a window of 320 px is judged once a page and language
 * (R-PUB-01 to R-PUB-72, R-MEM-01 to R-MEM-57, R-GEN-64). */
const places = allPlaces();
const open = places.filter(({ isOfMembers }) => !isOfMembers);
const ofMembers = places.filter(({ isOfMembers }) => isOfMembers);
const { arrive } = journey();

const views = [
  { locale: 'zh-HK', width: 320 },
  { locale: 'zh-CN', width: 1280 },
  { locale: 'en', width: 320 },
] as const;

type View = (typeof views)[number];

/** The page is that of the place, under its name, in words. */
async function judge(visitor: Visitor, place: Place, route: string): Promise<void> {
  await judgeShown(visitor, place, route, await visitor.come(route));
}

async function judgeShown(visitor: Visitor, place: Place, route: string, heading: string): Promise<void> {
  // Several wizards may end at one address (R-MEM-31); whoever may not come in is led elsewhere.
  const others = places.filter((one) => one.others.includes(route) || place.elsewhere.includes(one.route));
  const headings = [place, ...others].flatMap((one) => one.headings(visitor.words));
  expect(heading, route).toMatch(new RegExp(`^(${headings.join('|')})$`));
  const title = await visitor.page.title();
  expect(title, route).toContain(site.brand_name[visitor.words.locale]);
  if (place.route !== '/') expect(title, route).toContain(heading);
  expect(await visitor.page.evaluate(rawKeys), `${route} says no key`).toEqual([]);
}

/** In every language: the page is loaded in the one that was spoken last, and then switched. */
async function inEveryView(visitor: Visitor, judgeView: (view: View, heading: string) => Promise<void>): Promise<void> {
  const last = views.findIndex(({ locale }) => locale === visitor.words.locale);
  for (const view of [...views.slice(last), ...views.slice(0, last)]) await judgeView(view, await visitor.see(view));
}

/** The kinds of record share a page. */
const nameOf = ({ route }: Place) =>
  `at${route.replace(/^\/history\/(?!detail)\w+$/, '/history/kind').replaceAll('/', '-')}`;

const LONG = { timeout: 600_000 };
const LOOKED_AT = { ...views[0], judged: true, pictures: 'every' };

describe('in every language', () => {
  it(
    'a visitor finds every page that is open to all (R-PUB-06 to R-PUB-72, R-GEN-07 to R-GEN-14, R-GEN-51, R-FLOW-65 to R-FLOW-68)',
    LONG,
    async () => {
      const visitor = await arrive(LOOKED_AT);
      for (const place of open) {
        const route = await visitor.addressOf(place);
        await visitor.come(route);
        await inEveryView(visitor, async (_view, heading) => {
          await judgeShown(visitor, place, route, heading);
          await judgeFrame(visitor, place);
          await visitor.look(nameOf(place));
        });
      }
    },
  );

  it('a member finds every page of the member area (R-MEM-01 to R-MEM-57)', LONG, async () => {
    const visitor = await arrive(LOOKED_AT);
    await visitor.enter(chan);
    for (const place of ofMembers) {
      const route = await visitor.addressOf(place);
      await visitor.come(route);
      await inEveryView(visitor, async (_view, heading) => {
        await judgeShown(visitor, place, route, heading);
        await visitor.look(nameOf(place));
      });
    }
  });
});

/** Header, banner and footer of a public page (R-PUB-06, R-PUB-16 to R-PUB-18, AMB-29). */
async function judgeFrame({ page, words }: Visitor, { route }: Place): Promise<void> {
  const parts = ['header', 'footer', 'header + section'].map((part) => page.locator(part).count());
  const banner = bannerAt(site, route);
  expect(await Promise.all(parts), route).toEqual([1, 1, banner === undefined ? 0 : 1]);
  if (banner === undefined) return;
  const text = page.locator('header + section p').last();
  expect(await text.innerText(), route).toBe(words.say('app', `banner.${banner}.text`));
  expect((await page.locator('header + section').boundingBox())?.height, `${route}: slim`).toBeLessThan(80);
}

/** Where somebody is led says nothing about a language: each of these is opened in one of the three. */
describe('other addresses', () => {
  const inTurn = <T>(all: readonly T[], turn: number): readonly T[] => all.filter((_, index) => index % 3 === turn);
  const otherRoutes = (some: readonly Place[]) =>
    some.flatMap((place) => place.others.map((route) => [place, route] as const));

  it.each(locales)(
    'of a page show it (R-PUB-46 to R-PUB-61, AMB-31, AMB-44; %s)',
    { timeout: 300_000 },
    async (locale) => {
      const turn = locales.indexOf(locale);
      const visitor = await arrive({ locale });
      for (const [place, route] of inTurn(otherRoutes(open), turn)) await judge(visitor, place, route);
      for (const [place, route] of inTurn(
        open.flatMap((one) => one.english.map((route) => [one, route] as const)),
        turn,
      )) {
        await judge(visitor, { ...place, headings: () => place.headings(wordsOf('en')) }, route);
        expect(await visitor.page.locator('main article').getAttribute('lang'), route).toBe('en');
      }
      await visitor.enter(chan);
      for (const [place, route] of inTurn(otherRoutes(ofMembers), turn)) await judge(visitor, place, route);
    },
  );

  it('lead to another page (R-PUB-20, R-PUB-25, R-PUB-28, AMB-03, AMB-30)', async () => {
    const visitor = await arrive();
    await visitor.enter(chan);
    for (const { from, to } of shortForms) {
      await visitor.come(from);
      const there = visitor.route;
      await visitor.come(to);
      expect(there, from).toBe(visitor.route);
    }
  });

  it('of members lead a visitor to signing in (R-ROLE-01)', { timeout: 300_000 }, async () => {
    const visitor = await arrive();
    const title = visitor.words.say('login-by-password', 'steps.credentials.title');
    for (const { route, others } of ofMembers)
      for (const address of [route, ...others]) {
        expect(await visitor.come(address), address).toBe(title);
        expect(visitor.route, address).toBe('/login');
      }
  });

  it(
    'that are open show a member the same page, or what members have instead (R-PUB-04, R-PUB-05)',
    { timeout: 300_000 },
    async () => {
      const visitor = await arrive();
      await visitor.enter(chan);
      const dashboard = places.find(({ route }) => route === '/dashboard')!;
      for (const place of open) {
        const route = await visitor.addressOf(place);
        await judge(visitor, place.route === '/' ? dashboard : place, route);
      }
    },
  );

  it('that nobody knows lead home (R-PUB-03)', async () => {
    const visitor = await arrive();
    const home = places.find(({ route }) => route === '/')!;
    await judge(visitor, home, '/nowhere/at-all');
    expect(visitor.route).toBe('/');
  });
});
