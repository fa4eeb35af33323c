import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advance } from '../support/steppedClock.ts';
import { pdfText } from '../../support/pdfText.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

const NOW = '2025-03-03T10:00:00.000+08:00';
const CHAN = 'acc-chan-hkd';
const TO_BANK = { method: 'bank', type: 'account', bank_code: '901', account_number: '123456789012' } as const;
let sample: SampleGateway;
let chan: WalletClient;
let toBank: string;
let keys = 0;

beforeAll(async () => {
  sample = await sampleGateway(NOW);
  chan = await sample.member('chan');
  toBank = await send('10', { ...TO_BANK, remark: 'Lunch' });
});
afterAll(() => sample.close());
beforeEach(async () => {
  await sample.setNow(NOW);
  chan = await sample.member('chan');
});

async function send(amount: string, more: Parameters<WalletClient['prepared']>[2] = {}): Promise<string> {
  const { body } = await chan.prepared(CHAN, amount, more);
  return (await chan.must('transferToHk', body, `receipt-key-${(keys += 1)}`)).ref_no;
}
const open = (path: string) =>
  sample.gateway.fetch(new Request(`http://127.0.0.1${path}`, { headers: chan.cookieHeader() }));
const linkTo = async (ref_no: string) => (await chan.must('historyReceiptFile', { ref_no })).file_url;
const read = async (ref_no: string) =>
  pdfText(new Uint8Array(await (await open(await linkTo(ref_no))).arrayBuffer())).replaceAll('\u00a0', ' ');
const status = (refNo: string, to: string) =>
  sample.database.transaction((tx) =>
    tx.query('UPDATE account_records SET status = $2 WHERE ref_no = $1', [refNo, to]),
  );

describe('historyReceiptFile', () => {
  it('SUCCESS: a PDF, under a link that runs out and says nothing of the member', async () => {
    const link = await linkTo(toBank);
    const response = await open(link);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="receipt-${toBank}-en.pdf"`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(link.slice('/files/'.length).split('.')[0]!, 'base64url').toString()).not.toMatch(/chan/);
    expect((await open(`${link}x`)).status).toBe(404);
    await advance(sample, 300);
    expect((await open(link)).status).toBe(404);
  });

  it('PARAM_ERROR: another member’s record and none at all are answered alike', async () => {
    const wong = await sample.member('wong');
    const foreign = await wong.call('historyReceiptFile', { ref_no: toBank });
    expect(foreign).toEqual({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/ref_no', keyword: 'unknown' }] } });
    expect(await wong.call('historyReceiptFile', { ref_no: '20250102999999999999' })).toEqual(foreign);
  });

  it('NOT_LOGIN: nobody who has not signed in', async () => {
    const nobody = new WalletClient((request) => sample.gateway.fetch(request));
    expect((await nobody.call('historyReceiptFile', { ref_no: toBank })).code).toBe('NOT_LOGIN');
  });
});

describe('a receipt', () => {
  it.each([
    ['en', 'Receipt', 'Sample Payments Limited', 'Stored value facility licence SVF0011', '3 March 2025 10:00'],
    ['zh-HK', '收據', '示範支付有限公司', '儲值支付工具牌照 SVF0011', '2025年3月3日 10:00'],
    ['zh-CN', '收据', '示范支付有限公司', '储值支付工具牌照 SVF0011', '2025年3月3日 10:00'],
  ] as const)('in %s says who gives it, under which licence and when', async (lang, title, company, licence, at) => {
    chan.lang = lang;
    const text = await read(toBank);
    expect(text.startsWith(`${company}\n${title}\nHK$ 10.00`)).toBe(true);
    expect(text).toContain(`${company} · ${licence} · `);
    expect(text).toContain(at);
    expect(text).not.toContain('�');
  });

  it('says status, both sides, bank, fee, total, remark and reference; numbers are masked', async () => {
    const text = await read(toBank);
    expect(text).toContain('Status\nSuccessful');
    expect(text).toMatch(/From\nChan Siu Ming\n\S+ \*{4} \*{4} \*{4} 0011/);
    expect(text).toContain('To\nSample Payee\n********9012');
    expect(text).toContain('Payee’s bank\nHarbour Sample Bank');
    expect(text).toContain('Fee\nHK$ 15.00\nTotal deducted\nHK$ 25.00');
    expect(text).toContain(`Remark\nLunch\nReference number\n${toBank}`);
    expect(text).not.toMatch(/123456789012|4000010000000011/);
  });

  it('of a payment by FPS has the registered name, masked, the proxy, and a fee of nothing', async () => {
    const text = await read(await send('12.34'));
    expect(text).toMatch(/To\n\S\*+ \S\*+.*\n\S+/);
    expect(text).toMatch(/Fee\nHK\$ \d+\.\d\d\nTotal deducted\nHK\$ \d/);
  });

  it('of money that came says whose it was as far as its receiver may know', async () => {
    const came = await chan.must('historyQuery', { account_id: CHAN, type: 'transferIn', page_no: 1, page_size: 1 });
    const text = await read(came.list[0]!.ref_no);
    expect(text).toMatch(/To\nChan Siu Ming\n\S+ \*{4}/);
    expect(text).not.toContain('−');
  });

  it.each([
    ['processing', 'Processing'],
    ['fail', 'Failed'],
  ])('is none where the money has not arrived: %s', async (to, said) => {
    const refNo = await send('11');
    await status(refNo, to);
    const text = await read(refNo);
    expect(text).toContain('\nRecord of a transaction\n');
    expect(text).toContain(`Status\n${said}`);
    expect(text.includes('Total deducted')).toBe(to !== 'fail');
  });
});
