// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { focusAtTop } from './focusAtTop.ts';

it('shows the page from its top and leaves the scrolling at that', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const button = document.body.appendChild(document.createElement('button'));
  const focus = vi.spyOn(button, 'focus');
  focusAtTop(button);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(document.activeElement).toBe(button);
});

it('without an element only scrolls', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  focusAtTop(null);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
