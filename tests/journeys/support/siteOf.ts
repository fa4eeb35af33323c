import type { BrowserContext } from 'playwright-core';
import site from '../../../content/site.json' with { type: 'json' };

/** The build of another variant of the site: it is the word in `content/site.json` that differs. */
export async function siteOf(variant: string, context: BrowserContext): Promise<void> {
  const written = new RegExp(`(variant:["'\`])${site.variant}(["'\`],terminal_no:)`);
  await context.route('**/assets/*.js', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: (await reply.text()).replace(written, `$1${variant}$2`) });
  });
}
