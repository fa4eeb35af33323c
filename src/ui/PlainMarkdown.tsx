import { createElement, type ReactElement } from 'react';

/** Stands in for `markdown-to-jsx` (31 KB gzip), which rjsf imports for descriptions in Markdown.
 * No text of ours is Markdown and text from the server is text, so it is shown as it is. */
export function Markdown({ children }: { readonly children: string }): ReactElement {
  return createElement('span', null, children);
}
