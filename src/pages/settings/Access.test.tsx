// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Json } from '../../domain/json.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { Access } from './Access.tsx';
import { known } from './sampleAccess.ts';
import { addModalDialogs } from '../../../tests/support/modalDialogs.ts';

beforeAll(addModalDialogs);
afterEach(cleanup);

const answers = (data: object) =>
  ({
    '/user/securityQuery': { type: 'done', data: data as Json },
    '/user/deviceForget': { type: 'done', data: {} },
  }) as const;
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

it('says which devices are confirmed and how the last sign-ins ended, in words (R-MEM-24)', async () => {
  await renderPage(<Access />, { answers: answers(known) });
  expect(rows()).toEqual([
    expect.stringMatching(/^Chrome on WindowsThis deviceConfirmed on .*Remove$/),
    expect.stringMatching(/^iPhoneConfirmed on .*Remove$/),
    expect.stringMatching(/Chrome on WindowsSigned in now$/),
    expect.stringMatching(/Unknown deviceEnded by a later sign-in or a new password$/),
  ]);
});

it('asks before a device is removed, says that it was, and gives the focus to the heading', async () => {
  const user = userEvent.setup();
  await renderPage(<Access />, { answers: answers(known) });
  await user.click(screen.getByRole('button', { name: 'Remove iPhone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove iPhone?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('iPhone has been removed.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Confirmed devices' }));
});

it('says at the list that a device was not removed, until it is asked for again', async () => {
  const user = userEvent.setup();
  const { '/user/securityQuery': list } = answers(known);
  await renderPage(<Access />, { answers: { '/user/securityQuery': list } });
  await user.click(screen.getByRole('button', { name: 'Remove iPhone' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect((await screen.findByRole('alert')).textContent).toBe('iPhone was not removed. Please try again.');
  expect(rows()).toContainEqual(expect.stringMatching(/^iPhone/));
  await user.click(screen.getByRole('button', { name: 'Remove iPhone' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says so where there is none, and where nothing was answered offers to ask again', async () => {
  const { leave } = await renderPage(<Access />, { answers: answers({ devices: [], sign_ins: [] }) });
  expect(screen.getByText('No device is confirmed.')).toBeDefined();
  expect(screen.getByText('No sign-ins to show.')).toBeDefined();
  leave();
  await renderPage(<Access />);
  expect(screen.getByText('We could not load your devices and sign-ins.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
