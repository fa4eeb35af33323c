// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { done, field, heading, stepTitle } from './testing/renderWizard.tsx';
import { next, open, SENT, TITLE, toReview } from './testing/transferPage.tsx';

const user = userEvent.setup();

beforeAll(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('an outcome that is not known says that there is no connection for as long as there is none, and then nothing', async () => {
  const onLine = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const processing = done({ ...SENT, status: 'processing' });
  await open({ '/transfer/toHk': processing, '/history/detail': processing });
  await toReview();
  await next();
  await heading(TITLE.ask);
  await user.type(field('pay_pwd'), '135790');
  await next();
  await heading(stepTitle('transfer-to-hk', 'processing'));
  expect(screen.getByText(/appears to be offline/)).toBeTruthy();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/appears to be offline/)).toBeNull();
  expect(document.querySelector('.w-alert-root'), 'no empty box either').toBeNull();
});
