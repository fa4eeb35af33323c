// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterPaint } from './afterPaint.ts';

let frames: (() => void)[];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (at: number) => (frames[at - 1] = () => undefined));
});
afterEach(() => vi.unstubAllGlobals());

const makeFrame = async (): Promise<void> => {
  for (const frame of frames) frame();
  await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('what waits for the paint', () => {
  test('is done once, after the frame', async () => {
    const task = vi.fn();
    const postponed = afterPaint(task);
    expect(task).not.toHaveBeenCalled();
    await makeFrame();
    expect(task).toHaveBeenCalledTimes(1);
    postponed.now();
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('is done at once when asked, and not again', async () => {
    const task = vi.fn();
    afterPaint(task).now();
    expect(task).toHaveBeenCalledTimes(1);
    await makeFrame();
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('is not done once it was taken back', async () => {
    const task = vi.fn();
    afterPaint(task).cancel();
    await makeFrame();
    expect(task).not.toHaveBeenCalled();
  });

  test('is done soon where no frame is made: a tab in the background', async () => {
    const task = vi.fn();
    afterPaint(task);
    await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(1));
    expect(frames).toHaveLength(1);
  });
});
