import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { cardInHand, codeFor, otherCode, solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
let client: WalletClient;
let keys = 0;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());

const sql = <Row>(text: string) => wallet.database.transaction((tx) => tx.query<Row>(text));
const key = () => `add-key-${++keys}-00000000`;
const blocked = (at: string) => sql(`INSERT INTO blocked_mobiles VALUES ('852', '61234567', 'cardCancel', '${at}')`);
const printing = (count: number) =>
  sql(`INSERT INTO cards (card_id, number_digest, last4, number_sealed, account_id, card_organ, card_type, status,
      expiry_date, issued_at)
    SELECT 'printing-' || n, 'printing-' || n, '800' || n, '', 'acc-chan-hkd', 'Visa', 'physical', 'printing',
      '2028-03-03', '2025-03-03T10:00:00+08:00'
    FROM generate_series(1, ${count}) AS n`);

/** Card, package and sealed code of a card on the shelf. */
interface OnShelf {
  readonly card_no: string;
  readonly barcode: string;
  readonly expiry_date: string;
  readonly cvc2: string;
  readonly activation_code: string;
}
const shelf = async () => (await client.sandbox('GET', '/cardStock')).cards as unknown as OnShelf[];

/** A ticket of a code; the clock moves on, so that the next one can be asked for. */
const otpTicket = async (operation: string, quote_id?: string) => {
  await advance(wallet, 60);
  const use = { operation, ...(quote_id === undefined ? {} : { quote_id }) };
  const code = await codeFor(client, '61234567', { scene: 'SETTING', ...use });
  return (await client.must('authOtp', { ...use, ...code })).ticket;
};

beforeEach(async () => {
  // Nobody has added anything, and nobody has guessed.
  await sql("UPDATE cards SET status = 'cancelled' WHERE issued_at >= '2025-01-01'");
  await sql("DELETE FROM cards WHERE card_id LIKE 'printing-%'");
  await sql('DELETE FROM guesses');
  await sql('DELETE FROM blocked_mobiles');
  client = await wallet.member('chan');
});

describe('cardAdd (R-FLOW-30, R-FLOW-31)', () => {
  type Add = requests['cardAdd'];
  const byNumber = ({ card_no, expiry_date, cvc2 }: OnShelf, otp_ticket: string): Add => ({
    method: 'number',
    card_no,
    expiry_date,
    cvc2,
    otp_ticket,
  });
  const byBarcode = ({ barcode, activation_code }: OnShelf, otp_ticket: string): Add => ({
    method: 'barcode',
    barcode,
    activation_code,
    otp_ticket,
  });
  const add = (body: Add) => client.call('cardAdd', body, key());
  const NO_TICKET = 'no-ticket-at-all-0000000';

  it('MAX_CARDS, MOB_USED_THIS_YEAR and an expired card take nothing: the same ticket adds the card then (R-CONST-15, R-CONST-38)', async () => {
    const [first, second] = (await shelf()) as [OnShelf, OnShelf];
    const body = byNumber(first, await otpTicket('cardAdd'));
    await printing(2);
    expect((await add(body)).code).toBe('MAX_CARDS');
    await sql("DELETE FROM cards WHERE card_id LIKE 'printing-%'");
    await blocked('2025-01-01T00:00:00+08:00');
    expect(await add(body)).toEqual({ code: 'MOB_USED_THIS_YEAR', data: { from: '2026-01-01T00:00:00+08:00' } });
    await sql('DELETE FROM blocked_mobiles');
    await sql("UPDATE card_stock SET expiry_date = '2025-03-02'");
    const [old] = await shelf();
    expect((await add({ ...body, expiry_date: old!.expiry_date, cvc2: old!.cvc2 })).code).toBe('RENEW_EXPIRED');
    await sql("UPDATE card_stock SET expiry_date = '2025-03-03'");
    const { code, data } = await add({ ...body, expiry_date: old!.expiry_date, cvc2: old!.cvc2 });
    expect({ code, card: data.card }).toMatchObject({
      code: 'SUCCESS',
      card: {
        currency: 'HKD',
        card_type: 'physical',
        status: 'active',
        valid_to: '2025-03-03',
        balance: { amount: '0.00' },
      },
    });
    expect((await add(byNumber(second, body.otp_ticket))).code).toBe('EXPIRY_ERROR');
    await sql("UPDATE card_stock SET expiry_date = '2028-03-03'");
    expect((await add(byNumber((await shelf())[0]!, body.otp_ticket))).code).toBe('TICKET_EXPIRED');
    const { cards } = (await client.sandbox('GET', '/cards')) as { cards: { card_no: string; user_name: string }[] };
    expect(cards.find(({ card_no }) => card_no === first.card_no)?.user_name).toBe('Chan Siu Ming');
  });

  it('by barcode and the code under the seal; then it has an owner: CARD_OWNED, either way', async () => {
    const [card] = await shelf();
    expect((await add(byBarcode(card!, await otpTicket('cardAdd')))).code).toBe('SUCCESS');
    expect((await shelf()).map(({ card_no }) => card_no)).not.toContain(card!.card_no);
    const otp_ticket = await otpTicket('cardAdd');
    expect((await add(byBarcode(card!, otp_ticket))).code).toBe('CARD_OWNED');
    expect((await add(byNumber(card!, otp_ticket))).code).toBe('CARD_OWNED');
    const { activation_code: _code, ...others } = await cardInHand(client, '4000010000000029');
    expect((await add({ method: 'number', ...others, otp_ticket })).code).toBe('CARD_OWNED');
  });

  it('ACC_TYPE_UNSUPPORTED for a gift card, which the app manages (AMB-15)', async () => {
    const { activation_code: _code, ...details } = await cardInHand(client, '4000090000000117');
    const body = { method: 'number', ...details, otp_ticket: await otpTicket('cardAdd') } as const;
    expect((await add(body)).code).toBe('ACC_TYPE_UNSUPPORTED');
  });

  it('says what is wrong, and is closed for 24 hours after five in a row: CARD_ADD_LOCKED (card.add.tries, card.add.lock)', async () => {
    const [card] = await shelf();
    const good = byNumber(card!, NO_TICKET);
    const wrongCvc = card!.cvc2 === '000' ? '001' : '000';
    expect(await add({ ...good, card_no: '4999999999999999' })).toEqual({ code: 'CARD_NO_ERROR', data: { left: 4 } });
    expect(await add({ ...good, expiry_date: '0199' })).toEqual({ code: 'EXPIRY_ERROR', data: { left: 3 } });
    expect(await add({ ...good, cvc2: wrongCvc })).toEqual({ code: 'CVC_ERROR', data: { left: 2 } });
    const sealed = byBarcode(card!, NO_TICKET);
    expect(await add({ ...sealed, activation_code: '222222' })).toEqual({ code: 'ACT_CODE_ERROR', data: { left: 1 } });
    expect((await add({ ...sealed, barcode: '0000000000' })).code).toBe('CARD_ADD_LOCKED');
    await advance(wallet, 86_399);
    client = await wallet.member('chan');
    expect((await add(good)).code).toBe('CARD_ADD_LOCKED');
    await advance(wallet, 1);
    expect((await add(good)).code).toBe('TICKET_EXPIRED');
  });

  it('asks for what its method needs', async () => {
    const at = (pointer: string) => ({ code: 'PARAM_ERROR', data: { fields: [{ pointer, keyword: 'required' }] } });
    const [card] = await shelf();
    const { card_no, expiry_date, barcode } = card!;
    const otp_ticket = NO_TICKET;
    expect(await add({ method: 'number', otp_ticket })).toEqual(at('/card_no'));
    expect(await add({ method: 'number', card_no, otp_ticket })).toEqual(at('/expiry_date'));
    expect(await add({ method: 'number', card_no, expiry_date, otp_ticket })).toEqual(at('/cvc2'));
    expect(await add({ method: 'barcode', otp_ticket })).toEqual(at('/barcode'));
    expect(await add({ method: 'barcode', barcode, otp_ticket })).toEqual(at('/activation_code'));
  });
});

describe('cardEnableWallet (R-FLOW-29)', () => {
  const idOf = async () =>
    (await sql<{ card_id: string }>("SELECT card_id FROM cards WHERE account_id = 'acc-chan-hkd'"))[0]!.card_id;
  const enable = async (card_id: string, otp_ticket: string) =>
    client.call('cardEnableWallet', { card_id, wallet: 'phone', agree: true, otp_ticket }, key());

  it('puts a card into a wallet, which the card then shows; again it stays there', async () => {
    const card_id = await idOf();
    for (const time of ['first', 'again']) {
      const { code, data } = await enable(card_id, await otpTicket('cardEnableWallet', card_id));
      expect({ time, code, status: data.status, wallet: data.wallet }).toMatchObject({
        code: 'SUCCESS',
        status: 'enabled',
      });
    }
    expect((await client.must('cardDetail', { card_id })).wallets).toEqual(['phone']);
  });

  it.each([
    ['TICKET_EXPIRED', '', ''],
    [
      'CARD_STATUS',
      "UPDATE cards SET status = 'locked' WHERE account_id = 'acc-chan-hkd'",
      "UPDATE cards SET status = 'active' WHERE account_id = 'acc-chan-hkd'",
    ],
    [
      'ACCOUNT_STATUS',
      "UPDATE accounts SET status = 'stopped' WHERE account_id = 'acc-chan-hkd'",
      "UPDATE accounts SET status = 'normal' WHERE account_id = 'acc-chan-hkd'",
    ],
  ])('%s', async (code, change, undo) => {
    const card_id = await idOf();
    const ticket = await otpTicket('cardEnableWallet', code === 'TICKET_EXPIRED' ? 'another-card' : card_id);
    if (change !== '') await sql(change);
    expect((await enable(card_id, ticket)).code).toBe(code);
    if (undo !== '') await sql(undo);
  });
});

describe('cardApplyQuote and cardApplySubmit (F-APPLY, AMB-68)', () => {
  const visitor = () => (client = new WalletClient((request) => wallet.gateway.fetch(request)));
  beforeEach(async () => {
    await sql('DELETE FROM card_applications');
    visitor();
  });

  const card = { card_type: 'physical', card_organ: 'Visa', currency: 'HKD', delivery_region: 'HK' } as const;
  const at = (mob_no: string) => ({ area_code: '852', mob_no });
  const applicant = (mob_no: string) => ({
    name_cn: '陳大文',
    name_en: 'Chan Tai Man',
    ...at(mob_no),
    email: 'applicant@example.com',
    region: 'HK' as const,
    delivery: { recipient: 'Chan Tai Man', ...at('61239000'), delivery_address: '1 Sample Road' },
    agree: true as const,
  });
  const prepared = async (mobNo: string) => {
    const { quote_id } = await client.must('cardApplyQuote', card);
    await advance(wallet, 60);
    const captcha = await solvedCaptcha(wallet, client);
    const code = await codeFor(client, mobNo, { scene: 'APPLY', quote_id, ...at(mobNo), ...captcha });
    return { quote_id, ...applicant(mobNo), ...code };
  };
  const submit = (body: requests['cardApplySubmit']) => client.call('cardApplySubmit', body, key());

  it('quotes a card without a waiver, and postage for one that is sent (R-ENT-102 to R-ENT-104)', async () => {
    const { price, card_fee, postage, total } = await client.must('cardApplyQuote', card);
    expect([price, card_fee, postage, total].map((sum) => sum?.amount)).toEqual(['50.00', '30.00', '30.00', '110.00']);
    const virtual = { card_type: 'virtual', card_organ: 'UnionPay', currency: 'CNY' } as const;
    const quoted = await client.must('cardApplyQuote', virtual);
    expect(quoted.total).toEqual({ currency: 'CNY', amount: '45.00' });
    expect(quoted).not.toHaveProperty('postage');
    const fields = async (body: requests['cardApplyQuote']) => (await client.call('cardApplyQuote', body)).data;
    const wrong = (keyword: string) => ({ fields: [{ pointer: '/delivery_region', keyword }] });
    expect(await fields({ ...virtual, card_type: 'physical' })).toEqual(wrong('required'));
    expect(await fields({ ...card, card_type: 'virtual' })).toEqual(wrong('unknown'));
  });

  it('an application is answered within 2 to 3 workdays, by e-mail (R-CONST-27)', async () => {
    const { code, data } = await submit(await prepared('61239001'));
    expect({ code, ...data }).toMatchObject({ code: 'SUCCESS', review_from: '2025-03-06', review_by: '2025-03-07' });
    const answer = (to: string) => client.sandbox('POST', '/cardApplication', { apply_no: data.apply_no, to });
    await answer('passed');
    await expect(answer('notPassed')).rejects.toThrow('404');
    const { messages } = (await client.sandbox('GET', '/outbox')) as {
      messages: { recipient: string; body: string }[];
    };
    const mail = messages.find(({ recipient }) => recipient === 'applicant@example.com');
    expect(mail?.body).toContain(`Your application ${data.apply_no} for a card has been approved`);
  });

  it('QUOTE_EXPIRED: once used, after its time, and for another visitor (card.quote.life)', async () => {
    const used = await prepared('61239002');
    expect((await submit(used)).code).toBe('SUCCESS');
    expect((await submit(used)).code).toBe('QUOTE_EXPIRED');
    const { quote_id } = await client.must('cardApplyQuote', card);
    const late = { ...used, quote_id };
    await advance(wallet, 599);
    expect((await submit(late)).code).toBe('OTP_NOT_OBTAINED');
    await advance(wallet, 1);
    expect((await submit(late)).code).toBe('QUOTE_EXPIRED');
    const fresh = await client.must('cardApplyQuote', card);
    visitor();
    expect((await submit({ ...used, quote_id: fresh.quote_id })).code).toBe('QUOTE_EXPIRED');
  });

  it('OTP_WRONG, OTP_LIMIT, OTP_LOST', async () => {
    const body = await prepared('61239003');
    const wrong = { ...body, otp: otherCode(body.otp) };
    for (const left of [4, 3, 2, 1]) expect(await submit(wrong)).toEqual({ code: 'OTP_WRONG', data: { left } });
    expect((await submit(wrong)).code).toBe('OTP_LIMIT');
    const late = await prepared('61239006');
    await advance(wallet, 300);
    expect((await submit(late)).code).toBe('OTP_LOST');
  });

  it('MAX_CARDS: what has been applied for counts until it is answered; a third is taken, a fourth is not (R-CONST-15)', async () => {
    const numbers: string[] = [];
    for (let card = 1; card <= 3; card++) {
      const { code, data } = await submit(await prepared('61239004'));
      expect(code).toBe('SUCCESS');
      numbers.push(data.apply_no);
    }
    const fourth = await prepared('61239004');
    expect((await submit(fourth)).code).toBe('MAX_CARDS');
    await client.sandbox('POST', '/cardApplication', { apply_no: numbers[0]!, to: 'notPassed' });
    expect((await submit(fourth)).code).toBe('SUCCESS');
  });

  it('MOB_USED_THIS_YEAR until the end of the calendar year (R-CONST-38, R-CONST-40)', async () => {
    const body = await prepared('61234567');
    await blocked('2025-01-01T00:00:00+08:00');
    expect((await submit(body)).code).toBe('MOB_USED_THIS_YEAR');
    await sql("UPDATE blocked_mobiles SET blocked_at = '2024-12-31T23:59:59+08:00'");
    expect((await submit(body)).code).toBe('SUCCESS');
  });

  it('asks for a delivery where a card is sent, and for numbers that their areas have', async () => {
    const body = await prepared('61239005');
    const fields = async (change: Partial<requests['cardApplySubmit']>) => (await submit({ ...body, ...change })).data;
    const { delivery, ...without } = body;
    expect((await submit(without)).data).toEqual({ fields: [{ pointer: '/delivery', keyword: 'required' }] });
    const short = { pointer: '/delivery/mob_no', keyword: 'mobile.fitsArea' };
    expect(await fields({ delivery: { ...delivery, mob_no: '6123' } })).toEqual({ fields: [short] });
    const virtual = { card_type: 'virtual', card_organ: 'Visa', currency: 'HKD' } as const;
    const { quote_id } = await client.must('cardApplyQuote', virtual);
    expect(await fields({ quote_id })).toEqual({ fields: [{ pointer: '/delivery', keyword: 'unknown' }] });
  });
});
