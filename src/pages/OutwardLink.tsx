import type { ReactNode } from 'react';
import { useWords } from '../i18n/TextsContext.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import { outwardStyles } from './outwardStyles.ts';

interface OutwardLinkProps {
  /** Has been through the gate (`useOutwardLink`). */
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that leaves the portal: in a new tab, which gets nothing of this one, and it says so. */
export function OutwardLink({ href, className, children }: OutwardLinkProps): ReactNode {
  const t = useWords('pages');
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <svg viewBox="0 0 16 16" className={outwardStyles().sign} aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M6 3H3v10h10v-3M9 3h4v4M13 3 7.5 8.5" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </a>
  );
}
