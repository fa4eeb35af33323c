// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lateWizard } from './lateWizard.tsx';
import { openLatePage } from './testing/openLatePage.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (load: () => Promise<ComponentType>) => openLatePage(lateWizard(load));

const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

it('says that it is loading until its code has come, and is shown then', async () => {
  let come: (page: ComponentType) => void = () => undefined;
  await open(() => new Promise((resolve) => (come = resolve)));
  expect(screen.getByText('Loading')).toBeTruthy();
  await act(async () => come(() => <p>Step 1</p>));
  expect(screen.getByText('Step 1')).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
});

it('is told as any page when its code is lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(() => Promise.reject(new Error('offline')));
  expect(screen.getByRole('heading', { name: 'Failed' })).toBeTruthy();
});

it('is given up when its code does not come within 120 s, and not before (R-CONST-85, AMB-74)', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(() => new Promise(() => undefined));
  await wait(119_999);
  expect(screen.queryByRole('alert')).toBeNull();
  await wait(1);
  expect(screen.getByRole('heading', { name: 'Failed' })).toBeTruthy();
});
