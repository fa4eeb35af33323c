import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import site from '../../../content/site.json' with { type: 'json' };
import { bannerAt } from '../../../src/app/bannerAt.ts';
import { shortForms } from '../../../src/app/shortForms.ts';
import { siteOf } from '../../support/siteOf.ts';
import { allPlaces, type Place } from './places.ts';
import { rawKeys } from './rawKeys.ts';
import type { Visitor } from './visitor.ts';

const all = allPlaces();

/** The pages of one variant of the site. */
export interface Pages {
  /** Open to all. */
  readonly open: readonly Place[];
  readonly ofMembers: readonly Place[];
  /** All addresses. A link to another is dead. */
  readonly addresses: ReadonlySet<string>;
}

/** @param variant without it the one that content/site.json names */
export function pagesOf(variant?: string): Pages {
  const closed = siteOf(variant)['closed'] as readonly string[];
  const isOpen = (route: string): boolean => !closed.includes(route);
  const places = all.filter(({ route }) => isOpen(route));
  const routes = places.flatMap(({ route, others, english }) => [route, ...others, ...english]);
  return {
    open: places.filter(({ isOfMembers }) => !isOfMembers),
    ofMembers: places.filter(({ isOfMembers }) => isOfMembers),
    addresses: new Set([...routes, ...shortForms.map(({ from }) => from)].filter(isOpen)),
  };
}

const views = [
  { locale: 'zh-HK', width: 320 },
  { locale: 'zh-CN', width: 1280 },
  { locale: 'en', width: 320 },
] as const;

/** For who walks: begins in the first view, and judges what is seen. */
export const LOOKED_AT = { ...views[0], judged: true, pictures: 'every' };

/** A page in every language, loaded in the one that was spoken last, and then switched: the right one, under its name, in words, with no
 * dead link; what axe finds, what is covered and what stands outside the window. */
export async function judgeInEveryView(visitor: Visitor, place: Place, pages: Pages): Promise<void> {
  const route = await visitor.addressOf(place);
  await visitor.come(route);
  const last = views.findIndex(({ locale }) => locale === visitor.words.locale);
  for (const view of [...views.slice(last), ...views.slice(0, last)]) {
    await judgeShown(visitor, place, route, await visitor.see(view));
    const links = (await visitor.page.evaluate(linkedPaths)).map((path) => path.replace(/^\/gc4-app-pc(?=\/)/, ''));
    expect(
      links.filter((link) => !pages.addresses.has(link)),
      `${route}: dead links`,
    ).toEqual([]);
    if (!place.isOfMembers) await judgeFrame(visitor, place);
    const name = nameOf(place);
    const shown = createHash('sha1')
      .update(await visitor.page.evaluate(outline))
      .digest('hex');
    await visitor.look(name, name === KINDS ? name : `${name} ${shown}`);
  }
}

/** Header, banner and footer of a public page (R-PUB-06, R-PUB-16 to R-PUB-18, AMB-29). */
async function judgeFrame({ page, words }: Visitor, { route }: Place): Promise<void> {
  const parts = ['header', 'footer', 'header + section'].map((part) => page.locator(part).count());
  const banner = bannerAt(siteOf(), route);
  expect(await Promise.all(parts), route).toEqual([1, 1, banner === undefined ? 0 : 1]);
  if (banner === undefined) return;
  const text = page.locator('header + section p').last();
  expect(await text.innerText(), route).toBe(words.say('app', `banner.${banner}.text`));
  expect((await page.locator('header + section').boundingBox())?.height, `${route}: slim`).toBeLessThan(80);
}

/** The page is that of the place, under its name, in words. */
export async function judgeShown(visitor: Visitor, place: Place, route: string, heading: string): Promise<void> {
  // Several wizards may end at one address (R-MEM-31); whoever may not come in is led elsewhere.
  const others = all.filter((one) => one.others.includes(route) || place.elsewhere.includes(one.route));
  const headings = [place, ...others].flatMap((one) => one.headings(visitor.words));
  expect(heading, route).toMatch(new RegExp(`^(${headings.join('|')})$`));
  const title = await visitor.page.title();
  expect(title, route).toContain(site.brand_name[visitor.words.locale]);
  if (place.route !== '/') expect(title, route).toContain(heading);
  expect(await visitor.page.evaluate(rawKeys), `${route} says no key`).toEqual([]);
}

/** The kinds of record share a page, whatever records there are. */
const KINDS = 'at-history-kind';

const nameOf = ({ route }: Place): string =>
  /^\/history\/(?!detail)\w+$/.test(route) ? KINDS : `at${route.replaceAll('/', '-')}`;

/** Where the links of the page lead that stay at this site. Runs in the page. */
function linkedPaths(): readonly string[] {
  const own = [...document.links].filter(({ origin }) => origin === location.origin);
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/** The elements of the page with their texts: pages that have the same look the same. Numbers are left out, which follow clock and database, and
 * so is the imprint, which is the same on every page of a variant. Runs in the page. */
function outline(): string {
  const parts: string[] = [];
  const read = (node: Node): void => {
    if (node instanceof Element) {
      if (node.matches('script, style, footer p')) return;
      parts.push(`<${node.tagName}>`);
      node.childNodes.forEach(read);
    } else if (node instanceof Text) parts.push(node.data.replace(/\d+/g, '0'));
  };
  read(document.querySelector('main') ?? document.body);
  return parts.join('');
}
