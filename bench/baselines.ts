import type { Page } from 'playwright-core';
import type { Baseline } from './baseline.ts';

/** The wizard by hand, in rjsf with its Chakra theme, and in rjsf bare with a precompiled validator, as `bench/pages` has them. */
export function baselines(origin: string): readonly Baseline[] {
  return [
    {
      name: 'hand',
      wizardUrl: `${origin}/hand/`,
      fieldsUrl: (count) => `${origin}/hand/?fields=${count}`,
      firstField: '#account_id',
      fill: fillByHand,
      amount: (page) => page.locator('#amount'),
      next: (page) => page.getByRole('button', { name: 'Continue' }).click(),
      review: '[data-step="review"]',
      back: (page) => page.getByRole('button', { name: 'Back' }).click(),
    },
    {
      name: 'rjsf-chakra',
      wizardUrl: `${origin}/rjsf/`,
      fieldsUrl: (count) => `${origin}/rjsf/?fields=${count}`,
      firstField: '#root_payee_name_en',
      fill: fillRjsf,
      amount: (page) => page.locator('#root_amount'),
      next: (page) => page.getByRole('button', { name: 'Continue' }).click(),
      review: '[data-step="review"]',
      back: (page) => page.getByRole('button', { name: 'Back' }).click(),
    },
    {
      name: 'rjsf-bare',
      wizardUrl: `${origin}/rjsf-bare/`,
      fieldsUrl: (count) => `${origin}/rjsf-bare/?fields=${count}`,
      firstField: '#root_payee_name_en',
      fill: fillBare,
      amount: (page) => page.locator('#root_amount'),
      next: (page) => page.getByRole('button', { name: 'Continue' }).click(),
      review: '[data-step="review"]',
      back: (page) => page.getByRole('button', { name: 'Back' }).click(),
    },
  ];
}

async function fillByHand(page: Page): Promise<void> {
  await page.locator('#account_id').selectOption({ index: 1 });
  await page.locator('#method').selectOption('FPS');
  await page.locator('#type').selectOption('mobile');
  await page.locator('#proxy_id').fill('69876543');
  await page.locator('#payee_name_en').fill('WONG SIU MING');
  await page.locator('#amount').fill('100.00');
}

async function fillBare(page: Page): Promise<void> {
  for (const id of ['account_id', 'method', 'type']) await page.locator(`#root_${id}`).selectOption({ index: 1 });
  await page.locator('#root_proxy_id').fill('69876543');
  await page.locator('#root_payee_name_en').fill('WONG SIU MING');
  await page.locator('#root_amount').fill('100.00');
}

async function fillRjsf(page: Page): Promise<void> {
  await choose(page, 'root_account_id', 0);
  await choose(page, 'root_method', 0);
  await choose(page, 'root_type', 0);
  await page.locator('#root_proxy_id').fill('69876543');
  await page.locator('#root_payee_name_en').fill('WONG SIU MING');
  await page.locator('#root_amount').fill('100.00');
}

/** Opens a select of the Chakra theme and takes one of its options. */
async function choose(page: Page, id: string, index: number): Promise<void> {
  await page.locator(`[id="select:${id}:trigger"]`).click();
  // Its own: the list opened before may not have closed yet.
  await page.locator(`[id="select:${id}:option:${index}"]`).click();
}
