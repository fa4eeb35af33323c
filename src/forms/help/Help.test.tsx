// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/json.ts';
import { makeForm } from '../testing/makeForm.ts';
import { makeWords } from '../testing/makeWords.ts';
import { renderStep } from '../testing/renderStep.tsx';

/** The first import may take longer than a test waits. */
beforeAll(() => import('./RichHelp.tsx'));
afterEach(cleanup);

const links = {
  guide: '/fpsGuide',
  offers: 'https://offers.wallet.example/visa',
  elsewhere: 'https://elsewhere.example/',
  script: 'javascript:alert(1)',
  double: '//elsewhere.example/',
};
const form = makeForm({ payee: { type: 'string' } }, { schema: { 'x-links': links } });
const site = { link_hosts: ['offers.wallet.example'] };

function renderHelp(step: JsonObject, help: readonly JsonObject[] = [], values: JsonObject = {}): void {
  const fields = { payee: { label: 'Payee', ...(help.length > 0 && { help }) } };
  renderStep({ form, words: makeWords(fields, step, {}, values) }, site);
}

it('is paragraphs where nothing else is said', () => {
  renderHelp({ intro: 'Before you begin.', body: ['One.', 'Two.'] });
  expect(screen.getAllByText(/\.$/).map(({ tagName }) => tagName)).toEqual(['P', 'P', 'P']);
});

it('leads to a page of the portal and to a host of the site, in a new tab, and says so', async () => {
  renderHelp({ intro: 'Read [[guide: the guide]], or [[offers: what is on offer]].' });
  const page = await screen.findByRole('link', { name: /the guide ?\(opens in a new tab\)/ });
  const outward = screen.getByRole('link', { name: /what is on offer ?\(opens in a new tab\)/ });
  expect([page, outward].map((link) => link.getAttribute('href'))).toEqual(['/fpsGuide', links.offers]);
  for (const link of [page, outward]) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  }
});

it.each(['elsewhere', 'script', 'double', 'unknown', 'constructor'])(
  'leaves the words of "%s" without a link',
  async (name) => {
    renderHelp({ intro: `Read [[${name}: this]] and [[guide: the guide]].` });
    expect(await screen.findAllByRole('link')).toHaveLength(1);
    expect(screen.getByText(/^Read this and/)).toBeTruthy();
  },
);

it('takes no value for a link', async () => {
  renderHelp({ intro: '{{payee}} is in [[guide: the guide of {{payee}}]].' }, [], { payee: '[[guide: Chan]]' });
  const link = await screen.findByRole('link');
  expect(link.textContent).toContain('the guide of [[guide: Chan]]');
  expect(link.parentElement?.textContent).toMatch(/^\[\[guide: Chan\]\] is in/);
});

it('lists, and opens what is asked for', async () => {
  renderHelp({ body: [{ list: ['One', 'Two'] }, { more: 'Why?', body: ['Because.', { list: ['Three'] }] }] });
  const why = await screen.findByText('Why?');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Three']);
  const details = why.closest('details');
  expect([why.tagName, details?.open]).toEqual(['SUMMARY', false]);
  fireEvent.click(why);
  expect(details?.open).toBe(true);
});

it('stands below a field, and is no part of what is read out with it', async () => {
  renderHelp({}, [{ more: 'Who is that?', body: ['Whoever is paid.'] }]);
  const more = await screen.findByText('Who is that?');
  const control = screen.getByRole('textbox', { name: /Payee/ });
  expect(control.compareDocumentPosition(more) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(control.getAttribute('aria-describedby')).toBeNull();
});
