import type { Locator, Page } from 'playwright-core';
import type { Visitor } from './visitor.ts';

/** Goes to a control by Tab alone. */
export async function tabTo(visitor: Visitor, control: Locator): Promise<void> {
  for (let times = 0; times < 80; times += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await visitor.page.keyboard.press('Tab');
  }
  throw new Error('Tab does not come to the control.');
}

/** The input of a label that an option beside it may have too. */
export function inputOf(visitor: Visitor, label: string): Locator {
  const { page } = visitor;
  return page.getByLabel(label, { exact: true }).and(page.locator('input:not([type=radio], [type=checkbox])'));
}

/** Types into the control that Tab comes to. */
export async function typeAt(visitor: Visitor, control: Locator, text: string): Promise<void> {
  await tabTo(visitor, control);
  await visitor.page.keyboard.type(text);
}

/** Presses Tab until a control of that name has the focus. A field is named by its labels, a button by its text. */
export async function tabToName(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const element = document.activeElement;
      if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
        return [...(element.labels ?? [])].map((one) => one.innerText).join(' ');
      return element instanceof HTMLElement ? element.innerText : '';
    });
    if (here.split('\n')[0]?.trim() === name) return;
  }
  throw new Error(`The Tab key does not come to "${name}".`);
}
