import { beginAnew } from './summary.ts';
import type { SampleMember } from './members.ts';
import type { Visitor } from './visitor.ts';

/** From sign-in to the first step of a wizard of the settings. */
export async function beginSetting(
  visitor: Visitor,
  member: SampleMember,
  place: { readonly flow: string; readonly route: string; readonly state: string },
): Promise<void> {
  await visitor.signIn(member);
  await visitor.page.waitForURL('**/dashboard');
  await beginAnew(visitor, place.route, place.flow, place.state);
}

/** Obtains a one-time code in a field of a step and types it. */
export async function fillCode(visitor: Visitor, flow: string, state: string, mobile: string): Promise<void> {
  const { page, words, demonstration, hands } = visitor;
  await demonstration.sandbox.advanceClock(61);
  await visitor.press(words.say('shared', 'widgets.oneTimeCode.send'));
  await page.getByText(words.pattern('shared', 'widgets.oneTimeCode.sentTo')).waitFor();
  const code = await demonstration.sandbox.latestCode(mobile);
  visitor.watch.secret(code);
  await hands.put(page.getByLabel(words.label(flow, state, 'code', 'one-time-code'), { exact: true }), code);
}
