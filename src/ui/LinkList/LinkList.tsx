import type { ReactNode } from 'react';
import { buttonClass } from '../Button/Button.tsx';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'links',
  base: {
    list: { display: 'flex', flexDirection: 'column', listStyle: 'none' },
    link: { display: 'inline-block', paddingBlock: '2', fontWeight: 'medium' },
    lead: { marginBottom: '2' },
  },
});

export interface LinkItem {
  readonly href: string;
  readonly label: string;
  /** Taken instead of following the address. */
  readonly onFollow?: (() => void) | undefined;
}

interface LinkListProps {
  readonly links: readonly LinkItem[];
  readonly label?: string;
  /** The first link is the way on, and looks like it: where a screen has no button that is. */
  readonly lead?: boolean;
}

/** Where to go from here. */
export function LinkList({ links, label, lead = false }: LinkListProps): ReactNode {
  const classes = styles();
  const isLead = (index: number): boolean => lead && index === 0;
  return (
    <nav aria-label={label}>
      <ul className={classes.list}>
        {links.map((link, index) => (
          <li key={link.href + link.label} className={isLead(index) ? classes.lead : undefined}>
            <a
              className={isLead(index) ? buttonClass('primary', true) : classes.link}
              href={link.href}
              onClick={(event) => {
                if (!link.onFollow || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                link.onFollow();
              }}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
