import type { ReactNode } from 'react';
import type { Notice } from '../engine/view.ts';
import type { StepWords } from '../i18n/stepWords.ts';
import { useTexts } from '../i18n/TextsContext.tsx';
import { Alert } from '../ui/Alert/Alert.tsx';

const WARNINGS: readonly Notice['type'][] = ['figuresChanged', 'flowChanged', 'notSaved'];

/** What the member is told once above the step: resumed, figures changed, gone on in another tab. */
export function Notices({
  notices,
  words,
}: {
  readonly notices: readonly Notice[];
  readonly words: StepWords;
}): ReactNode {
  const texts = useTexts();
  return notices.map((notice) => (
    <Alert key={notice.type} tone={WARNINGS.includes(notice.type) ? 'warning' : 'info'} announce>
      <p>{words.notice(notice.type, 'steps' in notice ? { steps: stepTitles(notice.steps) } : undefined)}</p>
    </Alert>
  ));

  function stepTitles(steps: readonly string[]): string {
    return steps.join(texts.locale() === 'en' ? ', ' : '、');
  }
}
