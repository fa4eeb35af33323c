// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTexts } from '../i18n/texts.ts';
import { TextsProvider } from '../i18n/TextsContext.tsx';
import { readJson } from '../../tests/support/readJson.ts';
import type { RunningPortal } from './createPortal.ts';
import { MessageOutlet } from './MessageOutlet.tsx';
import { createMessages } from './messages.ts';
import { PortalServices } from './PortalServices.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The dashboard, with the message of the sign-in before it. */
async function onDashboard() {
  const texts = createTexts((locale, name) => Promise.resolve(readJson(`locales/${locale}/${name}.json`)), 'en');
  await texts.load(['app']);
  const messages = createMessages();
  const router = createMemoryRouter([{ path: '*', element: <MessageOutlet /> }], { initialEntries: ['/login'] });
  render(
    <PortalServices portal={{ messages } as unknown as RunningPortal}>
      <TextsProvider texts={texts}>
        <RouterProvider router={router} />
      </TextsProvider>
    </PortalServices>,
  );
  act(() => messages.toast('info', 'You are signed in.'));
  await act(() => router.navigate('/dashboard'));
  return { messages, router };
}

it('a message goes a while after its page was left, however often the member moves on; a newer one stays', async () => {
  const { messages, router } = await onDashboard();
  act(() => void vi.advanceTimersByTime(8_000));
  act(() => messages.toast('error', 'No reply.'));
  await act(() => router.navigate('/history'));
  expect(screen.getByText('You are signed in.')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.queryByText('You are signed in.')).toBeNull();
  expect(screen.getByText('No reply.')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(8_000));
  expect(screen.queryByText('No reply.')).toBeNull();
});

it('a message of the page before makes room when the page is used: it covers no button for long', async () => {
  const { messages } = await onDashboard();
  act(() => void vi.advanceTimersByTime(1_000));
  act(() => messages.toast('error', 'No reply.'));
  act(() => document.body.click());
  expect(screen.queryByText('You are signed in.')).toBeNull();
  expect(screen.getByText('No reply.')).toBeTruthy();
});
