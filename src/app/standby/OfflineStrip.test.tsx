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

async function renderStrip() {
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
  return become;
}

test('says that there is no connection, for as long as there is none', async () => {
  const become = await renderStrip();
  const strip = screen.getByRole('status');
  expect(strip.textContent).toBe('');
  become(false);
  expect(strip.textContent).toMatch(/offline/);
  become(true);
  expect(strip.textContent).toBe('');
});

test('does not lie over what has the focus', async () => {
  const become = await renderStrip();
  const button = document.body.appendChild(document.createElement('button'));
  const scrolled = (button.scrollIntoView = vi.fn());
  button.focus();
  become(false);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  expect(document.documentElement.style.getPropertyValue('--foot')).toMatch(/px$/);
  button.remove();
});
