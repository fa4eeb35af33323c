// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CallOutcome } from '../api/outcome.ts';
import { done, heading, renderWizard, stepTitle } from './testing/renderWizard.tsx';
import { sampleMember } from './testing/sampleMember.ts';

afterEach(cleanup);

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
