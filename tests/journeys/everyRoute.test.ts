import { describe, expect, it } from 'vitest';
import { shortForms } from '../../src/app/shortForms.ts';
import { journey } from './support/journey.ts';
import { chan } from './support/members.ts';
import { judgeInEveryView, judgeShown, LOOKED_AT, pagesOf } from './support/pageWalk.ts';
import { allPlaces, type Place } from './support/places.ts';
import type { Visitor } from './support/visitor.ts';
import { locales, wordsOf } from './support/words.ts';

/** Every address of the portal, by the tables that route it, as a visitor and as a member: the right page under its name, in words of the language
 * that is chosen, and no link that leads nowhere. What axe finds, what is covered and what stands outside a window of 320 px is judged once a page
 * and language (R-PUB-01 to R-PUB-72, R-MEM-01 to R-MEM-57, R-GEN-64). */
const places = allPlaces();
const pages = pagesOf();
const { open, ofMembers } = pages;
const { arrive } = journey();

/** The page is that of the place, under its name, in words. */
async function judge(visitor: Visitor, place: Place, route: string): Promise<void> {
  await judgeShown(visitor, place, route, await visitor.come(route));
}

const LONG = { timeout: 600_000 };

describe('in every language', () => {
  it(
    'a visitor finds every page that is open to all (R-PUB-06 to R-PUB-72, R-GEN-07 to R-GEN-14, R-GEN-51, R-FLOW-65 to R-FLOW-68)',
    LONG,
    async () => {
      const visitor = await arrive(LOOKED_AT);
      for (const place of open) await judgeInEveryView(visitor, place, pages);
    },
  );

  it('a member finds every page of the member area (R-MEM-01 to R-MEM-57)', LONG, async () => {
    const visitor = await arrive(LOOKED_AT);
    await visitor.enter(chan);
    for (const place of ofMembers) await judgeInEveryView(visitor, place, pages);
  });
});

/** Where a later step of a wizard leads who comes to it without the steps before (AMB-44). */
const firstSteps: { readonly [address: string]: string } = {
  '/userSettings/resetEmail/new': '/userSettings/resetEmail',
  '/userSettings/resetMob/new': '/userSettings/resetMob',
  '/userSettings/resetPwd/new': '/userSettings/resetPwd',
  '/userSettings/resetSucc': '/userSettings/resetEmail',
};

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
      // A wizard that begins elsewhere puts its address after its first paint.
      await expect.poll(() => visitor.route, { message: from }).toBe(firstSteps[to] ?? to);
    }
  });

  it('of members lead a visitor to signing in (R-ROLE-01)', { timeout: 300_000 }, async () => {
    const visitor = await arrive();
    const title = visitor.words.say('login-by-password', 'steps.credentials.title');
    for (const { route, others } of ofMembers)
      for (const address of [route, ...others]) {
        expect(await visitor.come(address), address).toBe(title);
        await expect.poll(() => visitor.route, { message: address }).toBe('/login');
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
    await expect.poll(() => visitor.route).toBe('/');
  });
});
