// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPage } from './lazyPage.tsx';
import { openLatePage } from './testing/openLatePage.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (load: () => Promise<ComponentType>) => openLatePage(lazyPage(load));

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
