// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../api/memoryStorage.ts';
import { createSession } from '../api/session.ts';
import { createTexts } from '../i18n/texts.ts';
import { createPortal } from './createPortal.ts';

it('a call that fails before the words are there is told in words, once these have come (R-ERR-08)', async () => {
  let come = (): void => undefined;
  const words = new Promise<void>((resolve) => (come = resolve));
  const texts = createTexts(async () => {
    await words;
    return { networkError: 'Check your connection.' };
  }, 'en');
  const session = createSession({ local: memoryStorage(), tab: memoryStorage() });
  session.start('TOKEN', undefined);
  const fetch = () => Promise.reject(new TypeError('offline'));
  const portal = createPortal(texts, { session, terminalNo: 'T1', fetch });
  const told = () => portal.messages.get().toasts.map(({ message }) => message);
  await portal.member.begin();
  expect(told()).toEqual([]);
  come();
  await vi.waitFor(() => expect(told()).toEqual(['Check your connection.']));
});
