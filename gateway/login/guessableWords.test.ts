import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';
import { bareText, wordsOfOwner, wordsOfSite } from './guessableWords.ts';

describe('what is tried first', () => {
  it.each(['Password1', 'PASSW0RD', 'p@ssW0rd', 'Qwerty123', '1Qaz2wsx'])(
    '%s is common, whatever its case',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['Harbour24-Lamp', '# Password1', ''])('"%s" is not', (password) =>
    expect(isCommonPassword(password)).toBe(false),
  );

  it('is compared by letters and digits alone', () => {
    expect(bareText('Ｃafé-Wong 3')).toBe('cafewong3');
  });

  it('of a site: its names in every language, the number of its licence, the host of its mail', () => {
    const site = {
      brand_name: { 'zh-HK': '示範錢包', en: 'Sample Wallet' },
      company_name: { en: 'Sample Ltd' },
      licence: { en: 'Licence SVF0011' },
      support_email: 'help@mail.bank.example',
    };
    expect(wordsOfSite(site)).toEqual([
      '示範錢包',
      'samplewallet',
      'sampleltd',
      'licencesvf0011',
      'svf0011',
      'mail',
      'bank',
    ]);
    expect(wordsOfSite({})).toEqual([]);
  });

  it('of a member: names and the address, whole and in parts that are not too short, and six digits of the number', () => {
    const owner = { mobNo: '61234567', userName: 'Li Siu Ming', userNameCn: '李明', email: 'ming.li88@example.com' };
    expect(wordsOfOwner(owner)).toEqual([
      'lisiuming',
      'ming',
      '李明',
      'mingli88',
      'ming',
      'li88',
      '612345',
      '123456',
      '234567',
    ]);
    expect(wordsOfOwner({ mobNo: '' })).toEqual([]);
  });
});
