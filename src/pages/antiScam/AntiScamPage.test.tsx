// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LOCALES } from '../../i18n/locale.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { AntiScamPage } from './AntiScamPage.tsx';

afterEach(cleanup);

it.each(LOCALES)('has signs, steps and the helpline of the police in %s (R-PUB-44, R-FLOW-70)', async (locale) => {
  const { t } = await renderPage(<AntiScamPage />, { locale });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('antiScam.title'));
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: '18222' }).href).toBe('tel:18222');
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect(document.body.textContent).not.toContain('antiScam.');
});
