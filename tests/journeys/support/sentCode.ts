import type { Visitor } from './visitor.ts';

/** The code of a step: sent on arrival, or when the button is pressed. A code that is on its way has a button to send it
 * again, now or in a while; that it was sent is not said beside the reason why a step was refused. */
export async function sentCode(visitor: Visitor, mobile: string): Promise<string> {
  const { page, words, demonstration, hands } = visitor;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const send = button(words.say('shared', 'widgets.oneTimeCode.send'));
  const resend = button(words.say('shared', 'widgets.oneTimeCode.resend'));
  const sent = resend.or(button(words.pattern('shared', 'widgets.oneTimeCode.wait')));
  await sent.or(send).first().waitFor();
  if (await send.isVisible()) {
    // The member may have obtained another code less than a minute ago.
    await demonstration.sandbox.advanceClock(61);
    await hands.press(send);
    await sent.waitFor();
  }
  const code = await demonstration.sandbox.latestCode(mobile);
  visitor.watch.secret(code);
  await visitor.obtainedCode();
  return code;
}
