import type { ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'links',
  base: {
    list: { display: 'flex', flexDirection: 'column', listStyle: 'none' },
    link: { display: 'inline-block', paddingBlock: '2', fontWeight: 'medium' },
  },
});

export interface LinkItem {
  readonly href: string;
  readonly label: string;
  /** Taken instead of following the address. */
  readonly onFollow?: (() => void) | undefined;
}

/** Where to go from here. */
export function LinkList({
  links,
  label,
}: {
  readonly links: readonly LinkItem[];
  readonly label?: string;
}): ReactNode {
  const classes = styles();
  return (
    <nav aria-label={label}>
      <ul className={classes.list}>
        {links.map((link) => (
          <li key={link.href + link.label}>
            <a
              className={classes.link}
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
