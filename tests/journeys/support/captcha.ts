import type { Visitor } from './visitor.ts';

const ANSWER = 'K7WP';

/** Types the characters of the picture on the step, which the sandbox has made these. */
export async function typeCaptcha(visitor: Visitor, flow: string, state: string, text = ANSWER): Promise<void> {
  const { page, words, hands, demonstration } = visitor;
  await page.getByRole('img', { name: words.say('shared', 'widgets.captcha.image') }).waitFor();
  await demonstration.sandbox.play('/captchas', { answer: ANSWER });
  await hands.put(page.getByLabel(words.label(flow, state, 'captcha', 'captcha'), { exact: true }), text);
}
