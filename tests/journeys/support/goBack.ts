import type { Page } from 'playwright-core';

/** Back of the browser, as nobody is quick enough to press it before a wizard has put the step that it shows into the history: it does
 * that after its paint. */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
      }),
  );
  await page.goBack();
}
