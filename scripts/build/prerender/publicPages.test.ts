import { expect, it } from 'vitest';
import { pages } from '../../../content/pages.json' with { type: 'json' };
import { publicPages } from './publicPages.ts';

const all = publicPages(['a-1']);
const at = (address: string) => all.find((page) => page.address === address);

it('is every page that no member has to sign in for', () => {
  const ofMembers = /^\/(dashboard|userSettings|account|cards|history|error)(\/|$)/;
  const open = pages.filter((page) => !ofMembers.test(page) && page !== '/announcements/detail');
  expect(all.map(({ address }) => address)).toEqual(expect.arrayContaining(open));
  expect(at('/announcements/detail?announce_id=a-1')).toBeDefined();
});

it('knows a text at several addresses by the first, but an edition by its own (AMB-31, AMB-70)', () => {
  expect(at('/fpsGuide')?.canonical).toBe('/fpsIndex');
  expect(at('/newChargeTable')?.canonical).toBe('/newChargeTable');
  expect(at('/guide-en')).toMatchObject({ canonical: '/guide', language: 'en' });
});

it('puts the pages of the help centre below its first', () => {
  expect(at('/helpCenter/v2/menu3')?.below).toBe('/helpCenter/v2/menu1');
  expect(at('/introduction')?.below).toBeUndefined();
});
