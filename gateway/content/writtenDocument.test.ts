import { expect, it } from 'vitest';
import type { WayOfWriting } from '../../src/domain/writtenConstant.ts';
import { writtenDocument } from './writtenDocument.ts';

const FREE = { 'zh-HK': '免費', 'zh-CN': '免费', en: 'Free' };
const wayOf = (id: string): WayOfWriting | undefined =>
  ({
    freeze: { unit: 'seconds' },
    link: { unit: 'seconds' },
    rate: { unit: 'part' },
    whole: { unit: 'part' },
    fee: { unit: 'money', free: FREE },
    given: { unit: 'money', free: FREE },
    least: { unit: 'money' },
    here: { unit: 'money', free: FREE },
  })[id];
const constants = {
  freeze: 86400,
  link: 300,
  most: 3,
  rate: '0.018',
  whole: '0.5',
  fee: { HKD: '25.00', CNY: '20.00' },
  given: { HKD: '0.00', CNY: '0.00' },
  least: { HKD: '0.00' },
  here: { HKD: '0.00', CNY: '0.50' },
};
const write = (template: string, lang: 'zh-HK' | 'zh-CN' | 'en'): string | undefined => {
  const document = { title: 'Terms', sections: [{ heading: 'One', paragraphs: [template] }] };
  return writtenDocument(document, lang, constants, wayOf, (name) => (name === 'brand_name' ? 'Wallet' : ''))
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

it('writes nothing in every currency in the words of the constant, where it has some', () => {
  expect(write('{{given}}', 'en')).toBe('Free');
  expect(write('{{given}}', 'zh-HK')).toBe('免費');
  expect(write('{{least}}', 'en')).toBe('HK$\u00a00.00');
  expect(write('{{here}}', 'en')).toBe('HK$\u00a00.00\u00a0/ CN¥\u00a00.50');
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

it('leaves out what needs a feature that the site does not have, and shows no mark of what stays', () => {
  const document = {
    title: 'Fees',
    sections: [
      {
        heading: 'Top-ups',
        paragraphs: ['{{needs fps}} At once.', 'Always.'],
        rows: [
          ['Service', 'Fee'],
          ['{{needs fps}} FPS', '{{most}}'],
          ['Bank', '{{most}}'],
        ],
      },
      { heading: '{{needs fps}} FPS', paragraphs: ['Yes.'] },
    ],
  };
  const written = (without: readonly string[]) =>
    writtenDocument(document, 'en', constants, wayOf, () => '', without).sections;
  expect(written(['fps'])).toEqual([
    {
      heading: 'Top-ups',
      paragraphs: ['Always.'],
      rows: [
        ['Service', 'Fee'],
        ['Bank', '3'],
      ],
    },
  ]);
  expect(written(['gifts']).map(({ heading }) => heading)).toEqual(['Top-ups', 'FPS']);
  expect(written([])[0]?.rows).toContainEqual(['FPS', '3']);
});
