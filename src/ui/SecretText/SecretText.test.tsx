// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SecretText } from './SecretText.tsx';

afterEach(cleanup);

test('is read in groups, and heard digit by digit (R-ROLE-21)', () => {
  const { container } = render(<SecretText text="4000 0100 0000 0011" />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('4000 0100 0000 0011');
  expect(screen.getByText('4 0 0 0, 0 1 0 0, 0 0 0 0, 0 0 1 1')).toBeTruthy();
});

test('what has no groups is heard sign by sign', () => {
  render(<SecretText text="03/27" />);
  expect(screen.getByText('0 3 / 2 7')).toBeTruthy();
});
