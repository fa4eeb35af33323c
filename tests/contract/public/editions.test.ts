import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../gateway/content/loadContent.ts';
import { loadProject } from '../../../src/compile/loadProject.ts';
import { moneyText } from '../../../src/domain/moneyText.ts';
import { writtenConstant } from '../../../src/domain/writtenConstant.ts';
import { resolveConstants } from '../../../src/rules/constants.ts';
import { documents } from '../../../content/documents/index.json' with { type: 'json' };
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

/** When the sample members are made; the clock then goes back. */
const NOW = '2025-03-03T10:00:00.000+08:00';
const EVE = '2024-10-31';
const languages = ['zh-HK', 'zh-CN', 'en'] as const;
const tables = documents.flatMap(({ type, editions }) => (editions ? [{ type, editions }] : []));
const content = loadContent();
const { constants } = loadProject(process.cwd());
const amountOn = (day: string, id: string) => (content.constantsAt(noon(day))[id] as { readonly HKD: string }).HKD;
const hkd = (amount: string) => ({ currency: 'HKD', amount });
const noon = (day: string) => `${day}T12:00:00.000+08:00`;

/** The fee and limit tables have a page for each day on which they changed (AMB-31, R-CONST-83, R-CONST-84). */
let sample: SampleGateway;
let visitor: WalletClient;

beforeAll(async () => {
  sample = await sampleGateway(NOW);
  visitor = new WalletClient((request) => sample.gateway.fetch(request));
});
afterAll(() => sample.close());

const read = async (file_type: string, language: (typeof languages)[number], effective_from: string) => {
  const body = { file_type, language, effective_from } as Parameters<typeof visitor.must<'contentAppDownClause'>>[1];
  return JSON.stringify((await visitor.must('contentAppDownClause', body)).sections);
};

describe.each(tables)('editions of document $type', ({ type, editions }) => {
  it.each(languages)('read differently, in %s', async (language) => {
    const texts = await Promise.all(editions.map(({ effectiveFrom }) => read(type, language, effectiveFrom)));
    expect(new Set(texts).size).toBe(editions.length);
  });

  it.each(languages.flatMap((language) => editions.map(({ effectiveFrom }) => [language, effectiveFrom] as const)))(
    'say, in %s, the values in force on %s',
    async (language, day) => {
      const text = await read(type, language, day);
      const template = JSON.stringify(content.documents.document(type, language));
      const values = [...new Set([...template.matchAll(/\{\{([\w.]+)\}\}/g)].map(([, id = '']) => id))].flatMap(
        (id) => {
          const { constant } = constants[id] ?? {};
          return constant ? [writtenConstant(resolveConstants([constant], noon(day))[id], constant, language)!] : [];
        },
      );
      expect(values.length).toBeGreaterThan(10);
      expect(values.filter((value) => !text.includes(value))).toEqual([]);
    },
  );
});

describe('on each day the gateway goes by the row that the table of the day shows', () => {
  const days = [...new Set(tables.flatMap(({ editions }) => editions.map(({ effectiveFrom }) => effectiveFrom)))];

  it('the fee of a transfer to a bank', async () => {
    const seen = new Set<string>();
    for (const day of [EVE, ...days]) {
      await sample.setNow(noon(day));
      const chan = await sample.member('chan');
      const payee = { method: 'bank', type: 'account', bank_code: '901', account_number: '123456789012' } as const;
      const { data } = await chan.quote('acc-chan-hkd', '100', { ...payee, proxy_id: undefined });
      expect(data.fee).toEqual(hkd(amountOn(day, 'fee.bank.transferOut')));
      if (day !== EVE) expect(await read('02', 'en', day)).toContain(moneyText(data.fee));
      seen.add(data.fee.amount);
    }
    expect(seen.size).toBe(days.length + 1);
  });

  it('what may be sent in a day', async () => {
    const seen = new Set<string>();
    for (const day of [EVE, ...days]) {
      await sample.setNow(noon(day));
      const chan = await sample.member('chan');
      const { limits } = await chan.must('accountLimitQuery', { account_id: 'acc-chan-hkd' });
      const { limit } = limits.find(({ kind }) => kind === 'transferDaily')!;
      expect(limit).toEqual(hkd(amountOn(day, 'limit.transfer.daily.3')));
      if (day !== EVE) expect(await read('03', 'en', day)).toContain(moneyText(limit));
      seen.add(limit.amount);
    }
    expect(seen.size).toBe(days.length + 1);
  });
});
