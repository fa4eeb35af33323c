// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onLeavingPage } from './onLeavingPage.ts';

test('those that save come after those that tell, whoever came earlier, and nobody is called who has gone', () => {
  const order: string[] = [];
  const endLast = onLeavingPage('last', (isForGood) => order.push(`saves ${isForGood}`));
  const endFirst = onLeavingPage('first', (isForGood) => order.push(`tells ${isForGood}`));
  window.dispatchEvent(new Event('pagehide'));
  expect(order).toEqual(['tells true', 'saves true']);
  endFirst();
  endLast();
  window.dispatchEvent(new Event('pagehide'));
  expect(order).toHaveLength(2);
});

test('a page that goes out of sight is not gone for good; one that comes back is not left', () => {
  const left = vi.fn();
  const end = onLeavingPage('last', left);
  const state = vi.spyOn(document, 'visibilityState', 'get');
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(left).not.toHaveBeenCalled();
  state.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(left).toHaveBeenCalledExactlyOnceWith(false);
  end();
  state.mockRestore();
});
