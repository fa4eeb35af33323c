import { expect, it } from 'vitest';
import { findable, matching, named } from './findOptions.ts';

const bank = (code: string, name_tw: string, name_cn: string, name_en: string, closed = false) => ({
  value: code,
  label: `${name_tw}（${code}）\n${name_en}`,
  row: { code, name_tw, name_cn, name_en },
  closed,
});
const rows = [
  bank('901', '恆昌樣本銀行', '恒昌样本银行', 'Heng Cheong Sample Bank'),
  bank('902', '永恆樣本銀行', '永恒样本银行', 'Eternal Sample Bank'),
  bank('903', '聖保羅樣本銀行', '圣保罗样本银行', 'São Paulo Sample Bank'),
  bank('904', '結業樣本銀行', '结业样本银行', 'Closed Sample Bank', true),
];
const options = findable(rows, ['/code', '/name_tw', '/name_cn', '/name_en']);
const found = (text: string) => matching(options, text).map(({ value }) => value);

it.each([
  ['heng', ['901']],
  ['恒', ['901', '902']],
  ['恆', ['901', '902']],
  ['永', ['902']],
  ['903', ['903']],
  ['９０３', ['903']],
  ['SAO  paulo', ['903']],
  ['bank 昌', ['901']],
  ['sample', ['901', '902', '903', '904']],
  ['nothing', []],
])('"%s" finds %j by name in any script, by code, by several words', (text, values) =>
  expect(found(text)).toEqual(values),
);

it('what begins with the text comes before what only has it', () => {
  const [, second, first] = rows;
  const some = findable(
    [
      { ...second!, label: 'New Heng' },
      { ...first!, label: 'Heng' },
    ],
    [],
  );
  expect(matching(some, 'heng').map(({ name }) => name)).toEqual(['Heng', 'New Heng']);
});

it('the name is the first line of the label, and a member that is not named is not searched', () => {
  const some = findable(rows, []);
  expect(some[0]?.name).toBe('恆昌樣本銀行（901）');
  expect(matching(some, 'heng')).toEqual([]);
});

it('a text names an option only whole, only one, and only one that may be chosen', () => {
  expect(named(options, ' heng cheong SAMPLE bank ')?.value).toBe('901');
  expect(named(options, '902')?.value).toBe('902');
  expect(named(options, '恆昌')).toBeUndefined();
  expect(named(options, '904')).toBeUndefined();
  expect(
    named(findable([rows[0]!, { ...rows[0]!, value: '999' }], ['/name_en']), 'Heng Cheong Sample Bank'),
  ).toBeUndefined();
  expect(named(options, '')).toBeUndefined();
});
