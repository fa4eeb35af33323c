import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { ensureChromium } from '../scripts/lib/chromium.js';
import { root } from '../scripts/lib/requireNode.js';
import { buildAll } from './builds.ts';
import { judge } from './judge.ts';
import { measureHeapGrowth } from './measure/heapGrowth.ts';
import { measureJavaScript } from './measure/javascript.ts';
import { measureKeys } from './measure/keys.ts';
import { measureLoad } from './measure/load.ts';
import { measureNextStep } from './measure/nextStep.ts';
import { launch, launchInterpreting } from './measure/session.ts';
import { measureStepToStep } from './measure/stepToStep.ts';
import { ours } from './ours.ts';
import { report } from './report.ts';
import type { Baseline } from './baseline.ts';
import { baselines } from './baselines.ts';
import { startServer } from './server.ts';
import { rotated } from './statistics.ts';

export interface Figures {
  readonly javascript: number;
  readonly interactive: number;
  readonly fastInteractive: number;
  readonly blocking: number;
  readonly key20: number;
  readonly key200: number;
  readonly slowKey40: number;
  readonly nextStep: number;
  readonly stepToStep: number;
  /** Of the first rounds only. */
  readonly heapGrowth?: number;
}

/** The heap differs little from round to round, and takes the longest. */
const HEAP_ROUNDS = 2;

/** What was measured, a list of rounds a baseline. */
export type Measured = Readonly<Record<string, readonly Figures[]>>;

/** `npm run bench [-- <rounds>]`: measures every baseline in every round, in rotated order, and ours twice (the A/A control).
 * @returns the exit code: 1 when ours is worse than promised */
export async function main(args: readonly string[]): Promise<number> {
  const rounds = Number(args[0] ?? 7);
  const { stop, origin } = await startServer(await buildAll());
  const chromium = await ensureChromium();
  const browser = await launch(chromium);
  const interpreting = await launchInterpreting(chromium);
  const measured: Record<string, Figures[]> = {};
  try {
    const all = [ours(origin, 'ours'), ours(origin, 'ours again'), ...baselines(origin)];
    for (let round = 0; round < rounds; round += 1) {
      for (const baseline of rotated(all, round)) {
        const figures = await measure(browser, baseline);
        const heapGrowth = round < HEAP_ROUNDS ? await measureHeapGrowth(interpreting, baseline) : undefined;
        (measured[baseline.name] ??= []).push({ ...figures, heapGrowth });
        console.log(`round ${round + 1} of ${rounds}: ${baseline.name}`);
      }
    }
  } finally {
    await Promise.all([browser.close(), interpreting.close()]);
    stop();
  }
  mkdirSync(`${root}/.cache/bench`, { recursive: true });
  writeFileSync(`${root}/.cache/bench/measured.json`, JSON.stringify(measured, null, 2));
  console.log(report(measured));
  const broken = judge(measured);
  for (const line of broken) console.log(`✗ ${line}`);
  return broken.length > 0 ? 1 : 0;
}

async function measure(browser: Browser, baseline: Baseline): Promise<Figures> {
  const javascript = await measureJavaScript(browser, baseline);
  const load = await measureLoad(browser, baseline);
  const key20 = await measureKeys(browser, baseline, 20);
  const key200 = await measureKeys(browser, baseline, 200);
  const slowKey40 = await measureKeys(browser, baseline, 40, 4);
  const nextStep = await measureNextStep(browser, baseline, 40);
  const stepToStep = await measureStepToStep(browser, baseline);
  return { javascript, ...load, key20, key200, slowKey40, nextStep, stepToStep };
}
