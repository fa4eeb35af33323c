import { useLayoutEffect } from 'react';
import { useProductName } from './SiteContext.tsx';

/** Names the page in the browser's tab: `title · product`; the product alone without one (R-GEN-64). */
export function usePageTitle(title?: string): void {
  const product = useProductName();
  useLayoutEffect(() => {
    document.title = title === undefined || title === '' ? product : `${title} · ${product}`;
  }, [title, product]);
}
