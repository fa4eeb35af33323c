import type { Page } from 'playwright-core';

/** Presses Tab until a control of that name has the focus. A field is named by its labels, a button by its text. */
export async function tabTo(page: Page, name: string): Promise<void> {
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
