import { readCaptcha } from './readCaptcha.ts';
import type { Visitor } from './visitor.ts';

/** Reads the picture that is shown and types what it says, or something else. */
export async function typeCaptcha(visitor: Visitor, flow: string, state: string, typed?: string): Promise<void> {
  const { page, words } = visitor;
  const picture = page.getByRole('img', { name: words.say('shared', 'widgets.captcha.image') });
  await picture.waitFor();
  const field = page.getByLabel(words.label(flow, state, 'captcha', 'captcha'), { exact: true });
  await field.fill(typed ?? readCaptcha((await picture.getAttribute('src')) ?? ''));
}
