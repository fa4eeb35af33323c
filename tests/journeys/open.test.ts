import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../example-flow/support/copyProject.ts';
import { openBrowser } from './support/browser.ts';
import { openFlowCommand } from './support/flowCommand.ts';
import { wordsOf } from './support/words.ts';

let copy: ProjectCopy;
let browser: Browser;
const running: ChildProcess[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  copy = copyProject({ withExample: false });
});

afterAll(async () => {
  for (const child of running) child.kill('SIGTERM');
  await browser?.close();
  copy?.remove();
});

// A visitor's and a member's, each beyond secrets.
it.each([
  ['register', 'review'],
  ['transfer-to-hk', 'done'],
])('flow open %s --at %s: the portal stands there, takes other words, and Ctrl+C ends it', async (flow, state) => {
  const { child, address } = await openFlowCommand(['open', flow, '--at', state], copy.root);
  running.push(child);
  const page = await browser.newPage();
  await page.goto(address);
  await page
    .getByRole('heading', { level: 1, name: wordsOf('en').say(flow, `steps.${state}.title`) })
    .waitFor({ timeout: 60_000 });
  expect(await page.getByRole('complementary', { name: 'The way here' }).innerText()).toContain(`opened at “${state}”`);

  const words = join(copy.root, `locales/en/${flow}.json`);
  const text = readFileSync(words, 'utf8');
  writeFileSync(words, text.replace(wordsOf('en').say(flow, `steps.${state}.title`), 'Said otherwise'));
  await page.getByRole('heading', { level: 1, name: 'Said otherwise' }).waitFor();

  const ended = once(child, 'exit');
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  await page.close();
});
