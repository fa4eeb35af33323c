import type { ReactNode } from 'react';
import { useTexts } from '../i18n/TextsContext.tsx';
import { secondsUntil, timeLeft } from './secondsUntil.ts';
import { useNow } from './useNow.ts';
import { wizardStyles } from './wizardStyles.ts';

/** What is left of the time in which a step waits, by the named clock: the last hour by the second, before that by the minute. It
 * counts where it can be looked at; a screen reader is not told every second. */
export function TimeLeft({ until }: { readonly until: string }): ReactNode {
  const texts = useTexts();
  const { words, values } = timeLeft(secondsUntil(until, useNow(true)));
  return (
    <p role="timer" className={wizardStyles().timeLeft}>
      {texts.text('app', `wizard.${words}`, values)}
    </p>
  );
}
