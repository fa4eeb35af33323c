import type { ReactNode } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';
import { useIsOpen } from './SiteContext.tsx';

interface OwnProps extends LinkProps {
  readonly to: string;
  /** What stands there in a site without the page; nothing where it only led there. */
  readonly otherwise?: ReactNode;
}

/** A link to a page of the portal, where this variant of the site has the page (AMB-77). */
export function Link({ otherwise = null, ...props }: OwnProps): ReactNode {
  return useIsOpen()(props.to) ? <RouterLink {...props} /> : otherwise;
}
