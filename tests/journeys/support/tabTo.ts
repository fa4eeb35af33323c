import type { Page } from 'playwright-core';

/** Moves by the Tab key alone to the field or button that is called so. */
export async function tabTo(page: Page, label: string | RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
        return [...(element.labels ?? [])].map((one) => one.innerText).join(' ');
      return element instanceof HTMLElement ? element.innerText : '';
    });
    if (typeof label === 'string' ? name.split('\n')[0]?.trim() === label : label.test(name)) return;
  }
  throw new Error(`The Tab key does not come to "${String(label)}".`);
}
