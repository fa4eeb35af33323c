// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeldRoom } from './HeldRoom.tsx';

const LINE = 20;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return Math.max(this.querySelectorAll('p').length * LINE, Number.parseInt(this.style.minHeight, 10) || 0);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lines = (count: number, since?: number) => (
  <div data-testid="outside">
    <HeldRoom since={since}>
      {Array.from({ length: count }, (_, index) => (
        <p key={index}>{index}</p>
      ))}
    </HeldRoom>
  </div>
);
const room = () => (screen.getByTestId('outside').firstElementChild as HTMLElement).style.minHeight;

it('keeps the room of what goes away', () => {
  const { rerender } = render(lines(0));
  expect(room()).toBe('');
  rerender(lines(3));
  expect(room()).toBe('60px');
  rerender(lines(1));
  rerender(lines(0));
  expect(room()).toBe('60px');
});

it('takes what it needs when there is something new to say', () => {
  const { rerender } = render(lines(3, 1));
  rerender(lines(1, 2));
  expect(room()).toBe('20px');
});
