import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeCode } from '../../gateway/access/oneTimeCodes.ts';
import { operationBinding } from '../../gateway/access/sendCode.ts';
import { giveTicket, takeTicket } from '../../gateway/access/tickets.ts';
import { codeFor } from '../contract/support/codes.ts';
import { sampleGateway, type SampleGateway } from '../support/sampleGateway.ts';
import { untilAwaited } from './support/untilAwaited.ts';

/** Two transactions at once need two connections. */
const url = process.env.DATABASE_URL;
const now = '2025-03-03T10:00:00.000+08:00';

describe.runIf(url)('a member gets a new mobile number (R-CONST-09, AMB-40)', () => {
  let sample: SampleGateway;
  beforeAll(async () => void (sample = await sampleGateway(now)));
  afterAll(() => sample?.close());

  it('while a code to the old one is judged: the ticket for that code is good for nothing', async () => {
    const { services } = sample.gateway.core;
    const constants = services.content.constantsAt(now);
    const chan = await sample.member('chan');
    const setting = { scene: 'SETTING', operation: 'userVerify', purpose: 'mobile' } as const;
    const proof = { purpose: 'mobile', method: 'code', ...(await codeFor(chan, '61234567', setting)) } as const;
    const { verify_ticket } = await chan.must('userVerify', proof);
    const to = { area_code: '852', mob_no: '61239999' };
    const fresh = await codeFor(chan, to.mob_no, { scene: 'NEWMOB', verify_ticket, ...to });
    const operation = 'transferToHk';
    const { otp_id: otpId, otp } = await codeFor(chan, '61234567', { scene: 'TRANSFER', operation });

    const use = { kind: 'otp', memberId: 'chan', operation } as const;
    let change: Promise<{ readonly code: string }> | undefined;
    const ticket = await sample.database.transaction(async (tx) => {
      const entry = { otpId, otp, binding: operationBinding('chan', operation) };
      expect(await judgeCode(tx, services.secrets, entry, { now, constants })).toEqual({ type: 'right' });
      change = chan.call('userMobChange', { verify_ticket, ...to, ...fresh }, 'a-new-number');
      await untilAwaited(sample.database);
      return (await giveTicket(tx, services.secrets, use, { seconds: 300, now })).ticket;
    });
    expect((await change)?.code).toBe('SUCCESS');
    expect(await sample.database.transaction((tx) => takeTicket(tx, ticket, use, now))).toBe(false);
  });
});
