import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solvedCaptcha } from '../support/codes.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let sample: SampleGateway;
let visitor: WalletClient;
let keys = 0;

beforeAll(async () => {
  sample = await sampleGateway('2025-03-03T10:00:00.000+08:00', { 'content.contact.perDay': 3 });
  visitor = new WalletClient((request) => sample.gateway.fetch(request));
});
afterAll(() => sample.close());

const message = {
  contact_type: 'lostCard',
  name: 'Chan Siu Man',
  area_code: '852',
  mob_no: '61234567',
  email: 'siuman@mail.example',
  content: 'I have lost my card. <b>Please</b> call me.',
} as const;

const send = (more: object, captcha: { captcha_key: string; captcha: string }) =>
  visitor.call('contactContactUs', { ...message, ...captcha, ...more }, `contact-us-${(keys += 1)}`);
const rows = () =>
  sample.database.transaction((tx) => tx.query('SELECT contact_no, content, mob_no FROM contact_messages'));

describe('contactContactUs (R-CALL-15, R-GEN-15)', () => {
  it('SUCCESS: the message is kept as it was written, under the number answered', async () => {
    const { code, data } = await send({}, await solvedCaptcha(sample, visitor));
    expect(code).toBe('SUCCESS');
    expect(await rows()).toEqual([{ contact_no: data.contact_no, content: message.content, mob_no: '61234567' }]);
  });

  it('CAPTCHA_WRONG: nothing is kept, and the captcha is used up', async () => {
    const captcha = await solvedCaptcha(sample, visitor);
    expect(await send({}, { ...captcha, captcha: '0000' })).toEqual({
      code: 'CAPTCHA_WRONG',
      data: { captcha_required: true },
    });
    expect((await send({}, captcha)).code).toBe('CAPTCHA_WRONG');
    expect(await rows()).toHaveLength(1);
  });

  it('CAPTCHA_REQUIRED: what a browser has worked out does not fit, so a person is asked', async () => {
    const { captcha_key } = await solvedCaptcha(sample, visitor);
    expect(await send({}, { captcha_key, captcha: '123456' })).toEqual({
      code: 'CAPTCHA_REQUIRED',
      data: { captcha_required: true },
    });
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['/content', { content: '' }],
    ['/content', { content: ' \n\u3000' }],
    ['/name', { name: '   ' }],
    ['/name', { name: '\u200D\u3164' }],
    ['/content', { content: 'x'.repeat(501) }],
    ['/name', { name: 'x'.repeat(51) }],
    ['/contact_type', { contact_type: 'other' }],
    ['/mob_no', { mob_no: '123456789012' }],
    ['/mob_no', { mob_no: '6123456' }],
    ['/area_code', { area_code: '999' }],
    ['/email', { email: 'nobody' }],
  ])('PARAM_ERROR at %s (AMB-25, R-VAL-01): %o', async (pointer, more) => {
    const { code, data } = await send(more, { captcha_key: 'c1x8Fh2kQpZ3v5yT', captcha: 'k7wp' });
    expect(code).toBe('PARAM_ERROR');
    expect(data.fields).toMatchObject([{ pointer }]);
  });

  it('takes 500 characters, and as many messages of one address in a day as it may send', async () => {
    expect((await send({ content: '字'.repeat(500) }, await solvedCaptcha(sample, visitor))).code).toBe('SUCCESS');
    expect((await send({}, await solvedCaptcha(sample, visitor))).code).toBe('SUCCESS');
    expect((await send({}, await solvedCaptcha(sample, visitor))).code).toBe('FUNC_DISABLED');
    await sample.setNow('2025-03-04T10:00:00.000+08:00');
    expect((await send({}, await solvedCaptcha(sample, visitor))).code).toBe('SUCCESS');
  });

  it('TOO_MANY_CALLS from an address that has guessed too often; the same key is good a moment later', async () => {
    const slowed = await sampleGateway('2025-03-03T10:00:00.000+08:00', {
      'access.source.tries': 1,
      'access.source.slowedTo': 5,
    });
    const guest = new WalletClient((request) => slowed.gateway.fetch(request));
    const write = async (key: string, captcha = '') =>
      (
        await guest.call(
          'contactContactUs',
          { ...message, ...(await solvedCaptcha(slowed, guest)), ...(captcha === '' ? {} : { captcha }) },
          key,
        )
      ).code;
    expect([await write('contact-slow-1', '0000'), await write('contact-slow-2', '0000')]).toEqual([
      'CAPTCHA_WRONG',
      'CAPTCHA_WRONG',
    ]);
    expect(await write('contact-slow-3')).toBe('TOO_MANY_CALLS');
    await slowed.setNow('2025-03-03T10:00:06.000+08:00');
    expect(await write('contact-slow-3')).toBe('SUCCESS');
    await slowed.close();
  });
});
