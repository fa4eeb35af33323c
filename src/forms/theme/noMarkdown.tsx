import type { ReactNode } from 'react';

/** Stands in for markdown-to-jsx, 31 KB of which rjsf would render text we never give it: see `rjsfAliases.ts`. */
export function Markdown({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}

export default Markdown;
