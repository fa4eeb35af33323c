import { readCaptcha } from './readCaptcha.ts';
import type { Visitor } from './visitor.ts';

/** Types the characters of the picture on the step. */
export async function typeCaptcha(visitor: Visitor, flow: string, state: string, text?: string): Promise<void> {
  const { page, words, hands } = visitor;
  const picture = page.getByRole('img', { name: words.say('shared', 'widgets.captcha.image') });
  await picture.waitFor();
  const answer = text ?? readCaptcha((await picture.getAttribute('src')) ?? '');
  await hands.put(page.getByLabel(words.label(flow, state, 'captcha', 'captcha'), { exact: true }), answer);
}
