import { expect, test } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import type { WordLink } from '../engine/flowFile.ts';
import { documentsIn, DOCUMENTS, SITE, sitesIn, wordLink } from './wordLinks.ts';

const files: JsonObject = {
  [SITE]: { sites: { wallets: 'https://offers.wallet.example/wallets' } },
  [DOCUMENTS]: { documents: [{ type: '02', routes: ['/chargeTable', '/newChargeTable'] }] },
};
const addressOf = (link: WordLink, of: JsonObject = files) => wordLink(link, (file) => of[file]);

test('a page is where it says, a document at its first address, a site as the deployment names it', () => {
  expect(addressOf({ page: '/guide' })).toBe('/guide');
  expect(addressOf({ document: '02' })).toBe('/chargeTable');
  expect(addressOf({ site: 'wallets' })).toBe('https://offers.wallet.example/wallets');
});

test('what is not there has no address, nor has a name of JavaScript’s own', () => {
  expect(addressOf({ document: '03' })).toBeUndefined();
  expect(addressOf({ site: 'constructor' })).toBeUndefined();
  expect(addressOf({ site: 'wallets' }, {})).toBeUndefined();
  expect(addressOf({ document: '02' }, {})).toBeUndefined();
});

test('a file that says none of them names none', () => {
  expect([documentsIn({ documents: 'none' }), sitesIn({ sites: [] }), sitesIn(undefined)]).toEqual([{}, {}, {}]);
});
