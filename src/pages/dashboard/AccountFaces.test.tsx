// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/renderPage.tsx';
import { AccountChoice, AccountFaces } from './AccountFaces.tsx';
import { sampleAccounts, sampleCards } from './sampleAccounts.ts';

afterEach(cleanup);

it('shows every account with its card, and tells which one was chosen', async () => {
  const onPick = vi.fn();
  const props = { accounts: sampleAccounts, current: 'acc-HKD', onPick };
  await renderPage(<AccountFaces {...props} cards={sampleCards.slice(0, 1)} />);
  const group = screen.getByRole('group', { name: 'Your accounts' });
  expect(group.querySelectorAll('input')).toHaveLength(3);
  const chosen = screen.getByRole('radio', { name: /^Hong Kong dollar.*123,456\.78.*0011.*Visa/ });
  expect(chosen).toHaveProperty('checked', true);
  // What only the card itself says stands where its card is known.
  expect(screen.getAllByText('Virtual card')).toHaveLength(1);
  await userEvent.setup().click(screen.getByRole('radio', { name: /^Renminbi/ }));
  expect(onPick.mock.calls).toEqual([['acc-CNY']]);
});

it('offers no choice where there is one account', async () => {
  await renderPage(<AccountChoice accounts={sampleAccounts.slice(0, 1)} current="acc-HKD" onPick={() => undefined} />);
  expect(screen.queryByRole('radio')).toBeNull();
});
