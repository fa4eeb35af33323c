import { expect, it } from 'vitest';
import { writtenDocument } from './writtenDocument.ts';

const unitOf = (id: string): string | undefined =>
  ({ freeze: 'seconds', link: 'seconds', rate: 'part', whole: 'part' })[id];
const constants = {
  freeze: 86400,
  link: 300,
  most: 3,
  rate: '0.018',
  whole: '0.5',
  fee: { HKD: '25.00', CNY: '20.00' },
};
const write = (template: string, lang: 'zh-HK' | 'zh-CN' | 'en'): string | undefined => {
  const document = { title: 'Terms', sections: [{ heading: 'One', paragraphs: [template] }] };
  return writtenDocument(document, lang, constants, unitOf, (name) => (name === 'brand_name' ? 'Wallet' : ''))
    .sections[0]?.paragraphs?.[0];
};

it('writes a time in the unit that people use, in each language', () => {
  expect(write('For {{freeze}} after a change', 'en')).toBe('For 24 hours after a change');
  expect(write('{{freeze}}內', 'zh-HK')).toBe('24 小時內');
  expect(write('{{freeze}}内', 'zh-CN')).toBe('24 小时内');
  expect(write('for {{link}}', 'en')).toBe('for 5 minutes');
});

it('writes sums in every currency, and numbers as they are', () => {
  expect(write('{{fee}}, {{most}} cards', 'en')).toBe('HK$\u00a025.00\u00a0/ CN¥\u00a020.00, 3 cards');
});

it('writes a part in per cent', () => {
  expect(write('{{rate}} of the sum, or {{whole}}', 'en')).toBe('1.8% of the sum, or 50%');
});

it('writes names of the deployment', () => {
  expect(write('{{brand_name}} sends you {{most}}', 'en')).toBe('Wallet sends you 3');
});

it('does not write a constant that there is not', () => {
  expect(() => write('{{none}}', 'en')).toThrow('"none"');
});
