import type { Visitor } from './visitor.ts';

/** The code of a step: sent on arrival, or when the button is pressed. */
export async function sentCode(visitor: Visitor, mobile: string): Promise<string> {
  const { page, words, demonstration, hands } = visitor;
  const sent = page.getByText(words.pattern('shared', 'widgets.oneTimeCode.sentTo'));
  const send = page.getByRole('button', { name: words.say('shared', 'widgets.oneTimeCode.send'), exact: true });
  await sent.or(send).first().waitFor();
  if (await send.isVisible()) {
    // The member may have obtained another code less than a minute ago.
    await demonstration.sandbox.advanceClock(61);
    await hands.press(send);
    await sent.waitFor();
  }
  const code = await demonstration.sandbox.latestCode(mobile);
  visitor.watch.secret(code);
  visitor.obtainedCode();
  return code;
}
