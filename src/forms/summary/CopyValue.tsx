import type { ReactNode } from 'react';
import type { StepWords } from '../../i18n/stepWords.ts';
import { whenLoaded } from '../../ui/whenLoaded.tsx';
import type { SummaryRow } from './SummaryRow.ts';

const CopyButton = whenLoaded(async () => (await import('../../ui/CopyButton/CopyButton.tsx')).CopyButton);

interface CopyValueProps {
  readonly row: SummaryRow;
  readonly words: StepWords;
}

/** The button that copies a value of a summary. */
export function CopyValue({ row, words }: CopyValueProps): ReactNode {
  const say = (key: string): string => words.widget('summary', key);
  return (
    <CopyButton
      text={row.value}
      what={row.label}
      label={say('copy')}
      copiedLabel={say('copied')}
      failedLabel={say('copyFailed')}
    />
  );
}
