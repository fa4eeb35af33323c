import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { ensureChromium } from '../scripts/lib/chromium.js';
import { root } from '../scripts/lib/requireNode.js';
import { buildAll } from './builds.ts';
import { judge } from './judge.ts';
import { measureJavaScript } from './measure/javascript.ts';
import { measureKeys } from './measure/keys.ts';
import { measureLoad } from './measure/load.ts';
import { measureNextStep } from './measure/nextStep.ts';
import { launch } from './measure/session.ts';
import { measureWalks } from './measure/walks.ts';
import { ours } from './ours.ts';
import { report } from './report.ts';
import type { Rival } from './rival.ts';
import { rivals } from './rivals.ts';
import { startServer } from './server.ts';
import { rotated } from './statistics.ts';

export interface Figures {
  readonly javascript: number;
  readonly interactive: number;
  readonly blocking: number;
  readonly key20: number;
  readonly key200: number;
  readonly slowKey40: number;
  readonly nextStep: number;
  readonly stepToStep: number;
  readonly heapGrowth: number;
}

/** What was measured, a list of rounds a rival. */
export type Measured = Readonly<Record<string, readonly Figures[]>>;

/** `npm run bench [-- <rounds>]`: measures every rival in every round, in rotated order, and ours twice (the A/A control).
 * @returns the exit code: 1 when ours is worse than promised */
export async function main(args: readonly string[]): Promise<number> {
  const rounds = Number(args[0] ?? 7);
  const { stop, origin } = await startServer(await buildAll());
  const browser = await launch(await ensureChromium());
  const measured: Record<string, Figures[]> = {};
  try {
    const all = [ours(origin, 'ours'), ours(origin, 'ours again'), ...rivals(origin)];
    for (let round = 0; round < rounds; round += 1) {
      for (const rival of rotated(all, round)) {
        (measured[rival.name] ??= []).push(await measure(browser, rival));
        console.log(`round ${round + 1} of ${rounds}: ${rival.name}`);
      }
    }
  } finally {
    await browser.close();
    stop();
  }
  mkdirSync(`${root}/.cache/bench`, { recursive: true });
  writeFileSync(`${root}/.cache/bench/measured.json`, JSON.stringify(measured, null, 2));
  console.log(report(measured));
  const broken = judge(measured);
  for (const line of broken) console.log(`✗ ${line}`);
  return broken.length > 0 ? 1 : 0;
}

async function measure(browser: Browser, rival: Rival): Promise<Figures> {
  const javascript = await measureJavaScript(browser, rival);
  const load = await measureLoad(browser, rival);
  const key20 = await measureKeys(browser, rival, 20);
  const key200 = await measureKeys(browser, rival, 200);
  const slowKey40 = await measureKeys(browser, rival, 40, 4);
  const nextStep = await measureNextStep(browser, rival, 40);
  const walks = await measureWalks(browser, rival);
  return { javascript, ...load, key20, key200, slowKey40, nextStep, ...walks };
}
