import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { defineRecipe } from '../system/recipe.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const styles = defineRecipe({
  name: 'newTab',
  base: {
    sign: {
      display: 'inline-block',
      flex: 'none',
      width: '0.9em',
      height: '0.9em',
      marginInlineStart: '1',
      verticalAlign: '-0.08em',
    },
  },
});

interface NewTabLinkProps {
  /** Has been through the gate (`src/domain/linkGate.ts`). */
  readonly href: string;
  /** What tells those who do not see the sign. */
  readonly says: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that leaves the page where it is: in a new tab, which gets nothing of this one, and it says so. */
export function NewTabLink({ href, says, className, children }: NewTabLinkProps): ReactNode {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external-link" className={styles().sign} />
      <VisuallyHidden>{says}</VisuallyHidden>
    </a>
  );
}
