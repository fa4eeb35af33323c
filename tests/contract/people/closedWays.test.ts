import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ordered, query, ticketCode } from '../giftcard/support.ts';
import { Applicant } from '../support/applicant.ts';
import { cardInHand, codeFor, solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

const CHAN = '61234567';
const NOBODY = '69990011';
const LEE = '61234569';
const ZHANG = '13800138000';

let keys = 0;

let wallet: SampleGateway;
let client: WalletClient;
beforeAll(async () => {
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00');
  await wallet.database.transaction((tx) => tx.query("UPDATE members SET lang = 'en'"));
});
afterAll(() => wallet.close());
beforeEach(async () => {
  await advance(wallet, 2 * 86_400);
  client = new WalletClient((request) => wallet.gateway.fetch(request));
});

type Message = { id: number; recipient: string; body: string };
const outbox = async () => ((await client.sandbox('GET', '/outbox')) as { messages: Message[] }).messages;
/** What a number is told of locks while something is done. */
const told = async (mobNo: string, act: () => Promise<unknown>) => {
  const [before] = await outbox();
  await act();
  const since = (await outbox()).filter(({ id, recipient }) => id > (before?.id ?? 0) && recipient.endsWith(mobNo));
  return since.map(({ body }) => body).filter((body) => body.includes('is locked until'));
};
const ticketOf = async (login_id: string) => {
  const captcha = await solvedCaptcha(wallet, client);
  return (await client.must('forgetPwdStart', { area_code: '852', login_id, ...captcha })).fp_ticket;
};
const until = /locked until \d+ \w+ 2025 \d\d:\d\d after too many attempts that did not match/;

describe('a member is told of a way that wrong entries have closed', () => {
  it('to a new password, by a question: once, and nobody is told of nobody’s', async () => {
    const wrong = async (login_id: string, times: number) => {
      const fp_ticket = await ticketOf(login_id);
      for (let guess = 0; guess < times; guess += 1)
        await client.call('forgetPwdVerifyAnswer', { fp_ticket, answer: 'wrong' });
    };
    expect(await told(CHAN, () => wrong(CHAN, 4))).toEqual([]);
    const [notice, ...more] = await told(CHAN, () => wrong(CHAN, 3));
    expect(notice).toMatch(/new login password with your security question/);
    expect(notice).toMatch(until);
    expect(more).toEqual([]);
    expect(await told(NOBODY, () => wrong(NOBODY, 7))).toEqual([]);
  });

  it('to a new password, by a code and a document', async () => {
    const wrong = async () => {
      const fp_ticket = await ticketOf(CHAN);
      const code = await codeFor(client, CHAN, { scene: 'FORGET', fp_ticket });
      const document = { doc_type: 'hkId' as const, doc_no: 'A999999(9)' };
      for (let guess = 0; guess < 6; guess += 1)
        await client.call('forgetPwdVerifyOtpId', { fp_ticket, ...code, ...document });
    };
    expect(await told(CHAN, wrong)).toEqual([expect.stringMatching(/with your identity document is locked until/)]);
  });

  it('to a new password, by a code and a date of birth: when it closes, not when a code ends', async () => {
    const wrong = async () => {
      const fp_ticket = await ticketOf(CHAN);
      const code = await codeFor(client, CHAN, { scene: 'FORGET', fp_ticket });
      for (let guess = 0; guess < 3; guess += 1)
        await client.call('forgetPwdVerifyOtp', { fp_ticket, ...code, birth_md: '0101' });
      await advance(wallet, 60);
    };
    expect(await told(CHAN, wrong)).toEqual([]);
    expect(await told(CHAN, wrong)).toEqual([expect.stringMatching(/with your date of birth is locked until/)]);
  });

  it('to activate a card, by the date of birth', async () => {
    const { activation_code: _, ...card } = { activation_code: '', ...(await cardInHand(client, '6200010000002027')) };
    const wrong = async () => {
      const { act_ticket } = await client.must('cardActivateByInfo', card);
      const code = await codeFor(client, '61234681', { scene: 'ACTIVATE', act_ticket });
      for (let guess = 0; guess < 3; guess += 1)
        await client.call(
          'cardActivateFinish',
          { act_ticket, ...code, birth_md: '0101' },
          `closed-way-${Math.random()}`,
        );
      await advance(wallet, 60);
    };
    await wrong();
    expect(await told('61234681', wrong)).toEqual([expect.stringMatching(/Activating your card without signing in/)]);
  });

  it('to add a card, and to a new number by the payment password', async () => {
    client = await wallet.member('chan');
    const add = { method: 'barcode' as const, barcode: '489200009999', activation_code: 'WRONG23456' };
    const wrongCards = async () => {
      for (let guess = 0; guess < 6; guess += 1)
        await client.call('cardAdd', { ...add, otp_ticket: 'x'.repeat(24) }, `closed-card-${guess}-0000`);
    };
    expect(await told(CHAN, wrongCards)).toEqual([expect.stringMatching(/Adding a card is locked until/)]);
    const proof = {
      purpose: 'mobile',
      method: 'paymentPasswordAndBirth',
      pay_pwd: '135790',
      birth_md: '0101',
    } as const;
    const wrongDates = async () => {
      for (let guess = 0; guess < 4; guess += 1) await client.call('userVerify', proof);
    };
    expect(await told(CHAN, wrongDates)).toEqual([expect.stringMatching(/Changing your mobile number .* is locked/)]);
  });
});

describe('a member is told when something that is checked elsewhere has not matched too often', () => {
  it('an earlier card, in the call that closes it', async () => {
    client = await wallet.member('lee');
    const wrong = async (times: number) => {
      for (let guess = 0; guess < times; guess += 1) {
        await advance(wallet, 60);
        const code = await codeFor(client, '61234568', { scene: 'LINK', area_code: '852', mob_no: '61234568' });
        const card = { card_no: '4000019999999999', area_code: '852', mob_no: '61234568' };
        await client.call('realnameLinkExisting', { ...card, ...code });
      }
    };
    expect(await told(LEE, () => wrong(4))).toEqual([]);
    expect(await told(LEE, () => wrong(2))).toEqual([expect.stringMatching(/Linking an earlier card is locked until/)]);
  });

  it('a face', async () => {
    const wong = new Applicant(await wallet.member('wong'), '61234568');
    const wrong = async (times: number) => {
      for (let guess = 0; guess < times; guess += 1) {
        await wong.finds('face', 'FACE_NOT_MATCH_DOC');
        await wong.face('accountClose');
      }
    };
    expect(await told('61234568', () => wrong(9))).toEqual([]);
    expect(await told('61234568', () => wrong(3))).toEqual([
      expect.stringMatching(/Identity check by selfie is locked until/),
    ]);
  });

  it.each(['top-up', 'mainland'])('a bank card, named for a %s', async (way) => {
    client = await wallet.member('zhang');
    const account_id = 'acc-zhang-cny';
    const bank_card_no = '6222000000000020';
    const own = { holder_name: 'Zhang Wei', doc_no: '44030119880808001X' };
    const payment = {
      amount: '10.00',
      bank_code: '901',
      bank_card_no,
      paid_by: 'card',
      paid_from_region: 'HK',
    } as const;
    const name = () =>
      way === 'top-up'
        ? client.call('topupBankCreate', { account_id, ...own, ...payment }, `closed-bank-${(keys += 1)}-000`)
        : client.call('transferQuote', {
            ...{ kind: 'toMainland', account_id, amount: '1', bank_code: '951', bank_card_no, remark: 'Savings' },
            ...{ account_type: 'debitCard', account_holder: '张伟', payee_name_en: 'Zhang Wei' },
          });
    const wrong = async (times: number) => {
      for (let guess = 0; guess < times; guess += 1) await name();
    };
    expect(await told(ZHANG, () => wrong(9))).toEqual([]);
    expect(await told(ZHANG, () => wrong(3))).toEqual([expect.stringMatching(/Checking a bank card is locked until/)]);
  });
});

describe('a buyer is told', () => {
  const BUYER = '61239101';
  it('of queries that have closed an order to everybody, not of what one address has closed to itself', async () => {
    const { order_no } = await ordered(wallet, client, BUYER);
    const wrong = async (times: number) => {
      for (let guess = 0; guess < times; guess += 1) {
        const source = `192.0.2.${20 + ((keys += 1) % 10)}`;
        const from = new WalletClient((request) => wallet.gateway.fetch(request, source));
        await query(wallet, from, { order_no }, '61239199');
      }
    };
    expect(await told(BUYER, () => wrong(49))).toEqual([]);
    expect(await told(BUYER, () => wrong(3))).toEqual([
      expect.stringMatching(/Looking up your gift cards is locked until/),
    ]);
    const nobodys = () => query(wallet, client, { order_no: '29990101000000000001' }, BUYER);
    const ofNobody = async () => {
      for (let guess = 0; guess < 6; guess += 1) await nobodys();
    };
    expect(await told(BUYER, ofNobody)).toEqual([]);
  });

  it('of codes that have closed a card, whichever it was', async () => {
    const { order_no } = await ordered(wallet, client, BUYER);
    const { query_ticket } = (await query(wallet, client, { order_no }, BUYER)).data;
    const code = await ticketCode(wallet, client, BUYER, query_ticket, 'giftcardActivate');
    const card = { query_ticket, card_no: '8800019999999999', activation_code: 'WRONGCODE', ...code };
    const wrong = async () => {
      for (let guess = 0; guess < 7; guess += 1)
        await client.call('giftcardActivate', card, `closed-gift-${(keys += 1)}-000`);
    };
    expect(await told(BUYER, wrong)).toEqual([expect.stringMatching(/Activating a gift card is locked until/)]);
  });
});

describe('right answers, many at once', () => {
  it('are all right: one is judged at a time', async () => {
    const fp_ticket = await ticketOf(CHAN);
    const ask = () => client.call('forgetPwdVerifyAnswer', { fp_ticket, answer: 'Sample Road School' });
    const codes = (await Promise.all(Array.from({ length: 8 }, ask))).map(({ code }) => code);
    expect(codes).toEqual(Array(8).fill('SUCCESS'));
  });
});
