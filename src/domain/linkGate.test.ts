import { describe, expect, it } from 'vitest';
import { outwardLink, ownPage, ownPicture } from './linkGate.ts';

const hosts = ['offers.wallet.example'];

describe('outwardLink (R-HOME-10, AMB-72)', () => {
  it('lets https to a host of the deployment through', () => {
    expect(outwardLink('https://offers.wallet.example/travel?from=home#top', hosts)).toBe(
      'https://offers.wallet.example/travel?from=home#top',
    );
    expect(outwardLink('HTTPS://OFFERS.wallet.example', hosts)).toBe('https://offers.wallet.example/');
    expect(outwardLink('https://offers.wallet.example:443/', hosts)).toBe('https://offers.wallet.example/');
  });

  it.each([
    'http://offers.wallet.example/',
    'https://elsewhere.example/',
    'https://offers.wallet.example.elsewhere.example/',
    'https://sub.offers.wallet.example/',
    'https://offers.wallet.example@elsewhere.example/',
    'https://name@offers.wallet.example/',
    'https://name:word@offers.wallet.example/',
    'https://offers.wallet.example:8443/',
    'https://offers.wallet.example./',
    'https://elsewhere.example\\@offers.wallet.example/',
    'https:\\\\offers.wallet.example/',
    '//offers.wallet.example/',
    '/travel',
    'travel',
    '',
    ' https://offers.wallet.example/',
    'https://offers.wallet.example/\ttravel',
    'java\nscript:alert(1)',
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://offers.wallet.example',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://offers.wallet.example/1',
    'https://оffers.wallet.example/',
    'https://xn--ffers-6cf.wallet.example/',
    'https://',
  ])('refuses %j', (address) => {
    expect(outwardLink(address, hosts)).toBeUndefined();
  });
});

describe('ownPicture', () => {
  it('lets a path of this origin through', () => {
    expect(ownPicture('/gc4-app-pc/adverts/travel.svg?v=2')).toBe('/gc4-app-pc/adverts/travel.svg?v=2');
  });

  it.each([
    'https://offers.wallet.example/a.svg',
    '//offers.wallet.example/a.svg',
    '/..//offers.wallet.example/a.svg',
    '/\\offers.wallet.example/a.svg',
    '/\t/offers.wallet.example/a.svg',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    'a.svg',
    '',
  ])('refuses %j', (address) => {
    expect(ownPicture(address)).toBeUndefined();
  });
});

describe('ownPage', () => {
  it('lets a page of the portal through, with its query and place', () => {
    expect(ownPage('/fpsGuide?from=wizard#limits')).toBe('/fpsGuide?from=wizard#limits');
  });

  it.each([
    'https://offers.wallet.example/',
    '//offers.wallet.example/',
    '/..//offers.wallet.example',
    '/\\offers.wallet.example',
    'fpsGuide',
    '',
  ])('refuses %j', (address) => {
    expect(ownPage(address)).toBeUndefined();
  });
});
