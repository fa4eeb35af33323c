// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { TextsProvider } from '../i18n/TextsContext.tsx';
import { createTexts } from '../i18n/texts.ts';
import { UiProvider } from '../ui/UiProvider.tsx';
import { lazyPage } from './lazyPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const words = {
  loading: 'Loading',
  stillLoading: 'Still loading',
  pageFailed: { title: 'Failed', body: 'b', reload: 'Reload' },
};

async function open(load: () => Promise<ComponentType>): Promise<void> {
  const Page = lazyPage(load);
  const texts = createTexts(async () => words, 'en');
  await texts.load(['app', 'pages']);
  await act(async () =>
    render(
      <UiProvider>
        <TextsProvider texts={texts}>
          <MemoryRouter>
            <PageBoundary>
              <Page />
            </PageBoundary>
          </MemoryRouter>
        </TextsProvider>
      </UiProvider>,
    ),
  );
}

const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

it('code that does not come within 120 s is given up, and not before (R-CONST-85, AMB-74)', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(() => new Promise(() => undefined));
  await wait(119_999);
  expect(screen.queryByRole('alert')).toBeNull();
  await wait(1);
  expect(screen.getByRole('heading', { name: 'Failed' })).toBeTruthy();
});

it('code that comes in time is shown, however late', async () => {
  vi.useFakeTimers();
  await open(() => new Promise((resolve) => setTimeout(() => resolve(() => <p>Here</p>), 119_000)));
  await wait(119_000);
  expect(screen.getByText('Here')).toBeTruthy();
});
