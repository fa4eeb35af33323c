// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES } from '../i18n/locale.ts';
import { renderPage } from '../pages/testing/renderPage.tsx';
import { siteOf } from '../../tests/support/siteOf.ts';
import { readJson } from '../../tests/support/readJson.ts';
import { documents } from './documents.ts';
import { Footer } from './Footer.tsx';

/** What stands below every page (R-FTR-01 to R-FTR-11). */
const site = readJson('content/site.json');

afterEach(cleanup);

it('leads to the newest edition of a document that has several (AMB-31)', () => {
  const several = documents.filter(({ editions = [] }) => editions.length > 0);
  expect(several.map(({ routes }) => routes[0])).toEqual(several.map(({ editions }) => editions?.at(-1)?.route));
});

describe.each(LOCALES)('the footer in %s', (locale) => {
  it('has six documents: 02, 03, 00, 04, 01 privacy, 05 safety (R-FTR-01 to R-FTR-07)', async () => {
    const { texts } = await renderPage(<Footer />, { locale });
    const app = (key: string) => texts.text('app', key);
    const nav = screen.getByRole('navigation', { name: app('footerLinks.label') });
    const links = within(nav).getAllByRole<HTMLAnchorElement>('link');
    const order = ['02', '03', '00', '04', '01', '05'];
    expect(links.map(({ textContent }) => textContent)).toEqual(
      order.map((type) => app(`footerLinks.documents.${type}`) + app('footerLinks.newTab')),
    );
    expect(links.map((link) => link.getAttribute('href')?.replace(/^.*(?=\/[^/]+$)/, ''))).toEqual([
      '/newChargeTable',
      '/newLimitTable',
      '/rules',
      '/giftcardRules',
      '/statement',
      '/safety',
    ]);
  });

  it('has the licence SVF0011 and the company, and the years since 2012 (R-FTR-08, R-FTR-09, R-FTR-11)', async () => {
    await renderPage(<Footer />, { locale });
    const imprint = screen.getByRole('contentinfo').textContent ?? '';
    expect(imprint).toContain('SVF0011');
    expect(imprint).toContain((site['company_name'] as Record<string, string>)[locale]);
    expect(imprint).toMatch(/2012–20\d\d/);
    // Each in a line of its own: on a phone no dot is left over at the end of one.
    expect(imprint).toMatch(/\n.*SVF0011$/);
  });

  it('of the mainland has filing numbers instead (R-FTR-10, R-GEN-02)', async () => {
    await renderPage(<Footer />, { locale, site: siteOf('mainland') });
    const imprint = screen.getByRole('contentinfo').textContent ?? '';
    expect(imprint).not.toContain('SVF0011');
    expect(imprint).toContain((site['filing_numbers'] as Record<string, string>)[locale]);
  });
});
