import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import type { Json } from '../../../src/domain/json.ts';
import { activationCode } from '../../../gateway/cards/activationCode.ts';
import { SAMPLE_OTHER_CARD } from '../../../gateway/sandbox/incomingPayments.ts';
import { numbersIn, plainNumbers, sampleNumbers } from '../../support/plainNumbers.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';
import { cardsInHand, ordered, played, query, ticketCode } from '../giftcard/support.ts';
import { cardInHand, codeFor, solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { newCard, orderTools } from './orderTools.ts';

const BANK_CARD = '6222000000000011';
const OWN_BANK_CARD = '6212260000000001';
const UNKNOWN = '4888888888888888';
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const password = { area_code: '852', login_pwd: 'Sample1234' };

interface Printed {
  readonly card_no: string;
  readonly expiry_date: string;
  readonly cvc2: string;
}

let wallet: SampleGateway;
let visitor: WalletClient;
let chan: WalletClient;
let wong: WalletClient;
const logged: string[] = [];
/** Every number that anybody has typed in or was shown. */
const numbers = new Set<string>(sampleNumbers());
const tools = orderTools(() => ({ wallet, client: chan }));
const { idOf, key } = tools;

/** Whatever goes in or out is looked through for numbers. */
async function watched(request: Request): Promise<Response> {
  const note = (text: string) => {
    if (text.startsWith('{')) numbersIn(JSON.parse(text) as Json).forEach((number) => numbers.add(number));
  };
  note(await request.clone().text());
  const response = await wallet.gateway.fetch(request);
  note(await response.clone().text());
  return response;
}

async function member(memberId: string): Promise<WalletClient> {
  const { session } = await wallet.member(memberId);
  return Object.assign(new WalletClient(watched), { session });
}

async function otpTicket(client: WalletClient, mobNo: string, operation: string, quote_id?: string) {
  await advance(wallet, 60);
  const use = { operation, ...(quote_id === undefined ? {} : { quote_id }) };
  return (await client.must('authOtp', { ...use, ...(await codeFor(client, mobNo, { scene: 'SETTING', ...use })) }))
    .ticket;
}

beforeAll(async () => {
  const log = (record: object) => void logged.push(JSON.stringify(record));
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00', {}, { log });
  visitor = new WalletClient(watched);
  [chan, wong] = [await member('chan'), await member('wong')];
});
afterAll(() => wallet.close());

describe('no number of a card or bank account lies in the clear', () => {
  it('in the sample data', async () => {
    expect(await plainNumbers(wallet.database, numbers)).toEqual([]);
  });

  it('after sign-in, a forgotten password and wrong guesses by card number', async () => {
    const [card, other] = [
      await cardInHand(visitor, '4000010000000011'),
      await cardInHand(visitor, '4000010000000029'),
    ];
    for (const login_id of [card.card_no, UNKNOWN]) {
      await visitor.call('loginByPwd', { ...password, login_id });
      await visitor.must('forgetPwdStart', { area_code: '852', login_id, ...(await solvedCaptcha(wallet, visitor)) });
      const printed = { ...other, card_no: login_id };
      await visitor.call('loginByCvc', { ...printed, ...(await solvedCaptcha(wallet, visitor)) });
      await visitor.call('cardActivateByInfo', printed);
    }
    const entered = await visitor.must('loginByCvc', { ...card, ...(await solvedCaptcha(wallet, visitor)) });
    expect(entered.next).not.toBe('NEED_INFO');
    expect(await plainNumbers(wallet.database, numbers)).toEqual([]);
  });

  it('after a card is activated, ordered, added, shown, used and cancelled', async () => {
    const { activation_code: letter, ...printed } = await cardInHand(visitor, '4000010000002035');
    expect(letter).toBe(activationCode(wallet.gateway.core.services.secrets, printed.card_no));
    const named = await visitor.must('cardActivateByCode', { card_last4: '2035', activation_code: letter! });
    const code = await codeFor(visitor, '61234682', { scene: 'ACTIVATE', act_ticket: named.act_ticket });
    const owner = { login_pwd: 'Sample1234', pay_pwd: '135790' };
    await visitor.must('cardActivateFinish', { act_ticket: named.act_ticket, ...code, ...owner }, key());

    expect((await tools.order('cardNew', newCard())).code).toBe('SUCCESS');
    const shelf = (await visitor.sandbox('GET', '/cardStock')).cards as unknown as Printed[];
    const { card_no, expiry_date, cvc2 } = shelf[0]!;
    const otp_ticket = await otpTicket(chan, '61234567', 'cardAdd');
    await chan.must('cardAdd', { method: 'number', card_no, expiry_date, cvc2, otp_ticket }, key());

    const card_id = await idOf('acc-chan-hkd');
    const shown = await chan.must('cardReveal', { card_id, ticket: await chan.ticket('cardReveal', card_id) });
    expect(shown.card_no).toBe('4000010000000011');
    const purchase = { card_no: shown.card_no, kind: 'purchase', amount: '12.00' };
    await chan.sandbox('POST', '/cardTransaction', purchase);

    const { cancel_id } = await chan.must('cardCancelQuery', { card_id });
    const to = {
      refund_bank: '901',
      bank_card_no: OWN_BANK_CARD,
      account_holder: 'CHAN SIU MING',
      agree: true as const,
    };
    const ticket = await chan.ticket('cardCancel', cancel_id);
    const cancel = { card_id, cancel_id, ...to, ticket };
    const proof = await otpTicket(chan, '61234567', 'cardCancel', cancel_id);
    await chan.must('cardCancel', { ...cancel, otp_ticket: proof }, key());
    expect(await plainNumbers(wallet.database, numbers)).toEqual([]);
  });

  it('after transfers to a card, to the mainland and to a bank, from quote to history', async () => {
    await wong.must('transferToGcCheck', { payee_card_no: '4000010000000128' }).catch(() => undefined);
    const quotes = [
      ['transferToGc', { kind: 'toGc', payee_card_no: '4000010000002019', payee_name: 'Yuen Hoi Lam' }],
      [
        'transferToMainland',
        {
          ...{ kind: 'toMainland', bank_code: '951', bank_card_no: BANK_CARD, account_type: 'debitCard' },
          ...{ account_holder: '黃美玲', payee_name_en: 'Wong Mei Ling', remark: 'Savings' },
        },
      ],
      [
        'transferToHk',
        {
          ...{ kind: 'toHk', method: 'bank', type: 'account', bank_code: '901', account_number: '123456789012' },
          payee_name_en: 'Sample Payee',
        },
      ],
    ] as const satisfies [string, Partial<requests['transferQuote']>][];
    for (const [operation, payee] of quotes) {
      const asked = { account_id: 'acc-wong-hkd', amount: '10.00', ...payee };
      const { quote_id, first_payment, can_save_payee } = await wong.must('transferQuote', asked);
      const ticket = await wong.ticket(operation, quote_id);
      const confirmed = first_payment ? { payee_confirmed: true } : {};
      const saved = can_save_payee ? { save_payee: true } : {};
      const { ref_no } = await wong.must(operation, { quote_id, ticket, ...confirmed, ...saved }, key());
      await wong.must('historyDetail', { ref_no });
    }
    expect((await wong.must('payeeList', {})).list.map(({ type }) => type).sort()).toEqual(['account', 'card']);
    expect(await plainNumbers(wallet.database, numbers)).toEqual([]);
  });

  it('after bank cards are linked and pay, and an earlier card is named', async () => {
    const own = { bank_code: '901', holder_name: 'Wong Mei Ling', doc_no: 'K12345678' };
    const number = { area_code: '852', mob_no: '62221001' };
    const code = await codeFor(wong, number.mob_no, { scene: 'BANKBIND', ...number });
    const bound = { account_id: 'acc-wong-hkd', ...own, bank_card_no: BANK_CARD, ...number, ...code };
    await wong.must('bankBind', bound as never, key());
    const ticket = await wong.ticket('topupBankCreate');
    const payments = [{ amount: '100.00', paid_on: '2025-03-03' }];
    const order = await wong.must('topupBankCreate', { account_id: 'acc-wong-hkd', payments, ticket }, key());
    const { file_id } = await wong.must('fileUpload', { scene: 'RECEIPT', file_name: 'r.png', content: PNG });
    await wong.must(
      'topupBankConfirm',
      {
        ...{ order_no: order.order_no, paid_by: 'card', ...own, bank_card_no: BANK_CARD, paid_from_region: 'HK' },
        ...{ transfer_date: '2025-03-03', receipt_file_id: file_id },
      } as never,
      key(),
    );
    const paid = { reference: order.reference, payer_card_no: SAMPLE_OTHER_CARD };
    expect(await wong.sandbox('POST', '/incomingPayment', paid)).toEqual({ state: 'FROZEN' });
    const lee = await member('lee');
    const earlier = { area_code: '852', mob_no: '61234568' };
    const proof = await codeFor(lee, earlier.mob_no, { scene: 'LINK', ...earlier });
    await lee.must('realnameLinkExisting', { card_no: '4000010000000029', ...earlier, ...proof });
    expect(await plainNumbers(wallet.database, numbers)).toEqual([]);
  });

  it('after gift cards are sent by e-mail, found, activated and paid with', async () => {
    const virtual = { kind: 'virtual', delivery_region: undefined };
    const { order_no } = await ordered(wallet, visitor, '61239106', virtual);
    await played(visitor, order_no, 'approve', 'pay', 'assign', 'ship');
    const [card] = await cardsInHand(visitor, order_no);
    const { card_no, activation_code } = card!;
    const { messages } = (await visitor.sandbox('GET', '/outbox')) as { messages: { body: string }[] };
    expect(messages.some(({ body }) => body.includes(card_no))).toBe(true);
    const found = await query(wallet, visitor, { card_no }, '61239106');
    const { query_ticket } = found.data;
    const code = await ticketCode(wallet, visitor, '61239106', query_ticket, 'giftcardActivate');
    await visitor.must('giftcardActivate', { query_ticket, card_no, activation_code, ...code }, key());
    await visitor.sandbox('POST', '/giftcardPurchase', { card_no, amount: '20.00' });
    expect(await plainNumbers(wallet.database, numbers)).toEqual([]);
  });

  it('in the record of a wizard, whatever a client puts there', async () => {
    const record = { format: 1 as const, id: '3fJk0Zx8Qw1Ls7Vb5Nm2Ty', path: [], drafts: { card_no: UNKNOWN } };
    await wong.must('flowRecordSave', { flow: 'realname', record, revision: 0 } as never);
    expect((await wong.must('flowRecordList', {})).list[0]?.record).toEqual(record);
    expect(await plainNumbers(wallet.database, numbers)).toEqual([]);
  });

  it('in the log', () => {
    expect(logged.length).toBeGreaterThan(50);
    expect(numbers.size).toBeGreaterThan(sampleNumbers().length + 5);
    expect(logged.filter((line) => [...numbers].some((number) => line.includes(number)))).toEqual([]);
  });
});

it('a number is found wherever it is planted', async () => {
  const { transaction } = wallet.database;
  await transaction((tx) => tx.script('CREATE TABLE planted (t text, j jsonb, b bytea)'));
  const planted = async (values: string) => {
    await transaction((tx) => tx.script(`DELETE FROM planted; INSERT INTO planted ${values}`));
    return (await plainNumbers(wallet.database, [BANK_CARD])).map(({ table }) => table);
  };
  for (const values of [
    `(t) VALUES ('paid from ${BANK_CARD}.')`,
    `(t) VALUES ('6222 0000 0000 0011')`,
    `(t) VALUES ('4000010000009999')`,
    `(j) VALUES ('{"a": [{"b": "${BANK_CARD}"}]}')`,
    `(j) VALUES ('{"a": ${BANK_CARD}}')`,
    `(b) VALUES (convert_to('{"card":"${BANK_CARD}"}', 'UTF8'))`,
    ...[0, 1, 2].map(
      (before) => `(t) VALUES (encode(convert_to('${'{'.repeat(before)}${BANK_CARD}"}', 'UTF8'), 'base64'))`,
    ),
  ])
    expect(await planted(values), values).toEqual(['planted']);
  expect(await planted(`(t) VALUES ('**** **** **** 0011')`)).toEqual([]);
});
