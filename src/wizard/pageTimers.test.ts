// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageTimers } from './pageTimers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FRAME_MS = 16;

test('a wait longer than the browser can count is taken in parts, and can be cancelled', () => {
  const month = 30 * 24 * 3600 * 1000;
  const [run, cancelled] = [vi.fn(), vi.fn()];
  pageTimers.after(month, run);
  pageTimers.after(month, cancelled)();
  vi.advanceTimersByTime(month - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});

test('what became due while the machine slept is due when the page is seen again, once', () => {
  const [run, cancelled] = [vi.fn(), vi.fn()];
  pageTimers.after(30_000, run);
  pageTimers.after(30_000, cancelled)();
  vi.setSystemTime(Date.now() + 29_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(run).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(run).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('pageshow'));
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});

test('after the paint comes after the callbacks of the frame, once', () => {
  const order: string[] = [];
  pageTimers.afterPaint(() => order.push('task'));
  requestAnimationFrame(() => order.push('frame'));
  vi.advanceTimersByTime(FRAME_MS + 1);
  expect(order).toEqual(['frame', 'task']);
  vi.advanceTimersByTime(1000);
  expect(order).toHaveLength(2);
});

test('a tab that paints nothing does not wait for ever', () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const task = vi.fn();
  pageTimers.afterPaint(task);
  vi.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('what waits for the paint can be cancelled', () => {
  const task = vi.fn();
  pageTimers.afterPaint(task)();
  vi.advanceTimersByTime(1000);
  expect(task).not.toHaveBeenCalled();
});
