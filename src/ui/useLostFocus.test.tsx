// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLostFocus } from './useLostFocus.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Failed(): ReactNode {
  const ref = useLostFocus<HTMLHeadingElement>();
  return (
    <h1 ref={ref} tabIndex={-1}>
      Failed
    </h1>
  );
}

const inPage = (hasFailed: boolean): ReactNode => (
  <>
    <button>Menu</button>
    {hasFailed ? <Failed /> : <button>Try again</button>}
  </>
);

function focusAfter(used: string | undefined): Element | null {
  window.scrollTo = () => undefined;
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: used !== undefined } });
  const { rerender } = render(inPage(false));
  if (used !== undefined) screen.getByText(used).focus();
  rerender(inPage(true));
  return document.activeElement;
}

it('what stands in the place of what had the focus takes it', () => {
  expect(focusAfter('Try again')).toBe(screen.getByRole('heading'));
});

it('nothing is taken from what a member uses beside it, nor from the browser in a page that was only loaded', () => {
  expect(focusAfter('Menu')).toBe(screen.getByText('Menu'));
  cleanup();
  expect(focusAfter(undefined)).toBe(document.body);
});
