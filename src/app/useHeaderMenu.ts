import { useEffect, useId, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { depthOf } from '../wizard/wizardDepth.ts';
import type { HeaderMenu } from './Header.tsx';

/** The menu of a narrow screen: every move closes it, one back to where it was open too, and so does Escape. That the wizard of the page
 * has come, and notes its first step there, is no move. */
export function useHeaderMenu(): HeaderMenu {
  const controls = useId();
  const location = useLocation();
  const [openAt, setOpenAt] = useState<Location>();
  if (openAt && openAt !== location) setOpenAt(isArrival(openAt, location) ? location : undefined);
  const open = openAt === location;
  useEffect(() => {
    if (!open) return;
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpenAt(undefined);
      document.querySelector<HTMLElement>(`[aria-controls="${controls}"]`)?.focus();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [open, controls]);
  return { open, controls, toggle: () => setOpenAt(open ? undefined : location) };
}

function isArrival(before: Location, { pathname, state }: Location): boolean {
  return before.pathname === pathname && depthOf(before.state) === undefined && depthOf(state) !== undefined;
}
