import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfText } from '../../support/pdfText.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

const CHAN = 'acc-chan-hkd';
const TO_BANK = { method: 'bank', type: 'account', bank_code: '901', account_number: '123456789012' } as const;
/** Notes of ours: of a charge, of what goes out, of what comes in. */
const NAMES = ['Account closure', 'Card cancellation refund', 'Bank top-up'];

let sample: SampleGateway;
let chan: WalletClient;
let refNo: string;
beforeAll(async () => {
  sample = await sampleGateway('2025-03-03T10:00:00.000+08:00');
  chan = await sample.member('chan');
  chan.lang = 'zh-HK';
});
afterAll(() => sample.close());

const pageOf = async (text?: string) => {
  const { list } = await chan.must('historyQuery', {
    ...{ account_id: CHAN, page_no: 1, page_size: 50, date_from: '2025-03-03' },
    ...(text === undefined ? {} : { text }),
  });
  return list.map(({ kind, summary }) => `${kind} ${summary}`);
};

it.each(NAMES)('a payee who is called "%s" keeps the name in every language, with the fee', async (name) => {
  const { body } = await chan.prepared(CHAN, '10', { ...TO_BANK, payee_name_en: name });
  refNo = (await chan.must('transferToHk', body, `note-key-${name}`.replaceAll(/\W/g, '-'))).ref_no;
  const { recent } = await chan.must('accountSummary', { account_id: CHAN });
  const lines = [`serviceFee ${name}`, `transferOut ${name}`];
  expect(
    recent
      .slice(0, 2)
      .map(({ kind, summary }) => `${kind} ${summary}`)
      .sort(),
  ).toEqual(lines);
  expect((await pageOf()).slice(0, 2).sort()).toEqual(lines);
  expect((await pageOf(name)).sort()).toEqual(lines);
  expect((await chan.must('historyDetail', { ref_no: refNo })).summary).toBe(name);
  const { file_url: path } = await chan.must('historyReceiptFile', { ref_no: refNo });
  const link = new Request(`http://127.0.0.1${path}`, { headers: chan.cookieHeader() });
  const receipt = await (await sample.gateway.fetch(link)).arrayBuffer();
  expect(pdfText(new Uint8Array(receipt)), 'nor does a receipt say more').not.toMatch(
    /結束戶口|取消卡片退款|銀行轉賬增值/,
  );
});

it('what we wrote is said in the language, and found by it', async () => {
  const { list } = await chan.must('historyQuery', { account_id: CHAN, page_no: 1, page_size: 50, type: 'topup' });
  expect(new Set(list.map(({ summary }) => summary))).toEqual(new Set(['銀行轉賬增值']));
  const found = await chan.must('historyQuery', { account_id: CHAN, page_no: 1, page_size: 50, text: '銀行轉賬增值' });
  expect(found.total).toBe(list.length);
});

it('a payee who is called like the balance of a card that ends is spent on all the same', async () => {
  const spent = async () => {
    const { months } = await chan.must('historySpending', { account_id: CHAN });
    return months.at(-1)?.total.amount;
  };
  const before = await spent();
  const { body } = await chan.prepared(CHAN, '11', { ...TO_BANK, payee_name_en: 'Card cancellation refund' });
  await chan.must('transferToHk', body, 'note-key-spent-on-0001');
  expect(Number(await spent()) - Number(before), 'with the fee').toBe(26);
});

it('a statement says in its language what we wrote, and a payee’s name as it is', async () => {
  const { file_url: path } = await chan.must('accountStatementFile', {
    ...{ account_id: CHAN, month: '2025-02', language: 'zh-CN' },
  });
  const link = new Request(`http://127.0.0.1${path}`, { headers: chan.cookieHeader() });
  const text = pdfText(new Uint8Array(await (await sample.gateway.fetch(link)).arrayBuffer()));
  expect(text).toContain('ATM 取款');
  expect(text).not.toContain('ATM withdrawal');
});
