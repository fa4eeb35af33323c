// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../pages/testing/renderPage.tsx';
import { FlowNote } from './FlowNote.tsx';
import { done, heading, renderWizard, stepTitle } from './testing/renderWizard.tsx';

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const screenOf = (isWide: boolean): void => {
  const list = { matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => list);
};
const show = () => renderPage(<FlowNote name="closing" page="/cards/lock" />);

test('on a wide screen: what is good to know, and where more of it is, in a tab of its own', async () => {
  screenOf(true);
  const { t } = await show();
  const note = screen.getByRole('region', { name: t('notes.closing.title') });
  expect(note.textContent).toContain(t('notes.closing.body'));
  const name = `${t('notes.closing.link')} ${t('newTab')}`;
  const { pathname, target } = screen.getByRole<HTMLAnchorElement>('link', { name });
  expect([pathname, target]).toEqual(['/cards/lock', '_blank']);
});

test('on a narrow one nothing', async () => {
  screenOf(false);
  await show();
  expect(screen.queryByRole('region')).toBeNull();
});

test('it stands beside the steps of a flow, and not beside its end', async () => {
  screenOf(true);
  const answers = {
    '/flow/recordList': done({ list: [] }),
    '/userInfoQuery': done({ user_name: 'Sample Member', realname_status: '3', account_list: [] }),
    '/transfer/window': done({ open: false, next_open: '2026-03-03T08:00:00.000+08:00', reason: 'dayOff' }),
  };
  await renderWizard('reset-password', '/userSettings/resetPwd', answers, { token: 'TOKEN' });
  await heading(stepTitle('reset-password', 'kind'));
  expect(await screen.findByRole('region')).toBeTruthy();
  cleanup();
  await renderWizard('transfer-to-mainland', '/dashboard/transfer/toMainland', answers, { token: 'TOKEN' });
  await heading(stepTitle('transfer-to-mainland', 'closedNow'));
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('region')).toBeNull();
});
