import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../i18n/Link.tsx';
import { useIsOpen } from '../i18n/SiteContext.tsx';

/** A link on a line of its own, which goes with it. */
export function LinkLine({ to, ...props }: ComponentProps<typeof Link>): ReactNode {
  const isOpen = useIsOpen();
  return (
    isOpen(to) && (
      <p>
        <Link to={to} {...props} />
      </p>
    )
  );
}
