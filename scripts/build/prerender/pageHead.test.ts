import { expect, it } from 'vitest';
import { pageHead, plainText, structuredData } from './pageHead.ts';

const page = (inner: string): string => `<header><p>Of the frame.</p></header><main id="main">${inner}</main>`;
const [home, url] = ['https://wallet.example/', 'https://wallet.example/fees'];

it('names a page by its heading, as the tab does, and home by the product alone (R-GEN-64)', () => {
  const markup = page(
    '<p>Fees</p><h1 class="h">Fees &amp; <wbr/>limits</h1><p>What it costs, and when.</p><p>More.</p>',
  );
  expect(pageHead(markup, 'Wallet', false)).toEqual({
    title: 'Fees & limits · Wallet',
    description: 'What it costs, and when.',
    name: 'Fees & limits',
    questions: [],
  });
  expect(pageHead(markup, 'Wallet', true).title).toBe('Wallet');
});

it('describes a page without a sentence by its banner', () => {
  expect(pageHead(page('<h1>News</h1><p>1 March</p>'), 'Wallet', false).description).toBe('Of the frame.');
});

it('does not take a page that failed, or still waits, for one', () => {
  expect(() => pageHead(page('<p role="status">Loading</p>'), 'Wallet', false)).toThrow('no heading');
});

it('finds the questions that a page answers, in any script', () => {
  const markup = page(
    '<h1>Help</h1><h2>Is it free?</h2><p>Yes.</p><p>Always.</p><h2>費用？</h2><p>無。</p><h2>More</h2><p>-</p>',
  );
  const head = pageHead(markup, 'Wallet', false);
  expect(head.questions).toEqual([
    { question: 'Is it free?', answer: 'Yes. Always.' },
    { question: '費用？', answer: '無。' },
  ]);
  const above = { name: 'Help', url: 'https://wallet.example/help' };
  const types = structuredData({ head, url, home, above, organization: {} }).map((data) => data['@type']);
  expect(types).toEqual(['FAQPage', 'BreadcrumbList']);
});

it('says who runs the site on its home page only, and of a page that is its own parent no way', () => {
  const head = pageHead(page('<h1>Wallet</h1>'), 'Wallet', true);
  const ofHome = structuredData({ head, url: home, home, organization: { name: 'Wallet' } });
  expect(ofHome).toEqual([{ '@context': 'https://schema.org', '@type': 'Organization', name: 'Wallet' }]);
  expect(structuredData({ head, url, home, above: { name: 'Wallet', url }, organization: {} })).toEqual([]);
});

it('reads markup as text', () => {
  expect(plainText('<ul><li>1 &lt; 2</li><li><svg><title>x</title></svg>it&#x27;s</li></ul>')).toBe("1 < 2 it's");
});
