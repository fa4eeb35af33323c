import type { ReactNode } from 'react';
import { useSite } from '../i18n/SiteContext.tsx';
import { useWords } from '../i18n/TextsContext.tsx';
import { sampleStyles } from './sampleStyles.ts';

/** Says that what stands beside it is a sample: as long as the site itself is one (AMB-33). */
export function SampleMark(): ReactNode {
  const t = useWords('pages');
  const isSample = useSite()['sample'] === true;
  return isSample ? <span className={sampleStyles().root}>{t('sample')}</span> : null;
}
