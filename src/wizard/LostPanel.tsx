import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BusyView, StepView } from '../engine/view.ts';
import { useTexts } from '../i18n/TextsContext.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { focusAtTop } from '../ui/focusAtTop.ts';
import { ErrorSummary } from '../ui/ErrorSummary/ErrorSummary.tsx';
import { useIsOnline } from '../i18n/useIsOnline.ts';
import { useStepWords } from './useStepWords.ts';
import { wizardStyles } from './wizardStyles.ts';

interface LostPanelProps {
  readonly view: BusyView;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** A call that did not come through: whether money was taken, what happened, what is kept, and the ways on (R-ERR-12, AMB-56). Where the
 * browser has no connection, that is why: the service is not blamed. */
export function LostPanel({ view, onRetry, onBack }: LostPanelProps): ReactNode {
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const t = (key: string): string => texts.text('app', `wizard.${key}`);
  const byCode = useCodeSentence(view);
  const title = t(view.retry === 'code' ? 'lost.codeTitle' : 'lost.title');
  const isOnline = useIsOnline();
  // When the call was lost, whatever has become of the connection since.
  const [wasOnline] = useState(() => window.navigator.onLine);
  const lost = wasOnline ? (view.retry ?? 'network') : 'online';
  const why = byCode ?? (isOnline ? t(`lost.${lost}`) : texts.text('app', 'offline'));
  // A code says itself what became of the money.
  const first = view.unpaid && byCode === undefined ? t('lost.unpaid') : why;
  useEffect(() => focusAtTop(box.current), [view]);
  return (
    <div className={wizardStyles().panel}>
      <ErrorSummary ref={box} title={title} message={first} errors={[]}>
        {first !== why && <p>{why}</p>}
        {view.behind && <p>{t(hasSecrets(view.behind) ? 'lost.keptButSecrets' : 'lost.kept')}</p>}
      </ErrorSummary>
      <div className={wizardStyles().actions}>
        <Button look="primary" onClick={onRetry}>
          {texts.text('app', 'tryAgain')}
        </Button>
        {view.canBack && <Button onClick={onBack}>{t('back')}</Button>}
      </div>
    </div>
  );
}

/** Fields give their secrets away with the step: they look empty behind the panel. */
function hasSecrets({ form }: StepView): boolean {
  return Object.keys(form.secrets).length > 0;
}

function useCodeSentence({ flow, state, error }: BusyView): string | undefined {
  const words = useStepWords(flow, state, NO_DATA);
  if (!error) return undefined;
  return words.code(error.code, error.data) ?? error.desc ?? error.code;
}

const NO_DATA = {};
