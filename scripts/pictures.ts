// Pictures of every page, in three languages, light and dark, at three widths, with a sheet of them to look at: `npm run pictures -- <folder>`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { openBrowser } from '../tests/journeys/support/browser.ts';
import { startDemonstration } from '../tests/journeys/support/demonstration.ts';
import { chan } from '../tests/journeys/support/members.ts';
import { allPlaces, type Place } from '../tests/journeys/support/places.ts';
import { Visitor } from '../tests/journeys/support/visitor.ts';
import { ensureChromium } from './lib/chromium.js';
import { picturesArguments } from './lib/picturesArguments.ts';
import { picturesSheet } from './lib/picturesSheet.ts';

const WIDTHS = [360, 768, 1280];
const THEMES = ['light', 'dark'] as const;

/** The pages whose addresses begin like one of these; all where there is none. */
function placesAt(starts: readonly string[]): readonly Place[] {
  const places = allPlaces().filter(({ route }) => starts.length === 0 || starts.some((one) => isAt(route, one)));
  if (places.length === 0) throw new Error(`No page is at ${starts.join(' or ')}.`);
  return places;
}

const isAt = (route: string, start: string) => (start === '/' ? route === start : route.startsWith(start));

async function main(): Promise<void> {
  const wanted = picturesArguments(process.argv.slice(2));
  const places = placesAt(wanted.starts);
  mkdirSync(wanted.folder, { recursive: true });
  process.env['CHROMIUM'] = await ensureChromium();
  const [demonstration, browser] = await Promise.all([startDemonstration({ seeded: '' }), openBrowser()]);
  try {
    for (const locale of wanted.locales)
      for (const theme of THEMES) {
        const visitor = await Visitor.arrive(browser, demonstration, { locale, dark: theme === 'dark' });
        const [ofAll, ofMembers] = [false, true].map((own) => places.filter((one) => one.isOfMembers === own));
        for (const place of ofAll ?? []) await takePictures(visitor, place, `${wanted.folder}/${locale}-${theme}`);
        if (ofMembers?.length) await visitor.enter(chan);
        for (const place of ofMembers ?? []) await takePictures(visitor, place, `${wanted.folder}/${locale}-${theme}`);
        await visitor.leave();
      }
  } finally {
    await browser.close();
    await demonstration.stop();
  }
  const routes = places.map(({ route }) => ({ route, file: fileOf(route) }));
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
