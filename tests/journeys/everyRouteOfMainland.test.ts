import { expect, it } from 'vitest';
import { siteOf } from '../support/siteOf.ts';
import { journey } from './support/journey.ts';
import { chan } from './support/members.ts';
import { judgeInEveryView, LOOKED_AT, pagesOf } from './support/pageWalk.ts';
import { wordsOf } from './support/words.ts';

/** The pages of the variant for the mainland, as those of Hong Kong are walked in everyRoute.test.ts: all are opened here too, in every language,
 * and their names, words and links judged. What axe finds, what is covered and what stands outside the window follows from elements and texts:
 * where a page has those of the other variant, whichever of the two walks comes to it first judges it for both, but for the imprint, which
 * siteVariant.test.ts judges. Other addresses of a page follow from the same tables, and are opened in Hong Kong only (AMB-77). */
const pages = pagesOf('mainland');
const closed = siteOf('mainland')['closed'] as readonly string[];
const { arrive } = journey({ siteVariant: 'mainland' });

const LONG = { timeout: 600_000 };

it('a visitor finds every page that is open to all, and no link to one that is closed (AMB-77)', LONG, async () => {
  const visitor = await arrive(LOOKED_AT);
  for (const place of pages.open) await judgeInEveryView(visitor, place, pages);
});

it('a member finds every page of the member area, and no link to one that is closed (AMB-77)', LONG, async () => {
  const visitor = await arrive(LOOKED_AT);
  await visitor.enter(chan);
  for (const place of pages.ofMembers) await judgeInEveryView(visitor, place, pages);
});

it('a closed address leads home, as one that nobody knows (R-PUB-03, AMB-77)', async () => {
  const visitor = await arrive({ locale: 'en' });
  for (const home of ['/', '/dashboard']) {
    if (home === '/dashboard') await visitor.enter(chan);
    for (const route of [...closed, '/nowhere/at-all']) {
      await visitor.open(route);
      await visitor.page.getByText(wordsOf('en').say('app', 'notFound')).waitFor();
      await expect.poll(() => visitor.route, { message: route }).toBe(home);
    }
  }
});
