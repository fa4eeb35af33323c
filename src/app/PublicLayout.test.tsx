// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { siteOf } from '../../tests/support/siteOf.ts';
import { renderPage } from '../pages/testing/renderPage.tsx';
import { PublicLayout } from './PublicLayout.tsx';

afterEach(cleanup);

const show = async (closed: readonly string[]): Promise<HTMLElement> => {
  await renderPage(<PublicLayout />, { site: { ...siteOf(), closed } });
  return document.body;
};

const linksOf = (body: HTMLElement): readonly string[] =>
  [...body.querySelectorAll('a[href^="/"]')].map((link) => String(link.getAttribute('href')));

const shellsOf = (body: HTMLElement): readonly Element[] =>
  [...body.querySelectorAll('li, ul, nav, p')].filter(({ textContent }) => textContent === '');

/** In its header, its menus and its footer. */
test('each page that the site does not have goes from the frame, and leaves nothing empty (AMB-77)', async () => {
  const all = linksOf(await show([]));
  expect(all).toEqual(expect.arrayContaining(['/guide-en', '/partner', '/contactUs', '/newChargeTable', '/addc']));
  for (const page of new Set(all)) {
    cleanup();
    const body = await show([page]);
    expect(linksOf(body)).toEqual(all.filter((link) => link !== page));
    expect(shellsOf(body), page).toEqual([]);
  }
});

test('a menu whose pages are all gone goes too', async () => {
  const before = (await show([])).querySelectorAll('header button[aria-controls]').length;
  cleanup();
  const body = await show(['/introduction', '/partner']);
  expect(body.querySelectorAll('header button[aria-controls]')).toHaveLength(before - 1);
  expect(shellsOf(body)).toEqual([]);
});
