// Pictures of every page, in three languages, light and dark, at three widths, with a sheet of them to look at: `npm run pictures -- <folder>`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { openBrowser } from '../tests/journeys/support/browser.ts';
import { startDemonstration } from '../tests/journeys/support/demonstration.ts';
import { chan } from '../tests/journeys/support/members.ts';
import { allPlaces, type Place } from '../tests/journeys/support/places.ts';
import { Visitor } from '../tests/journeys/support/visitor.ts';
import { locales, type Locale } from '../tests/journeys/support/words.ts';
import { ensureChromium } from './lib/chromium.js';
import { picturesSheet } from './lib/picturesSheet.ts';
import { root } from './lib/requireNode.js';

const WIDTHS = [360, 768, 1280];
const THEMES = ['light', 'dark'] as const;

interface Wanted {
  readonly folder: string;
  readonly places: readonly Place[];
  readonly locales: readonly Locale[];
}

/** A folder; then the pages, by how their addresses begin, and languages. All where none are named. */
function readArguments([to, ...only]: readonly string[]): Wanted {
  if (to === undefined) throw new Error('Say where: npm run pictures -- <folder> [/address…] [language…]');
  const folder = resolve(to);
  if (!relative(root, folder).startsWith('..'))
    throw new Error(`${folder} is in the project: name a folder outside of it.`);
  const starts = only.filter((one) => one.startsWith('/'));
  const named = locales.filter((locale) => only.includes(locale));
  const places = allPlaces().filter(({ route }) => starts.length === 0 || starts.some((one) => isAt(route, one)));
  if (places.length === 0) throw new Error(`No page is at ${starts.join(' or ')}.`);
  return { folder, places, locales: named.length === 0 ? locales : named };
}

const isAt = (route: string, start: string) => (start === '/' ? route === start : route.startsWith(start));

async function main(): Promise<void> {
  const wanted = readArguments(process.argv.slice(2));
  mkdirSync(wanted.folder, { recursive: true });
  process.env['CHROMIUM'] = await ensureChromium();
  const [demonstration, browser] = await Promise.all([startDemonstration({ seeded: '' }), openBrowser()]);
  try {
    for (const locale of wanted.locales)
      for (const theme of THEMES) {
        const visitor = await Visitor.arrive(browser, demonstration, { locale, dark: theme === 'dark' });
        const [ofAll, ofMembers] = [false, true].map((own) => wanted.places.filter((one) => one.isOfMembers === own));
        for (const place of ofAll ?? []) await takePictures(visitor, place, `${wanted.folder}/${locale}-${theme}`);
        if (ofMembers?.length) await visitor.enter(chan);
        for (const place of ofMembers ?? []) await takePictures(visitor, place, `${wanted.folder}/${locale}-${theme}`);
        await visitor.leave();
      }
  } finally {
    await browser.close();
    await demonstration.stop();
  }
  const routes = wanted.places.map(({ route }) => ({ route, file: fileOf(route) }));
  const folders = wanted.locales.flatMap((locale) => THEMES.map((theme) => `${locale}-${theme}`));
  writeFileSync(`${wanted.folder}/index.html`, picturesSheet(routes, folders, WIDTHS));
  console.log(`${wanted.folder}/index.html: ${routes.length * folders.length * WIDTHS.length} pictures`);
}

async function takePictures(visitor: Visitor, place: Place, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { page } = visitor;
  await visitor.come(await visitor.addressOf(place));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.screenshot({ path: `${folder}/${fileOf(place.route)}-${width}.png`, fullPage: true });
  }
}

const fileOf = (route: string): string => route.slice(1).replaceAll('/', '-') || 'home';

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
