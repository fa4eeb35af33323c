// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SmsLink, smsAddress } from './SmsLink.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (isPhone: boolean) => {
  const list = { matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => list);
  render(<SmsLink to="+852 3000 0001" text="K7WP4R" openLabel="Open" scanLabel="Scan" />);
};

test('an address has the number without spaces, and the text as it is', () => {
  expect(smsAddress('+852 3000 0001', 'K7 WP&4R')).toBe('sms:+85230000001?body=K7%20WP%264R');
});

test('on a phone it is a link that opens the text', () => {
  show(true);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Open' }).href).toBe('sms:+85230000001?body=K7WP4R');
  expect(screen.queryByRole('img')).toBeNull();
});

test('elsewhere it is a code to scan', () => {
  show(false);
  expect(screen.getByRole('img', { name: 'Scan' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
