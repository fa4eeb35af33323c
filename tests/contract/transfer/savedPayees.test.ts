import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { loadContract } from '../../../gateway/contract/contract.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import { getAt, parsePointer } from '../../../src/domain/jsonPointer.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

/** Payees whom a member has saved (R-FLOW-39, R-FLOW-41, R-FLOW-42). A Monday. */
const NOW = '2025-03-03T10:00:00.000+08:00';
const ACCOUNT = 'acc-wong-hkd';
const MOST = 3;
const toBank = {
  ...({ kind: 'toHk', method: 'bank', bank_code: '901', account_number: '123456789012' } as const),
  payee_name_en: 'Sample Payee',
};
const byFps = { kind: 'toHk', method: 'FPS', type: 'mobile', proxy_id: '69876543' } as const;
const toCard = { kind: 'toGc', payee_card_no: '4000010000000011', payee_name: 'Chan Siu Ming' } as const;
type Payee = Partial<requests['transferQuote']>;
let sample: SampleGateway;
let wong: WalletClient;
let keys = 0;

beforeAll(async () => {
  sample = await sampleGateway(NOW, { 'transfer.payee.most': MOST });
  wong = await sample.member('wong');
});
afterAll(() => sample.close());
beforeEach(() => sql('DELETE FROM saved_payees'));

const sql = <Row>(text: string) => sample.database.transaction((tx) => tx.query<Row>(text));
const objectAt = (from: JsonObject, at: string) => getAt(from, parsePointer(at)) as JsonObject;
const quoted = (payee: Payee) => wong.call('transferQuote', { account_id: ACCOUNT, amount: '1', ...payee });
const list = async (client = wong) => (await client.must('payeeList', {})).list;

async function pay(payee: Payee, more: Partial<requests['transferToHk']> = { save_payee: true }) {
  const { code, data } = await quoted(payee);
  if (code !== 'SUCCESS') throw new Error(`${code} ${JSON.stringify(data)}`);
  const operation = data.to_card ? 'transferToGc' : 'transferToHk';
  const ticket = await wong.ticket(operation, data.quote_id);
  const body = { quote_id: data.quote_id, ticket, payee_confirmed: true, ...more };
  return { quote: data, sent: await wong.call(operation, body, `saved-key-${(keys += 1)}`) };
}

describe('a payee is saved', () => {
  it.each([
    ['an FPS identity', byFps, { type: 'mobile', number_mask: '698****3', name: 'P*** S** F***' }],
    ['a bank account', toBank, { type: 'account', number_mask: '********9012', name: 'Sample Payee' }],
    [
      'a card',
      toCard,
      { type: 'card', number_mask: '**** **** **** 0011', name: expect.stringMatching(/\*/) as string },
    ],
  ])('%s, when the member asks for it with the transfer, and only masked', async (_what, payee, shown) => {
    const { quote, sent } = await pay(payee);
    expect([quote.can_save_payee, sent.code]).toEqual([true, 'SUCCESS']);
    const saved = await list();
    expect(saved).toMatchObject([shown]);
    expect(JSON.stringify(saved)).not.toMatch(/69876543|123456789012|4000010000000011|acc-chan/);
  });

  it('is not, unless it is asked for', async () => {
    await pay(toBank, {});
    expect(await list()).toEqual([]);
  });

  it('is not where the bank refused, for the money is back', async () => {
    const { sent } = await pay({ ...toBank, account_number: '000000000020' });
    expect([sent.code, await list()]).toEqual(['TRANS_FAIL', []]);
  });

  it('is one, however often it is paid', async () => {
    await pay(byFps);
    const { quote } = await pay(byFps);
    expect([quote.can_save_payee, (await list()).length]).toEqual([false, 1]);
  });

  it('is not beyond what a member may save, which the quote says', async () => {
    for (const end of ['1', '2', '3']) await pay({ ...toBank, account_number: `12345678901${end}` });
    const { quote, sent } = await pay(byFps);
    expect([quote.can_save_payee, sent.code, (await list()).length]).toEqual([false, 'SUCCESS', MOST]);
  });

  it('is somebody else once the number has another holder, and loses what the member called the old one', async () => {
    await pay(byFps);
    const [old] = await list();
    await wong.must('payeeRename', { payee_id: old!.payee_id, name: 'Mum' }, 'rename-key-3');
    expect((await quoted(byFps)).data.can_save_payee).toBe(false);
    const held = await sql<{ payee_name: string }>(
      `SELECT payee_name FROM fps_proxies WHERE proxy_id = '${byFps.proxy_id}'`,
    );
    const hold = (name: string) =>
      sql(`UPDATE fps_proxies SET payee_name = '${name}' WHERE proxy_id = '${byFps.proxy_id}'`);
    await hold('Ng Wai Lam');
    try {
      expect((await pay(byFps, {})).quote.can_save_payee).toBe(true);
      expect(await list()).toMatchObject([{ name: 'Mum' }]);
      await pay(byFps);
      const shown = await list();
      expect(shown).toMatchObject([{ payee_id: old!.payee_id, name: 'N* W** L**' }]);
      expect(shown[0]).not.toHaveProperty('payee_name');
      expect((await quoted(byFps)).data.can_save_payee).toBe(false);
    } finally {
      await hold(held[0]!.payee_name);
    }
  });

  it('the same account by FPS and by bank transfer are two, which read differently', async () => {
    await pay(toBank);
    await pay({ ...toBank, method: 'FPS', type: 'account' });
    expect((await list()).map(({ type }) => type).sort()).toEqual(['account', 'fpsAccount']);
  });

  it('is listed though its address does not open: nothing is unsealed for the list', async () => {
    await pay(toBank);
    await sql(`UPDATE saved_payees SET address_sealed = '0.broken'`);
    expect(await list()).toMatchObject([{ type: 'account', bank_name: 'Harbour Sample Bank' }]);
  });

  it('lies sealed in the database: no number in the clear', async () => {
    await pay(toBank);
    await pay(byFps);
    const rows = await sql<object>('SELECT * FROM saved_payees');
    expect(JSON.stringify(rows)).not.toMatch(/69876543|123456789012/);
  });
});

describe('a saved payee is paid by its id', () => {
  it.each([
    ['an FPS identity', byFps, false],
    ['a bank account', toBank, false],
    ['a card', toCard, true],
  ])('%s, as if the member had typed it', async (_what, payee, isCard) => {
    const { quote: typed, sent: first } = await pay(payee);
    const [{ payee_id } = { payee_id: '' }] = await list();
    const { quote, sent } = await pay({ payee_id }, {});
    expect([quote.to_card, quote.payee_name, quote.fee]).toEqual([isCard, typed.payee_name, typed.fee]);
    expect([quote.first_payment, quote.can_save_payee, sent.code]).toEqual([false, false, 'SUCCESS']);
    const digests = await sql<{ payee_digest: string }>(
      `SELECT DISTINCT payee_digest FROM transfers WHERE ref_no IN ('${first.data.ref_no}', '${sent.data.ref_no}')`,
    );
    expect(digests).toHaveLength(1);
  });

  it('what stands under the amount knows the way it goes', async () => {
    await pay(byFps);
    const [{ payee_id } = { payee_id: '' }] = await list();
    const preview = await wong.must('transferPreview', { account_id: ACCOUNT, amount: '1', payee_id });
    expect(preview.fee).toBeDefined();
  });

  it('PARAM_ERROR for nobody’s, another member’s, or neither payee nor kind', async () => {
    await pay(byFps);
    const [{ payee_id } = { payee_id: '' }] = await list();
    const chan = await sample.member('chan');
    const asked = { account_id: 'acc-chan-hkd', amount: '1' };
    const fault = (pointer: string) => ({ code: 'PARAM_ERROR', data: { fields: [{ pointer }] } });
    // As of a choice that is not offered: the step says that the payee is not in the list any more.
    const gone = { code: 'PARAM_ERROR', data: { fields: [{ pointer: '/payee_id', keyword: 'enum' }] } };
    expect(await chan.call('transferQuote', { ...asked, payee_id })).toMatchObject(gone);
    expect(await chan.call('transferQuote', { ...asked, payee_id: 'nobody1' })).toMatchObject(gone);
    expect(await chan.call('transferQuote', asked)).toMatchObject(fault('/kind'));
    expect(await chan.call('transferPreview', asked)).toMatchObject(fault('/kind'));
    expect(await list(chan)).toEqual([]);
  });
});

it('as many as may be saved on any day fit into the list', () => {
  const list = objectAt(
    loadContract().document,
    '/paths/~1payee~1list/post/responses/200/content/application~1json/schema/allOf/1/properties/ret_data/properties/list',
  );
  const { constants } = JSON.parse(
    readFileSync(new URL('../../../content/constants/transfer.json', import.meta.url), 'utf8'),
  ) as { constants: { id: string; rows: { value: number }[] }[] };
  const figures = constants.find(({ id }) => id === 'transfer.payee.most')!.rows.map(({ value }) => value);
  expect(Math.max(...figures)).toBeLessThanOrEqual(list['maxItems'] as number);
});

describe('payeeRename and payeeRemove', () => {
  it('SUCCESS: called by another name, which the member alone reads, and gone', async () => {
    await pay(toBank);
    const [{ payee_id } = { payee_id: '' }] = await list();
    await wong.must('payeeRename', { payee_id, name: '業主' }, 'rename-key-1');
    expect(await list()).toMatchObject([{ payee_id, name: '業主', payee_name: 'Sample Payee' }]);
    expect((await quoted({ payee_id })).data.payee_name).toBe('Sample Payee');
    await wong.must('payeeRemove', { payee_id }, 'remove-key-1');
    expect(await list()).toEqual([]);
  });

  it('PARAM_ERROR for another member’s', async () => {
    await pay(toBank);
    const [{ payee_id } = { payee_id: '' }] = await list();
    const chan = await sample.member('chan');
    const refused = { code: 'PARAM_ERROR', data: { fields: [{ pointer: '/payee_id', keyword: 'unknown' }] } };
    expect(await chan.call('payeeRename', { payee_id, name: 'Mine' }, 'rename-key-2')).toMatchObject(refused);
    expect(await chan.call('payeeRemove', { payee_id }, 'remove-key-2')).toMatchObject(refused);
    expect(await list()).toMatchObject([{ name: 'Sample Payee' }]);
  });
});
