import { vi } from 'vitest';

/** Waits until `judge` throws no more, on a machine that may be busy.
 * @returns what it gave */
export function eventually<T>(judge: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(judge, { timeout: 10_000 });
}
