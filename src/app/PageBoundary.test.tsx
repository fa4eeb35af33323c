// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { TextsProvider } from '../i18n/TextsContext.tsx';
import { createTexts } from '../i18n/texts.ts';
import { UiProvider } from '../ui/UiProvider.tsx';
import { PageBoundary } from './PageBoundary.tsx';

afterEach(cleanup);

let go: NavigateFunction;
let mounted = 0;
let fails = false;

function Menu(): ReactNode {
  go = useNavigate();
  return null;
}

function Page(): ReactNode {
  const [count] = useState(() => (mounted += 1));
  if (fails) throw new Error('the page failed');
  return <p>mounted {count}</p>;
}

async function open(): Promise<void> {
  mounted = 0;
  const texts = createTexts(async () => ({ pageFailed: { title: 'Failed', body: 'b', reload: 'Reload' } }), 'en');
  await texts.load(['app']);
  render(
    <UiProvider>
      <TextsProvider texts={texts}>
        <MemoryRouter initialEntries={['/first']}>
          <Menu />
          <PageBoundary>
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
  fails = false;
  await act(() => go('/second'));
  expect(screen.getByText(/mounted/)).toBeTruthy();
  quiet.mockRestore();
});
