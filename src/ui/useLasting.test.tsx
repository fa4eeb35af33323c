// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLasting } from './useLasting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started(isSo: boolean) {
  return renderHook((now: boolean) => useLasting(now), { initialProps: isSo });
}

it('says so once it has lasted a tenth of a second, and until it is over', () => {
  const { result, rerender } = started(false);
  rerender(true);
  act(() => void vi.advanceTimersByTime(99));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(false);
});

it('says nothing of what is over at once', () => {
  const { result, rerender } = started(false);
  rerender(true);
  act(() => void vi.advanceTimersByTime(50));
  rerender(false);
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe(false);
});

it('says so at once where it was so from the beginning', () => {
  expect(started(true).result.current).toBe(true);
});
