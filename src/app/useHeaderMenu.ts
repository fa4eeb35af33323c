import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { HeaderMenu } from './Header.tsx';

/** The menu of a narrow screen: going to another page closes it. */
export function useHeaderMenu(): HeaderMenu {
  const controls = useId();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  return { open, controls, toggle: () => setOpenAt(open ? undefined : pathname) };
}
