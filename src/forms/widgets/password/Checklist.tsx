import type { ReactNode } from 'react';
import { defineRecipe } from '../../../ui/system/recipe.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';

const styles = defineRecipe({
  name: 'checklist',
  base: {
    list: { marginTop: '2', fontSize: 'sm', color: 'textMuted', listStyle: 'none', padding: 0 },
    item: { '&::before': { content: '"○"', display: 'inline-block', width: '1.5em' } },
  },
  variants: { met: { yes: { item: { color: 'success', '&::before': { content: '"✓"' } } } } },
});

interface ChecklistProps {
  readonly id: string;
  readonly items: readonly { readonly name: string; readonly label: string; readonly isMet: boolean }[];
  readonly metLabel: string;
  readonly unmetLabel: string;
}

/** What a text has to meet, and what of it is met so far. */
export function Checklist({ id, items, metLabel, unmetLabel }: ChecklistProps): ReactNode {
  return (
    <ul id={id} className={styles().list} role="list">
      {items.map(({ name, label, isMet }) => (
        <li key={name} className={styles({ met: isMet && 'yes' }).item}>
          {label} <VisuallyHidden>({isMet ? metLabel : unmetLabel})</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
