import type { Locator, Page } from 'playwright-core';
import { SESSION_KEY } from '../src/api/session.ts';
import { LANGUAGE_COOKIE } from '../src/domain/languageCookie.ts';
import { fieldsRoute } from './oursProject.ts';
import type { Baseline } from './baseline.ts';

/** The portal's own wizard page: shell, engine and the flow, opened by a member who is signed in. */
export function ours(origin: string, name: string): Baseline {
  const base = `${origin}/gc4-app-pc`;
  return {
    name,
    wizardUrl: `${base}/dashboard/transfer/toHk`,
    fieldsUrl: (count) => `${base}${fieldsRoute(count)}`,
    prepare: (page) => signIn(page, base),
    firstField: 'form input:not(:disabled)',
    fill,
    amount,
    next: (page) => page.getByRole('button', { name: 'Continue', exact: true }).click(),
    review: 'form dl, dl',
    back: (page) => page.getByRole('button', { name: 'Back', exact: true }).click(),
  };
}

/** What the portal remembers of a member who is signed in. */
export const SESSION = { token: 'bench-session-00000001', account: 'A0000001' };

async function signIn(page: Page, base: string): Promise<void> {
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'en', url: base, sameSite: 'Lax' }]);
  await page.addInitScript({
    content: `localStorage.setItem('${SESSION_KEY}', '${JSON.stringify(SESSION)}');`,
  });
}

async function fill(page: Page): Promise<void> {
  await page.getByRole('radio').first().check();
  await page.getByRole('radio', { name: /^FPS/ }).check();
  await page.getByRole('radio', { name: /^Mobile/ }).check();
  await page.getByRole('textbox', { name: 'Mobile number' }).first().fill('69876543');
  await amount(page).fill('100.00');
}

function amount(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Amount' });
}
