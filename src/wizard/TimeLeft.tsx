import type { ReactNode } from 'react';
import { useTexts } from '../i18n/TextsContext.tsx';
import { secondsUntil } from './secondsUntil.ts';
import { useNow } from './useNow.ts';
import { wizardStyles } from './wizardStyles.ts';

/** What is left of the time in which a step waits for something, by the named clock. It counts where it can be looked
 * at; a screen reader is not told every second. */
export function TimeLeft({ until }: { readonly until: string }): ReactNode {
  const texts = useTexts();
  const left = secondsUntil(until, useNow(true));
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p role="timer" className={wizardStyles().timeLeft}>
      {texts.text('app', 'wizard.timeLeft', { time })}
    </p>
  );
}
