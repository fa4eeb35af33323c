import { useEffect, useState, type ReactNode } from 'react';
import { usePortal } from '../api/PortalContext.tsx';
import { useTexts } from '../i18n/TextsContext.tsx';
import { secondsUntil } from './secondsUntil.ts';
import { wizardStyles } from './wizardStyles.ts';

/** What is left of the time in which a step waits for something, by the named clock. It counts where it can be looked
 * at; a screen reader is not told every second. */
export function TimeLeft({ until }: { readonly until: string }): ReactNode {
  const { clock } = usePortal();
  const texts = useTexts();
  const [left, setLeft] = useState(() => secondsUntil(until, clock.now()));
  useEffect(() => {
    const tell = (): void => setLeft(secondsUntil(until, clock.now()));
    tell();
    const timer = setInterval(tell, 500);
    return () => clearInterval(timer);
  }, [until, clock]);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p role="timer" className={wizardStyles().timeLeft}>
      {texts.text('app', 'wizard.timeLeft', { time })}
    </p>
  );
}
