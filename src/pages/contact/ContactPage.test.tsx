// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES } from '../../i18n/locale.ts';
import { readJson } from '../../../tests/support/readJson.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { dialled, hotlinesOf } from './hotlines.ts';

afterEach(cleanup);

const site = readJson('content/site.json');
const numbers = hotlinesOf(site).map(({ number }) => number);
const calls = () => screen.getAllByRole<HTMLAnchorElement>('link').filter(({ protocol }) => protocol === 'tel:');

/** Where a number may not stand: everything that pages are made of, and the words. */
const sources = ['src', 'locales', 'flows', 'schemas'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${String(name)}`)
    .filter((file) => /\.(tsx?|json)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file)),
);
const digits = (text: string): string => text.replace(/[\s()-]/g, '');

describe('hotline numbers (R-CONST-88, AMB-33)', () => {
  it('are those of the site, and of another site others', async () => {
    const { leave } = await renderPage(<ContactPage />);
    expect(calls().map(({ textContent, href }) => [textContent, href])).toEqual(
      numbers.map((number) => [number, dialled(number)]),
    );
    leave();
    const other = {
      ...site,
      hotlines: { service: { number: '+852 2111 1111', days: 'daily', from: '08:00', to: '20:00' } },
    };
    await renderPage(<ContactPage />, { site: other });
    expect(calls().map(({ textContent, href }) => [textContent, href])).toEqual([
      ['+852 2111 1111', 'tel:+85221111111'],
    ]);
    expect(screen.getByText('Every day, 08:00 to 20:00')).toBeTruthy();
  });

  it('stand in content/site.json and in no page, flow or file of words', () => {
    expect(numbers.length).toBeGreaterThan(0);
    const typed = (number: string) =>
      sources.filter((file) => digits(readFileSync(file, 'utf8')).includes(digits(number)));
    expect(numbers.flatMap(typed)).toEqual([]);
  });

  it('are marked as samples as long as the site is one', async () => {
    const { t, leave } = await renderPage(<ContactPage />);
    expect(screen.getAllByText(t('sample')).length).toBeGreaterThan(0);
    leave();
    await renderPage(<ContactPage />, { site: { ...site, sample: false } });
    expect(screen.queryByText(t('sample'))).toBeNull();
  });
});

it.each(LOCALES)('every hotline has its name and hours in %s', async (locale) => {
  const { t } = await renderPage(<ContactPage />, { locale });
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual(hotlinesOf(site).map(({ id }) => t(`contact.hotlines.${id}`)));
  expect(document.body.textContent).not.toMatch(/contact\./);
});
