import type { Visitor } from './visitor.ts';

/** A date in its boxes: `2026-11-21`, or `1121` where no year is asked. */
export async function enterDate(visitor: Visitor, label: string, date: string): Promise<void> {
  const { page, words, hands } = visitor;
  const [year, month, day] = date.includes('-') ? date.split('-') : [undefined, date.slice(0, 2), date.slice(2)];
  const group = page.getByRole('group', { name: label, exact: true });
  for (const [part, value] of Object.entries({ year, month, day }))
    if (value !== undefined)
      await hands.put(group.getByLabel(words.say('shared', `widgets.date.${part}`), { exact: true }), value);
}
