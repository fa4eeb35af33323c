// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { TextsProvider } from '../i18n/TextsContext.tsx';
import { createTexts } from '../i18n/texts.ts';
import { UiProvider } from '../ui/UiProvider.tsx';
import { PageBoundary } from './PageBoundary.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let go: NavigateFunction;
let mounted = 0;
let fails = false;

function Menu(): ReactNode {
  go = useNavigate();
  return null;
}

function Page(): ReactNode {
  useLocation();
  const [count] = useState(() => (mounted += 1));
  if (fails) throw new Error('the page failed');
  return <p>mounted {count}</p>;
}

async function open({ framed = false } = {}): Promise<void> {
  mounted = 0;
  const texts = createTexts(async () => ({ pageFailed: { title: 'Failed', body: 'b', reload: 'Reload' } }), 'en');
  await texts.load(['app']);
  render(
    <UiProvider>
      <TextsProvider texts={texts}>
        <MemoryRouter initialEntries={['/first']}>
          <Menu />
          <PageBoundary framed={framed}>
            <Page />
          </PageBoundary>
        </MemoryRouter>
      </TextsProvider>
    </UiProvider>,
  );
}

it('what is on screen goes on at another address: a wizard at the address of its next step', async () => {
  await open();
  await act(() => go('/second'));
  expect(screen.getByText('mounted 1')).toBeTruthy();
});

it('a page that failed is tried again at another address (AMB-74)', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fails = true;
  await open();
  expect(screen.getByRole('heading', { name: 'Failed' })).toBeTruthy();
  expect(document.title).toMatch(/^Failed · /);
  fails = false;
  await act(() => go('/second'));
  expect(screen.getByText(/mounted/)).toBeTruthy();
  quiet.mockRestore();
});

it('a page that failed after a link was followed is named, and its name takes the focus (WCAG 2.4.2, 2.4.3)', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: true } });
  fails = false;
  await open();
  fails = true;
  await act(() => go('/second'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Failed' }));
  fails = false;
  quiet.mockRestore();
});

it('what failed inside a frame brings no main part of its own: header and menu stay around it', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fails = true;
  await open({ framed: true });
  expect(screen.getByRole('alert').querySelector('h1')?.textContent).toBe('Failed');
  expect(screen.queryByRole('main')).toBeNull();
  cleanup();
  await open();
  expect(screen.getByRole('main').querySelector('h1')?.textContent).toBe('Failed');
  fails = false;
  quiet.mockRestore();
});
