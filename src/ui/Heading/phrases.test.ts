import { describe, expect, it } from 'vitest';
import { phrases } from './phrases.ts';

describe('phrases', () => {
  it.each([
    ['我们无法确定是否收到您的更正', '我们|无法|确定|是否|收到您的|更正'],
    ['没有可用转数快充值的账户', '没有|可用|转数快充值的|账户'],
    ['今年不能以您的手提電話號碼登記', '今年|不能以您的|手提|電話號碼|登記'],
    ['請輸入銀行登記的手提電話', '請輸入|銀行|登記的|手提|電話'],
  ])('%s: no word is taken apart', (text, expected) => {
    expect(phrases(text).join('|')).toBe(expected);
  });

  it('a mark stays with the word before it', () => {
    for (const piece of phrases('我們已收到款項，但暫時未能入賬')) expect(piece).not.toMatch(/^[，。？！、]/);
  });

  it.each(['繼續上次未完成的「訂購實體禮品卡」？', '继续上次未完成的“订购实体礼品卡”？'])(
    '%s: nothing is opened at the end of a line',
    (text) => {
      for (const piece of phrases(text)) expect(piece).toMatch(/^[^「“]*$|^[「“][^「“]+$/);
    },
  );

  it.each(['Your frozen top-ups could not be shown', ''])('"%s" breaks as the browser does', (text) => {
    expect(phrases(text)).toEqual([text]);
  });
});
