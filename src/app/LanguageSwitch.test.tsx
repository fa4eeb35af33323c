// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readJson } from '../../tests/support/readJson.ts';
import { readLocale } from '../i18n/keptLocale.ts';
import { renderPage } from '../pages/testing/renderPage.tsx';
import type { RunningPortal } from './createPortal.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { createMessages } from './messages.ts';
import { PortalServices } from './PortalServices.tsx';

afterEach(cleanup);

test('a language whose words do not come is told, and not kept; the next press asks again (R-GEN-55, R-ERR-08)', async () => {
  const messages = createMessages();
  let isOffline = true;
  const { texts } = await renderPage(
    <PortalServices portal={{ messages } as RunningPortal}>
      <LanguageSwitch />
    </PortalServices>,
    {
      wordsOf: (locale, name) => {
        if (isOffline && locale === 'zh-CN') throw new Error('Failed to fetch');
        return readJson(`locales/${locale}/${name}.json`);
      },
    },
  );
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: '简' })));
  await press();
  expect(messages.get().toasts).toMatchObject([{ tone: 'error', message: 'NETWORK ERROR' }]);
  expect([texts.locale(), readLocale()]).toEqual(['en', 'en']);
  isOffline = false;
  await press();
  expect([texts.locale(), readLocale()]).toEqual(['zh-CN', 'zh-CN']);
});
