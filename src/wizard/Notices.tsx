import type { ReactNode } from 'react';
import type { Notice } from '../engine/view.ts';
import type { StepWords } from '../i18n/stepWords.ts';
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
  return notices.map(({ type }) => (
    <Alert key={type} tone={WARNINGS.includes(type) ? 'warning' : 'info'} announce>
      <p>{words.notice(type)}</p>
    </Alert>
  ));
}
