// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CallOutcome } from '../api/outcome.ts';
import { done, heading, renderWizard, stepTitle } from './testing/renderWizard.tsx';
import { sampleMember } from './testing/sampleMember.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a page that was loaded leaves the focus to the browser, also where a call comes before its first step', async () => {
  let resolve = (_: CallOutcome): void => undefined;
  const later = new Promise<CallOutcome>((settle) => (resolve = settle));
  const answers = {
    '/userInfoQuery': done(sampleMember),
    '/flow/recordList': done({ list: [] }),
    '/transfer/window': later,
  };
  const route = '/dashboard/transfer/toHk';
  const { pathsSent } = await renderWizard('transfer-to-hk', route, answers, { token: 'TOKEN' });
  await waitFor(() => expect(pathsSent()).toContain('/transfer/window'));
  expect(screen.getByText('Loading…')).toBeTruthy();
  resolve(done({ open: true }));
  await heading(stepTitle('transfer-to-hk', 'details'));
  expect(document.activeElement).toBe(document.body);
});

it.each([
  ['somebody has used', true, () => document.getElementById('step-title')],
  ['nobody has touched', false, () => document.body],
])('a page that %s: where the focus is once its first step is there', async (_who, hasBeenActive, where) => {
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive } });
  const { router } = await renderWizard('contact', '/contactUs/message', {});
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate('/before'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(document.activeElement).toBe(where()));
});
