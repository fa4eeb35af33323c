// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useRunningEntry } from './useRunningEntry.ts';

afterEach(cleanup);

let go: NavigateFunction;

/** `/reset/password` is a step of a wizard that begins at `/reset` or at `/reset/code`. */
function Page(): ReactNode {
  go = useNavigate();
  const { pathname } = useLocation();
  return <p>{useRunningEntry(pathname === '/reset/password' ? '/reset' : pathname)}</p>;
}

const open = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Page />
    </MemoryRouter>,
  );

it('a wizard goes on at the address of its step, by whichever entry it was begun', async () => {
  open('/reset/code');
  await act(() => go('/reset/password', { state: { wizardDepth: 1 } }));
  expect(screen.getByText('/reset/code')).toBeTruthy();
});

it('whoever comes from elsewhere begins another', async () => {
  open('/reset');
  await act(() => go('/reset/code'));
  expect(screen.getByText('/reset/code')).toBeTruthy();
  await act(() => go('/reset/password'));
  expect(screen.getByText('/reset')).toBeTruthy();
});
