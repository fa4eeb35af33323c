import { useEffect, useId, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import type { HeaderMenu } from './Header.tsx';

/** The menu of a narrow screen: every move closes it, one back to where it was open too, and so does Escape. */
export function useHeaderMenu(): HeaderMenu {
  const controls = useId();
  const location = useLocation();
  const [openAt, setOpenAt] = useState<Location>();
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
