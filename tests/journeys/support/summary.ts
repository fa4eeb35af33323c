import type { Visitor } from './visitor.ts';

/** The value beside a label of a review or result step; the space within an amount, which does not break, is one like another. */
export async function summaryOf(visitor: Visitor, flow: string, state: string, name: string): Promise<string> {
  const label = visitor.words.say(flow, `steps.${state}.summary.${name}`);
  const term = visitor.page.locator('dt').getByText(label, { exact: true });
  return (await term.locator('xpath=following-sibling::dd[1]').innerText()).replaceAll('\u00a0', ' ').trim();
}

/** The text that is to be sent from the registered phone; below it stands a way to send it. */
export async function uplinkTextOf(visitor: Visitor): Promise<string> {
  const [text = ''] = (await summaryOf(visitor, 'forgot-by-uplink', 'waiting', 'text')).split('\n');
  return text;
}

/** On the page of a wizard: at its first step, whether or not there is a record to continue. */
export async function startOver(visitor: Visitor, flow: string, state: string): Promise<void> {
  const again = visitor.page.getByRole('button', { name: visitor.words.say('app', 'wizard.resume.startOver') });
  const first = visitor.heading(visitor.words.say(flow, `steps.${state}.title`));
  await again.or(first).first().waitFor();
  if (await again.isVisible()) await visitor.hands.press(again);
  await visitor.at(flow, state);
}
