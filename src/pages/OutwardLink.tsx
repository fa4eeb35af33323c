import type { ReactNode } from 'react';
import { useWords } from '../i18n/TextsContext.tsx';
import { NewTabLink } from '../ui/NewTabLink/NewTabLink.tsx';

interface OutwardLinkProps {
  /** Has been through the gate (`useOutwardLink`). */
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that leaves the portal. */
export function OutwardLink(props: OutwardLinkProps): ReactNode {
  const t = useWords('pages');
  return <NewTabLink {...props} says={t('newTab')} />;
}
