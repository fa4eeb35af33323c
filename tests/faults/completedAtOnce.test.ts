import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardInHand, codeFor, solvedCaptcha } from '../contract/support/codes.ts';
import { sampleGateway, type SampleGateway } from '../support/sampleGateway.ts';
import { WalletClient } from '../support/walletClient.ts';

/** Two calls at once need two connections. */
const url = process.env.DATABASE_URL;
const BEARER = '4000010000000136';

describe.runIf(url)('a card that nobody has completed yet (AMB-37)', () => {
  let sample: SampleGateway;
  beforeAll(async () => void (sample = await sampleGateway('2025-03-03T10:00:00+08:00')));
  afterAll(() => sample?.close());

  async function begun(mob_no: string, login_pwd: string): Promise<() => Promise<string>> {
    const client = new WalletClient((request) => sample.gateway.fetch(request));
    const { card_no, expiry_date, cvc2 } = await cardInHand(client, BEARER);
    const card = { card_no, expiry_date, cvc2, ...(await solvedCaptcha(sample, client)) };
    const { login_ticket } = await client.must('loginByCvc', card);
    const number = { area_code: '852', mob_no };
    const code = await codeFor(client, mob_no, { scene: 'ADDINFO', login_ticket: login_ticket!, ...number });
    const given = { ...number, email: `${mob_no}@example.com`, login_pwd, pay_pwd: '246802' };
    return async () =>
      (await client.call('loginAddInformation', { login_ticket: login_ticket!, ...code, ...given })).code;
  }

  async function untilBothWait(): Promise<void> {
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND (query LIKE '%members%' OR query LIKE '%guesses%')`;
    while ((await sample.database.transaction((tx) => tx.query(waiting))).length < 2) await sleep(5);
  }

  /** Holds hashing until both calls have come to it, and then until `goOn`: from there on neither begins anew. */
  function heldHashing() {
    const { passwords } = sample.gateway.core.services;
    const { hash } = passwords;
    let waiting = 0;
    let isHeld = true;
    const held = async (text: string) => {
      waiting += 1;
      while (isHeld) await sleep(5);
      return hash(text);
    };
    Object.assign(passwords, { hash: held });
    const untilBoth = async () => {
      while (waiting < 2) await sleep(5);
    };
    return { untilBoth, goOn: () => void (isHeld = false) };
  }

  it('is completed by one of two who do so at once, with number, address and passwords of that one', async () => {
    const both = [await begun('61239001', 'Harbour24-Lamp'), await begun('61239002', 'Quarry57+Mint')];
    const hashing = heldHashing();
    const calls = both.map((add) => add());
    await hashing.untilBoth();
    await sample.database.transaction(async (tx) => {
      // Both come this far only after they have read the member.
      await tx.query(
        `INSERT INTO guesses (kind, subject, failures, window_from) VALUES ('email', 'member:bearer', 0, now())`,
      );
      hashing.goOn();
      await untilBothWait();
    });
    expect((await Promise.all(calls)).sort()).toEqual(['HAS_PASSWORD', 'SUCCESS']);
    const [kept] = await sample.database.transaction((tx) =>
      tx.query<{ mob_no: string; email: string }>(`SELECT mob_no, email FROM members WHERE member_id = 'bearer'`),
    );
    expect(kept?.email).toBe(`${kept?.mob_no}@example.com`);
  });
});
