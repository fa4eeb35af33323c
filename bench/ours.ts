import type { Page } from 'playwright-core';
import { fieldsRoute } from './oursProject.ts';
import type { Baseline } from './baseline.ts';

/** The portal's own wizard page: shell, engine and the flow, opened by a member who is signed in. */
export function ours(origin: string, name: string): Baseline {
  const base = `${origin}/gc4-app-pc`;
  return {
    name,
    wizardUrl: `${base}/dashboard/transfer/toHk`,
    fieldsUrl: (count) => `${base}${fieldsRoute(count)}`,
    prepare: signIn,
    firstField: 'form input:not(:disabled)',
    fill,
    next: (page) => page.getByRole('button', { name: 'Continue', exact: true }).click(),
    review: 'form dl, dl',
    back: (page) => page.getByRole('button', { name: 'Back', exact: true }).click(),
  };
}

async function signIn(page: Page): Promise<void> {
  await page.addInitScript({
    content: `document.cookie = 'gc4-app-pc-lang=en; path=/gc4-app-pc/';
      localStorage.setItem('gc4-app-pc:session', JSON.stringify({ token: 'bench', account: 'A0000001' }));`,
  });
}

async function fill(page: Page): Promise<void> {
  await page.getByRole('radio').first().check();
  await page.getByRole('radio', { name: /^FPS/ }).check();
  await page.getByRole('radio', { name: /^Mobile/ }).check();
  await page.getByRole('textbox', { name: 'Mobile number' }).first().fill('69876543');
  await page.getByRole('textbox', { name: 'Amount' }).fill('100.00');
}
