import { expect, test } from 'vitest';
import { createMessages } from './messages.ts';

test('the same sentence is said once, and at most three stand at a time', () => {
  const messages = createMessages();
  for (const text of ['a', 'a', 'b', 'c', 'd']) messages.toast('error', text);
  expect(messages.get().toasts.map((toast) => toast.message)).toEqual(['b', 'c', 'd']);
  messages.close(messages.get().toasts[0]?.id ?? '');
  expect(messages.get().toasts.map((toast) => toast.message)).toEqual(['c', 'd']);
  messages.closeAll();
  expect(messages.get().toasts).toEqual([]);
});

test('an alert stands until it is answered (R-ERR-10)', () => {
  const messages = createMessages();
  messages.alert('Card locked');
  expect(messages.get().alert).toBe('Card locked');
  messages.closeAlert();
  expect(messages.get().alert).toBeUndefined();
});
