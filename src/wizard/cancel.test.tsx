// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { done, field, heading, renderWizard, stepTitle } from './testing/renderWizard.tsx';
import { addModalDialogs } from '../../tests/support/modalDialogs.ts';

const user = userEvent.setup();

beforeAll(() => {
  window.scrollTo = () => undefined;
  addModalDialogs();
});
afterEach(cleanup);

const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }));

async function openTransfer(token = 'TOKEN') {
  const info = { realname_status: '3', account_list: [{ account_id: 'a', currency: 'HKD', status: 'active' }] };
  const rendered = await renderWizard(
    'transfer-to-hk',
    '/dashboard/transfer/toHk',
    {
      '/userInfoQuery': done(info),
      '/flow/recordList': done({ list: [] }),
      '/flow/recordSave': done({ revision: 1 }),
    },
    { token },
  );
  await heading(stepTitle('transfer-to-hk', 'details'));
  return rendered;
}

test('Cancel leaves at once where nothing was filled in', async () => {
  const { router } = await openTransfer();
  await press('Cancel');
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/dashboard/transfer/toHk'));
});

test('Cancel asks where something was: stay, save, or throw it away', async () => {
  const { router, pathsSent } = await openTransfer();
  await user.type(field('remark'), 'Rent');
  await press('Cancel');
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Stay', 'Save and exit', 'Discard and leave']);
  await press('Stay');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field('remark').value).toBe('Rent');
  await press('Cancel');
  await press('Discard and leave');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(pathsSent()).toContain('/flow/recordDrop');
});

test('Cancel can save instead, where a record is kept', async () => {
  const { pathsSent } = await openTransfer();
  await user.type(field('remark'), 'Rent');
  await press('Cancel');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save and exit' }));
  await heading('Saved');
  expect(pathsSent()).toContain('/flow/recordSave');
});
