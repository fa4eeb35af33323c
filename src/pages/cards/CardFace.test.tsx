// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../testing/renderPage.tsx';
import { CardFace } from './CardFace.tsx';

afterEach(cleanup);

const card = {
  card_organ: 'Visa',
  card_no_mask: '**** **** **** 0011',
  status: 'active',
  balance: { currency: 'HKD', amount: '20.00' },
  valid_to: '2030-01-31',
} as const;

it.each([
  ['physical', 1],
  ['virtual', 0],
] as const)('a %s card has %i chips, and its number is masked (R-ROLE-21)', async (card_type, chips) => {
  const { t } = await renderPage(<CardFace card={{ ...card, card_type }} />);
  const kind = screen.getByText(t(`cards.type.${card_type}`));
  expect(kind.querySelectorAll('svg')).toHaveLength(chips);
  expect(screen.getByText(card.card_no_mask)).toBeTruthy();
});
