import { describe, expect, test } from 'vitest';
import { otherLetters } from './otherLetters.ts';

const found = (text: string): object => Object.fromEntries(otherLetters('zh-HK', text).letters);

describe('simplified letters in zh-HK', () => {
  test.each<[string, object]>([
    ['请重试', { 请: '請', 试: '試' }],
    ['日期重叠', { 叠: '疊' }],
    ['银行的电话', { 银: '銀', 电: '電', 话: '話' }],
    ['身体', { 体: '體' }],
    ['最后一日不可早于首日', { 后: '後', 于: '於' }],
    ['稍后再查看，以后亦可', { 后: '後' }],
    ['卡片制作中，收据在那里', { 制: '製', 据: '據', 里: '裏' }],
    ['其余額請于 3 月領取', { 余: '餘', 于: '於' }],
    ['几個鐘頭內准備好', { 几: '幾', 准: '準' }],
    ['我愿意采用', { 愿: '願', 采: '採' }],
  ])('%s', (text, letters) => {
    expect(found(text)).toEqual(letters);
  });

  test.each([
    '皇后大道中、天后站、太后',
    '于小姐與余先生；請于先生到分行',
    '公里、鄰里、茶几、拮据、神采、鄉愿',
    '批准、准許、限制作用、體制、批准備案',
    '溫、温、恒生、床、群、峰、秘密、叱咤、大寫叁、晒、才、只、台、周、布、升、托、佔、卻',
    '語言：简体中文',
    '按「确定」',
  ])('none in %s', (text) => {
    expect(found(text)).toEqual({});
  });
});

test('where a letter is traditional too, it is none of the other in zh-CN', () => {
  expect(otherLetters('zh-CN', '最后一日不可早于首日').letters.size).toBe(0);
  expect(otherLetters('en', '最後').letters.size).toBe(0);
});
