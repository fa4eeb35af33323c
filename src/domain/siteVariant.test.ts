import { expect, test } from 'vitest';
import { closedParts, siteVariant, variantsOf } from './siteVariant.ts';

const site = {
  variant: 'hk',
  variants: {
    hk: { imprint: 'licence', area_code: '852', without: [] },
    mainland: { imprint: 'filing_numbers', area_code: '86', without: ['gifts', 'cards'] },
  },
  features: {
    gifts: { pages: ['/gifts', '/giftGuide'], operations: ['giftQuery'], methods: ['post'] },
    cards: { pages: ['/cards'], operations: ['cardQuery'] },
  },
};

test('the variant that is named decides, and that of the file where none is (AMB-77)', () => {
  const hk = { variant: 'hk', imprint: 'licence', area_code: '852', without: [], closed: [] };
  expect(siteVariant(site)).toEqual(hk);
  expect(siteVariant({ ...site, ...siteVariant(site, 'mainland') })).toEqual({
    variant: 'mainland',
    imprint: 'filing_numbers',
    area_code: '86',
    without: ['gifts', 'cards'],
    closed: ['/gifts', '/giftGuide', '/cards'],
  });
  expect(variantsOf(site)).toEqual(['hk', 'mainland']);
});

test('with a feature go its operations and methods', () => {
  const mainland = { ...site, ...siteVariant(site, 'mainland') };
  expect(closedParts(mainland, 'operations')).toEqual(['giftQuery', 'cardQuery']);
  expect(closedParts(mainland, 'methods')).toEqual(['post']);
  expect(closedParts(site, 'operations')).toEqual([]);
});

test('a file that does not say it, or says it wrongly, has nothing off and decides nothing', () => {
  const nothing = { imprint: '', area_code: '', without: [], closed: [] };
  expect(siteVariant({})).toEqual({ variant: 'undefined', ...nothing });
  expect(siteVariant(site, 'constructor')).toEqual({ variant: 'constructor', ...nothing });
  expect(siteVariant({ variants: { a: { without: ['gifts'] } }, features: { gifts: null } }, 'a').closed).toEqual([]);
  expect(variantsOf({ variants: null })).toEqual([]);
});
