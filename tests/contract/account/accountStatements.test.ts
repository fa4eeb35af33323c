import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pdfsInTurn } from '../../../gateway/files/pdfsInTurn.ts';
import { postTransaction } from '../../../gateway/ledger/postTransaction.ts';
import { advance } from '../support/steppedClock.ts';
import { pdfText } from '../../support/pdfText.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

const NOW = '2025-03-03T10:00:00.000+08:00';
const CHAN = 'acc-chan-hkd';
let sample: SampleGateway;
let chan: WalletClient;
beforeAll(async () => void (sample = await sampleGateway(NOW)));
afterAll(() => sample.close());
beforeEach(async () => {
  await sample.setNow(NOW);
  chan = await sample.member('chan');
});

type Language = 'zh-HK' | 'zh-CN' | 'en';
const months = async (account_id = CHAN) =>
  (await chan.must('accountStatementList', { account_id })).list.map(({ month }) => month);
const open = (path: string, method = 'GET', by = chan) =>
  sample.gateway.fetch(new Request(`http://127.0.0.1${path}`, { method, headers: by.cookieHeader() }));
const download = async (month: string, language: Language = 'en') => {
  const { file_url } = await chan.must('accountStatementFile', { account_id: CHAN, month, language });
  return open(file_url);
};
const read = async (month: string, language: Language = 'en') =>
  pdfText(new Uint8Array(await (await download(month, language)).arrayBuffer()));
const sum = async (until: string) =>
  (
    await sample.database.transaction((tx) =>
      tx.query<{ sum: bigint }>(
        `SELECT coalesce(sum(p.amount), 0)::bigint AS sum FROM ledger_postings p
         JOIN ledger_transactions t ON t.id = p.transaction_id WHERE account_id = $1 AND at < $2`,
        [CHAN, until],
      ),
    )
  )[0]!.sum;
const written = (minor: bigint) => `${(minor / 100n).toLocaleString('en')}.${String(minor % 100n).padStart(2, '0')}`;

describe('accountStatementList', () => {
  it('SUCCESS: six months, the newest first, each with the time from which it is there (R-CONST-81)', async () => {
    const { list } = await chan.must('accountStatementList', { account_id: CHAN });
    expect(list).toHaveLength(6);
    expect(list[0]).toEqual({ month: '2025-02', available_from: '2025-03-01T08:00:00+08:00' });
    expect(list.at(-1)).toEqual({ month: '2024-09', available_from: '2024-10-01T08:00:00+08:00' });
  });

  it('has the month before from 08:00 on the 1st, and not at 07:59 (R-CONST-82)', async () => {
    await sample.setNow('2025-04-01T07:59:59.999+08:00');
    chan = await sample.member('chan');
    expect((await months())[0]).toBe('2025-02');
    const early = { account_id: CHAN, month: '2025-03', language: 'en' } as const;
    expect((await chan.call('accountStatementFile', early)).code).toBe('DOWNLOAD_FAIL');
    await sample.setNow('2025-04-01T08:00:00.000+08:00');
    expect(await months()).toEqual(['2025-03', '2025-02', '2025-01', '2024-12', '2024-11', '2024-10']);
    expect((await chan.call('accountStatementFile', early)).code).toBe('SUCCESS');
  });

  it("refuses another member's account, an unknown one and a gift card alike", async () => {
    const unknown = { code: 'PARAM_ERROR', data: { fields: [{ pointer: '/account_id', keyword: 'unknown' }] } };
    for (const account_id of ['acc-wong-hkd', 'acc-nobody', 'acc-yip-gift']) {
      expect(await chan.call('accountStatementList', { account_id })).toEqual(unknown);
      const file = { account_id, month: '2025-02', language: 'en' } as const;
      expect(await chan.call('accountStatementFile', file)).toEqual(unknown);
    }
  });
});

describe('accountStatementFile', () => {
  it('writes few at once for one member: more are asked to come again, and no other waits for them', async () => {
    const asked = { account_id: CHAN, month: '2025-02', language: 'en' } as const;
    const links = [];
    for (let link = 0; link < 12; link += 1) links.push((await chan.must('accountStatementFile', asked)).file_url);
    // Somebody else's is written meanwhile, until all have come: on PostgreSQL they come one by one.
    let end = () => {};
    const held = pdfsInTurn('somebody', () => new Promise<void>((resolve) => (end = resolve)));
    let refused = 0;
    const opened = links.map(async (link) => {
      const reply = await open(link);
      if (reply.status === 429) refused += 1;
      return reply;
    });
    await vi.waitFor(() => expect(refused).toBe(9));
    end();
    await held;
    const replies = await Promise.all(opened);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    const late = replies.findIndex(({ status }) => status === 429);
    expect(replies[late]!.headers.get('retry-after')).toBe('1');
    expect((await open(links[late]!)).status, 'the link is good still').toBe(200);
  });

  it('SUCCESS: a PDF with the balances before and after, and every posting between them (R-ENT-123)', async () => {
    const [opening, closing] = await Promise.all([sum('2025-02-01T00:00:00+08:00'), sum('2025-03-01T00:00:00+08:00')]);
    const response = await download('2025-02');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="statement-2025-02-en.pdf"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const file = new Uint8Array(await response.arrayBuffer());
    expect(Buffer.from(file.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(file.byteLength).toBeLessThan(200_000);
    const text = pdfText(file);
    expect(text).toContain('Monthly statement 2025-02');
    expect(text).toContain('2025-02-01 – 2025-02-28');
    expect(text).toContain(`Opening balance\nHK$ ${written(opening)}`);
    expect(text).toContain(`Closing balance\nHK$ ${written(closing)}`);
    const postings = await sample.database.transaction((tx) =>
      tx.query<{ amount: bigint; reference: string }>(
        `SELECT p.amount, t.reference FROM ledger_postings p JOIN ledger_transactions t ON t.id = p.transaction_id
         WHERE account_id = $1 AND at >= '2025-02-01T00:00:00+08:00' AND at < '2025-03-01T00:00:00+08:00'`,
        [CHAN],
      ),
    );
    expect(postings.length).toBeGreaterThan(2);
    for (const { amount, reference } of postings) {
      const signed = amount < 0n ? `-${written(-amount)}` : written(amount);
      expect(text).toContain(`${reference}\n${signed}`);
    }
  });

  it('shows no full card or account number', async () => {
    const text = await read('2025-02');
    expect(text).toContain('******0001');
    expect(text).not.toMatch(/8801000001|4000010000000011/);
  });

  it.each([
    ['zh-HK', '月結單 2025-02', '期初結餘', '戶口持有人'],
    ['zh-CN', '月结单 2025-02', '期初余额', '账户持有人'],
  ] as const)('in %s every character is there', async (language, ...words) => {
    const text = await read('2025-02', language);
    for (const word of words) expect(text).toContain(word);
    expect(text).not.toContain('�');
  });

  it('says when there was nothing, and goes on over as many pages as it takes', async () => {
    expect(await read('2024-09')).toContain('No transactions in this month');
    await sample.database.transaction(async (tx) => {
      for (let count = 0; count < 60; count += 1) {
        await postTransaction(tx, {
          kind: 'expense',
          reference: `many-${count}`,
          at: new Date('2024-10-15T04:00:00Z'),
          postings: [
            { account: CHAN, currency: 'HKD', amount: 1n },
            { account: 'house:merchants:HKD', currency: 'HKD', amount: -1n },
          ],
        });
      }
    });
    const text = await read('2024-10');
    expect(text).toContain('Page 1 of 2');
    expect(text).toContain('Page 2 of 2');
    expect(text).toContain('Closing balance\nHK$ 0.60');
    expect(text, 'a reference that is no record of the account').not.toContain('many-');
  });

  it('PARAM_ERROR without a month, or one that is none (F-STMT, R-VAL-45)', async () => {
    for (const given of [{}, { month: '' }, { month: '2025-13' }]) {
      const asked = { account_id: CHAN, language: 'en', ...given } as {
        account_id: string;
        month: string;
        language: 'en';
      };
      expect(await chan.call('accountStatementFile', asked)).toMatchObject({
        code: 'PARAM_ERROR',
        data: { fields: [{ pointer: '/month' }] },
      });
    }
  });

  it('DOWNLOAD_FAIL for a month that has none: too old, not over, not begun', async () => {
    for (const month of ['2024-08', '2025-03', '2025-12']) {
      const asked = { account_id: CHAN, month, language: 'en' } as const;
      expect((await chan.call('accountStatementFile', asked)).code).toBe('DOWNLOAD_FAIL');
    }
  });

  it('is the one statement of its month, under a link that runs out and says nothing of the member', async () => {
    const { file_url } = await chan.must('accountStatementFile', {
      account_id: CHAN,
      month: '2025-01',
      language: 'en',
    });
    await chan.must('accountStatementFile', { account_id: CHAN, month: '2025-01', language: 'zh-HK' });
    const rows = await sample.database.transaction((tx) =>
      tx.query(`SELECT 1 FROM statements WHERE account_id = '${CHAN}' AND month = '2025-01'`),
    );
    expect(rows).toHaveLength(1);
    const payload = Buffer.from(file_url.slice('/files/'.length).split('.')[0]!, 'base64url').toString();
    expect(payload).not.toMatch(/chan|8801/);
    const forged = file_url.slice(0, -2) + (file_url.endsWith('AA') ? 'BB' : 'AA');
    expect((await open(forged)).status).toBe(404);
    await advance(sample, 86_400);
    expect((await open(file_url)).status).toBe(404);
  });

  it('opens by GET only, for five minutes, and only as it was given (AMB-83)', async () => {
    const asked = { account_id: CHAN, month: '2025-01', language: 'en' } as const;
    const { file_url } = await chan.must('accountStatementFile', asked);
    const [payload = '', sign = ''] = file_url.split('.');
    const given = JSON.parse(Buffer.from(payload.slice('/files/'.length), 'base64url').toString()) as object;
    const other = Buffer.from(JSON.stringify({ ...given, until: '9' })).toString('base64url');
    expect((await open(file_url, 'POST')).status).toBe(404);
    expect((await open(`${payload}.${sign}x`)).status).toBe(404);
    expect((await open(`/files/${other}.${sign}`)).status).toBe(404);
    expect((await open('/files/')).status).toBe(404);
    const { file_url: later } = await chan.must('accountStatementFile', asked);
    await sample.setNow('2025-03-03T10:04:59.999+08:00');
    expect((await open(file_url)).status).toBe(200);
    await sample.setNow('2025-03-03T10:05:00.000+08:00');
    expect((await open(later)).status).toBe(404);
  });

  it('opens once, and not after its session has ended', async () => {
    const asked = { account_id: CHAN, month: '2025-01', language: 'en' } as const;
    const link = async () => (await chan.must('accountStatementFile', asked)).file_url;
    const first = await link();
    expect((await open(first, 'HEAD')).status).toBe(404);
    const opened = await Promise.all(Array.from({ length: 3 }, () => open(first)));
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const left = await link();
    await chan.must('loginLogout', {});
    expect((await open(left)).status).toBe(404);
  });

  it('opens in the browser that asked for it, and in no other', async () => {
    const asked = { account_id: CHAN, month: '2025-01', language: 'en' } as const;
    const link = (await chan.must('accountStatementFile', asked)).file_url;
    const wong = await sample.member('wong');
    await wong.must('accountStatementFile', { ...asked, account_id: 'acc-wong-hkd' });
    const without = new WalletClient((request) => sample.gateway.fetch(request));
    for (const other of [wong, without]) expect((await open(link, 'GET', other)).status).toBe(404);
    expect((await open(link)).status, 'nobody has used it up').toBe(200);
  });

  it('is opened by a cookie that no script reads and that goes to no other address', async () => {
    const asked = { account_id: CHAN, month: '2025-01', language: 'en' } as const;
    const cookieAt = async (origin: string) => {
      let given: string[] = [];
      const send = async (request: Request) => {
        const response = await sample.gateway.fetch(request);
        given = response.headers.getSetCookie();
        return response;
      };
      const client = new WalletClient(send, origin);
      client.session = chan.session;
      await client.must('accountStatementFile', asked);
      return given;
    };
    const life = 'Max-Age=300; HttpOnly; SameSite=Strict';
    expect(await cookieAt('http://127.0.0.1')).toEqual([
      expect.stringMatching(new RegExp(`^wallet_files=[\\w-]{43}; Path=/files; ${life}$`)),
    ]);
    expect(await cookieAt('https://wallet.example')).toEqual([
      expect.stringMatching(new RegExp(`^__Host-wallet_files=[\\w-]{43}; Path=/; ${life}; Secure$`)),
    ]);
  });

  it('writes money as the screens do', async () => {
    const text = await read('2025-01');
    expect(text).toMatch(/HK\$\s?\d/);
    expect(text).not.toMatch(/HKD ?\d/);
  });
});
