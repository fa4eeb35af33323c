import { describe, expect, it } from 'vitest';
import { mobileAddress } from './mobileAddress.ts';

/** A phone is led to the mobile site (R-GEN-57 to R-GEN-59, AMB-11). */
const site = {
  mobile_site: {
    url: 'https://m.wallet.example/',
    url_en: 'https://m.wallet.example/en/',
    stays: ['/giftcard/query', '/giftcard/h5'],
  },
};
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const tablet =
  'Mozilla/5.0 (Linux; Android 15; Pixel Tablet) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const desk = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const at = (given: Partial<Parameters<typeof mobileAddress>[1]> = {}, of: Parameters<typeof mobileAddress>[0] = site) =>
  mobileAddress(of, {
    userAgent: iPhone,
    route: '/',
    home: 'https://wallet.example/gc4-app-pc/',
    locale: 'zh-HK',
    ...given,
  });

describe('a phone', () => {
  it.each([iPhone, android])('is sent to the mobile site: %s (R-GEN-57)', (userAgent) => {
    expect(at({ userAgent })).toBe('https://m.wallet.example/');
    expect(at({ userAgent, route: '/login' })).toBe('https://m.wallet.example/');
  });

  it('in English to its English variant (R-GEN-58)', () => {
    expect(at({ locale: 'en' })).toBe('https://m.wallet.example/en/');
    expect(at({ locale: 'zh-CN' })).toBe('https://m.wallet.example/');
  });

  it.each(['/giftcard/query', '/giftcard/query/', '/giftcard/query/detail', '/giftcard/h5/query', '/giftcard/h5/list'])(
    'stays at %s (R-GEN-59, AMB-11)',
    (route) => expect(at({ route })).toBeUndefined(),
  );

  it('is sent on from what only begins like a page that stays', () => {
    expect(at({ route: '/giftcard/queryx' })).toBeDefined();
    expect(at({ route: '/giftcard' })).toBeDefined();
  });

  it.each([
    ['no mobile site', {}],
    ['an empty address', { mobile_site: { url: '', url_en: '' } }],
    ['this very site, which would lead round', { mobile_site: { url: 'https://wallet.example/gc4-app-pc/' } }],
    ['an address without encryption', { mobile_site: { url: 'http://m.wallet.example/' } }],
    ['a script', { mobile_site: { url: 'javascript:alert(1)' } }],
  ])('stays where there is %s (AMB-11)', (_, of) => expect(at({}, of)).toBeUndefined());
});

it.each([tablet, desk])('no other browser is sent on: %s', (userAgent) => {
  expect(at({ userAgent })).toBeUndefined();
});
