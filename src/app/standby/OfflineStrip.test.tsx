// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readJson } from '../../../tests/support/readJson.ts';
import { createTexts } from '../../i18n/texts.ts';
import { TextsProvider } from '../../i18n/TextsContext.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('says that there is no connection, for as long as there is none', async () => {
  const onLine = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(true);
  const texts = createTexts(async (locale, name) => readJson(`locales/${locale}/${name}.json`), 'en');
  await texts.load(['app']);
  render(
    <TextsProvider texts={texts}>
      <OfflineStrip />
    </TextsProvider>,
  );
  const become = (online: boolean): void => {
    onLine.mockReturnValue(online);
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
  const strip = screen.getByRole('status');
  expect(strip.textContent).toBe('');
  become(false);
  expect(strip.textContent).toMatch(/offline/);
  become(true);
  expect(strip.textContent).toBe('');
});
