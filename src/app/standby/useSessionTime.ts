import { useEffect, useState } from 'react';
import type { Portal } from '../../api/PortalContext.tsx';
import { sessionNews } from './sessionNews.ts';

/** So long before the end a member is told of it. */
const WARNED_MS = 120_000;
const SECOND_MS = 1000;
/** Timers come late in a tab that nobody sees and after a computer has slept: the time is looked at this often at least. */
const LOOK_MS = 30 * SECOND_MS;

/** When a session ends that is soon over, as the gateway told it, and the milliseconds until then. */
interface SoonOver {
  readonly until: string;
  readonly left: number;
}

/** Says when the session is soon over; any call that is answered, here or in another tab, gives it longer. Once its time has
 * passed the gateway is asked, which no longer prolongs it: what it answers is acted on as with any call. */
export function useSessionTime({ clock, member }: Pick<Portal, 'clock' | 'member'>): {
  readonly soonOver: SoonOver | undefined;
  readonly lookAgain: () => void;
} {
  const [soonOver, setSoonOver] = useState<SoonOver>();
  const [looks, setLooks] = useState(0);
  const lookAgain = (): void => setLooks((count) => count + 1);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const until = clock.sessionUntil();
      const left = until === undefined ? Infinity : Date.parse(until) - Date.parse(clock.now());
      const isSoon = left <= WARNED_MS && left > 0;
      setSoonOver(isSoon && until !== undefined ? { until, left } : undefined);
      if (isSoon) news.tell();
      if (left <= 0) void member.load();
      timer = setTimeout(look, isSoon ? SECOND_MS : left <= 0 ? LOOK_MS : Math.min(left - WARNED_MS, LOOK_MS));
    };
    const news = sessionNews(clock, look);
    look();
    return () => {
      clearTimeout(timer);
      news.close();
    };
  }, [clock, member, looks]);
  return { soonOver, lookAgain };
}
