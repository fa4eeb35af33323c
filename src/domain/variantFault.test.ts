import { expect, test } from 'vitest';
import type { Json, JsonObject } from './json.ts';
import { variantFault } from './variantFault.ts';

const gifts = { pages: ['/gifts'], operations: ['giftQuery'], methods: ['post'] };
const mainland = { imprint: 'filing', area_code: '86', without: ['gifts'] };
const site: JsonObject = {
  variant: 'mainland',
  filing: '0000',
  variants: { hk: { imprint: 'filing', area_code: '852', without: [] }, mainland },
  features: { gifts, cards: { pages: [], operations: [] } },
};
const { variant: _named, ...unnamed } = site;
const { variants: _them, ...none } = site;
const as = (change: { readonly [name: string]: Json | undefined }) =>
  ({ ...site, variants: { mainland: { ...mainland, ...change } } }) as JsonObject;
const feature = (change: Json | undefined) => ({ ...site, features: { gifts: change } }) as JsonObject;

test('a site that says what its variant is has no fault, and methods may be left out (AMB-77)', () => {
  expect(variantFault(site)).toBeUndefined();
  expect(variantFault(unnamed, 'hk')).toBeUndefined();
  expect(variantFault(as({ without: ['gifts', 'cards'] }))).toBeUndefined();
});

test.each<[string, JsonObject]>([
  ['content/site.json has no "variants".', none],
  ['content/site.json has no "variants".', { ...site, variants: ['mainland'] }],
  ['content/site.json has no "variant". Name one there, or by SITE_VARIANT.', unnamed],
  [
    '"variant" of content/site.json is "macao"; "variants" of content/site.json has: hk, mainland.',
    { ...site, variant: 'macao' },
  ],
  ['What the variant "mainland" of content/site.json decides is missing.', { ...site, variants: { mainland: null } }],
  ['"imprint" of the variant "mainland" of content/site.json names no text there.', as({ imprint: 'licence' })],
  ['"area_code" of the variant "mainland" of content/site.json is missing.', as({ area_code: undefined })],
  ['"without" of the variant "mainland" of content/site.json is no list of features.', as({ without: 'gifts' })],
  ['"without" of the variant "mainland" of content/site.json is no list of features.', as({ without: undefined })],
  ['"without" of the variant "mainland" of content/site.json is no list of features.', as({ without: [null] })],
  ['content/site.json has no feature "gift", which "mainland" is without.', as({ without: ['gift'] })],
  ['content/site.json has no feature "gifts", which "mainland" is without.', { ...site, features: null }],
  ['"pages" of the feature "gifts" of content/site.json is no list of names.', feature(null)],
  [
    '"operations" of the feature "gifts" of content/site.json is no list of names.',
    feature({ ...gifts, operations: 'giftQuery' }),
  ],
  ['"methods" of the feature "gifts" of content/site.json is no list of names.', feature({ ...gifts, methods: null })],
])('%s', (fault, wrong) => {
  expect(variantFault(wrong)).toBe(fault);
});

test('one that its operator names is none that every object has', () => {
  const known = '"variants" of content/site.json has: hk, mainland.';
  expect(variantFault(site, 'constructor')).toBe(`SITE_VARIANT is "constructor"; ${known}`);
});
