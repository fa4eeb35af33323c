import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { announcements } from '../../content/announcements.json' with { type: 'json' };
import { ensureBuilt } from '../../scripts/lib/build.js';
import { ensureChromium } from '../../scripts/lib/chromium.js';
import { root } from '../../scripts/lib/requireNode.js';
import { startDemonstration, type Demonstration } from '../../tests/journeys/support/demonstration.ts';
import { wong } from '../../tests/journeys/support/members.ts';
import { Visitor } from '../../tests/journeys/support/visitor.ts';
import { launch } from '../measure/session.ts';
import { judgePages, type MeasuredPage } from './judgePages.ts';
import { pagesTable } from './pagesTable.ts';
import { measuredPlaces, type MeasuredPlace } from './places.ts';
import { visit, type Visit, type VisitOptions } from './visit.ts';

/** A phone and a desk. */
const WIDTHS = [360, 1280];
const ROUNDS = 3;

/** `npm run bench -- pages [rounds] [/address…]`: opens every public page and what a member opens most, as production serves them: the
 * production build, from the gateway on its embedded database, each time with an empty cache.
 * @returns the exit code: 1 when a promise does not hold */
export async function pagesMain(args: readonly string[]): Promise<number> {
  const rounds = Number(args.find((one) => /^\d+$/.test(one)) ?? ROUNDS);
  const places = wanted(args.filter((one) => one.startsWith('/')));
  // The sample members come with the sandbox; of its drawer nothing is in the build.
  const demonstration = await startDemonstration({ portalDir: await ensureBuilt('production'), seeded: '' });
  const browser = await launch(await ensureChromium());
  let pages: readonly MeasuredPage[];
  try {
    pages = await measureAll(browser, demonstration, places, rounds);
  } finally {
    await browser.close();
    await demonstration.stop();
  }
  mkdirSync(`${root}/.cache/bench`, { recursive: true });
  writeFileSync(`${root}/.cache/bench/pages.json`, JSON.stringify(pages, null, 2));
  console.log(pagesTable(pages));
  console.log('At 4x slow-down and fast 3G with an empty cache; medians.');
  const broken = judgePages(pages);
  for (const line of broken) console.log(`✗ ${line}`);
  return broken.length > 0 ? 1 : 0;
}

function wanted(addresses: readonly string[]): readonly MeasuredPlace[] {
  const all = measuredPlaces(announcements[0]!.announce_id);
  const unknown = addresses.filter((address) => !all.some((place) => place.address === address));
  if (unknown.length > 0) {
    const known = all.map(({ address }) => address).join(' ');
    throw new Error(`No page that is measured is at ${unknown.join(' or ')}. There are: ${known}`);
  }
  return addresses.length === 0 ? all : all.filter(({ address }) => addresses.includes(address));
}

/** Round by round, so that whatever else the machine does meets all pages alike. */
async function measureAll(
  browser: Browser,
  demonstration: Demonstration,
  places: readonly MeasuredPlace[],
  rounds: number,
): Promise<readonly MeasuredPage[]> {
  const storageState = await signedIn(browser, demonstration);
  const pages = places.flatMap((place) => WIDTHS.map((width) => ({ ...place, width, visits: [] as Visit[] })));
  for (let round = 0; round < rounds; round += 1) {
    for (const { address, kind, width, visits } of pages) {
      const options: VisitOptions = kind === 'member' ? { width, storageState } : { width };
      visits.push(await visit(browser, demonstration.origin, address, options));
    }
    console.log(`round ${round + 1} of ${rounds}: ${pages.length} visits`);
  }
  return pages;
}

/** What the browser of a member keeps who has signed in. */
async function signedIn(browser: Browser, demonstration: Demonstration) {
  const visitor = await Visitor.arrive(browser, demonstration, { locale: 'zh-HK' });
  await visitor.enter(wong);
  const state = await visitor.context.storageState();
  await visitor.context.close();
  return state;
}
