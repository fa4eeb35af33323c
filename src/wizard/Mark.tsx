import type { ReactNode } from 'react';
import type { ResultMark as MarkName } from '../domain/resultMark.ts';
import { useTexts } from '../i18n/TextsContext.tsx';
import { whenLoaded } from '../ui/whenLoaded.tsx';
import { wizardStyles } from './wizardStyles.ts';

const ResultMark = whenLoaded(async () => (await import('../ui/ResultMark/ResultMark.tsx')).ResultMark);

/** How things stand, above the heading of a result; its room is kept, so that nothing moves when it comes. */
export function Mark({ mark }: { readonly mark: MarkName }): ReactNode {
  const texts = useTexts();
  return (
    <div className={wizardStyles().mark}>
      <ResultMark mark={mark} label={texts.text('app', `wizard.marks.${mark}`)} />
    </div>
  );
}
