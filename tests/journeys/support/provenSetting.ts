import { startOver } from './summary.ts';
import { sentCode } from './sentCode.ts';
import type { SampleMember } from './members.ts';
import type { Visitor } from './visitor.ts';

/** From sign-in to the first step of a wizard of the settings. */
export async function beginSetting(
  visitor: Visitor,
  member: SampleMember,
  place: { readonly flow: string; readonly route: string; readonly state: string },
): Promise<void> {
  await visitor.enter(member, { at: place.route });
  await startOver(visitor, place.flow, place.state);
}

/** Obtains a one-time code in a field of a step and types it. */
export async function fillCode(visitor: Visitor, flow: string, state: string, mobile: string): Promise<void> {
  const { page, words, hands } = visitor;
  const code = await sentCode(visitor, mobile);
  await hands.put(page.getByLabel(words.label(flow, state, 'code', 'one-time-code'), { exact: true }), code);
}
