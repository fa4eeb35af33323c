import { chromium, type Browser } from 'playwright-core';
import { afterEach, expect, it, vi } from 'vitest';
import { sharedBrowser } from '../journeys/support/browser.ts';

const browser = (isConnected: boolean) => ({ isConnected: () => isConnected }) as Browser;

afterEach(() => vi.restoreAllMocks());

it('one browser for all, opened again when it has died or did not open', async () => {
  const [dead, alive] = [browser(false), browser(true)];
  const launch = vi.spyOn(chromium, 'launch').mockRejectedValueOnce(new Error('no room'));
  launch.mockResolvedValueOnce(dead).mockResolvedValueOnce(alive);
  await expect(sharedBrowser()).rejects.toThrow('no room');
  expect(await sharedBrowser()).toBe(dead);
  expect(await sharedBrowser()).toBe(alive);
  expect(await sharedBrowser()).toBe(alive);
  expect(launch).toHaveBeenCalledTimes(3);
});
