import { spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../example-flow/support/copyProject.ts';
import { openBrowser } from './support/browser.ts';
import { openFlowCommand } from './support/flowCommand.ts';

/** A promise broken on purpose: verify writes the counterexample, and the portal opens where it breaks. */
const FLOW = 'transfer-to-hk';
const PROMISE = 'passwordBeforeMoney';

let copy: ProjectCopy;
let browser: Browser;
let replay: ChildProcess | undefined;
let said = '';

beforeAll(async () => {
  browser = await openBrowser();
  copy = copyProject({ withExample: false });
  const file = join(copy.root, `flows/${FLOW}/flow.json`);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('"NEXT": { "target": "authorise" }');
  writeFileSync(file, text.replace('"NEXT": { "target": "authorise" }', '"NEXT": { "target": "sending" }'));
  said = spawnSync(process.execPath, ['bin/flow.js', 'verify', FLOW], { cwd: copy.root, encoding: 'utf8' }).stdout;
});

afterAll(async () => {
  replay?.kill('SIGTERM');
  await browser?.close();
  copy?.remove();
});

it('opens in the portal at the place, and one step before it', async () => {
  const command = new RegExp(`npx flow (replay \\S+${PROMISE}\\.json)`).exec(said)?.[1];
  expect(command, said).toBeDefined();
  const page = await openReplay(command?.split(' ') ?? []);
  await expect
    .poll(() => page.getByText(/^Broken: the call transferToHk is made without .+ before it$/).count())
    .toBe(1);

  await page.goto(`${page.url()}?before`);
  await page.getByRole('heading', { level: 1, name: title('review') }).waitFor();
  // The payee of the counterexample may be one who was never paid.
  const confirmed = page.locator('[name=payee_confirmed]');
  if (await confirmed.isVisible()) await confirmed.check();
  await page.getByRole('button', { name: words().steps['review']?.events?.['NEXT'] ?? '' }).click();
  await page.getByText('Working…').waitFor();

  await page.getByRole('link', { name: 'Where it breaks' }).click();
  await page.getByText(/Sending|Checking/).waitFor();
  expect(await page.getByRole('complementary').getByRole('listitem').last().innerText()).toBe(
    'at review: NEXT, then sending',
  );
});

async function openReplay(command: readonly string[]): Promise<Page> {
  const opened = await openFlowCommand(command, copy.root);
  replay = opened.child;
  const page = await browser.newPage();
  await page.goto(opened.address);
  await page.getByRole('heading', { level: 2, name: PROMISE }).waitFor({ timeout: 60_000 });
  return page;
}

interface Words {
  readonly steps: {
    readonly [state: string]: { readonly title: string; readonly events?: { readonly [name: string]: string } };
  };
}

function words(): Words {
  return JSON.parse(readFileSync(`locales/en/${FLOW}.json`, 'utf8')) as Words;
}

function title(state: string): string {
  return words().steps[state]?.title ?? '';
}
