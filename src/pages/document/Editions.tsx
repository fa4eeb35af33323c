import type { ReactNode } from 'react';
import { LinkLine } from '../LinkLine.tsx';
import { useWords } from '../../i18n/TextsContext.tsx';

/** A document as it is from a day, at an address of its own. */
export interface Edition {
  readonly route: string;
  readonly effectiveFrom: string;
}

/** Ways to the other editions of a document, each by its day (AMB-31). */
export function Editions({ others }: { readonly others: readonly Edition[] }): ReactNode {
  const t = useWords('pages');
  return others.map(({ route, effectiveFrom }) => (
    <LinkLine key={route} to={route}>
      {t('document.edition', { date: effectiveFrom })}
    </LinkLine>
  ));
}
