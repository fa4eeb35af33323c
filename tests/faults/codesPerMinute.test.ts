import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCode } from '../../gateway/access/oneTimeCodes.ts';
import { sampleGateway, type SampleGateway } from '../support/sampleGateway.ts';

/** Transactions at once need connections. */
const url = process.env.DATABASE_URL;
const NOW = '2025-03-03T10:00:00.000+08:00';
const MOST = 3;
const ASKED = 10;

describe.runIf(url)('codes that are asked for at once', () => {
  let sample: SampleGateway;
  beforeAll(async () => void (sample = await sampleGateway(NOW)));
  afterAll(() => sample?.close());

  it('are no more of a minute than may be sent, whoever they are for', async () => {
    const { secrets, content } = sample.gateway.core.services;
    const constants = { ...content.constantsAt(NOW), 'access.code.perMinuteVisitors': MOST };
    // All have begun before the first asks: what one has written, the others cannot see yet.
    let begun = 0;
    let goOn: () => void = () => {};
    const together = new Promise<void>((resolve) => (goOn = resolve));
    const ask = (nth: number) =>
      sample.database.transaction(async (tx) => {
        await tx.query('SELECT 1');
        if ((begun += 1) === ASKED) goOn();
        await together;
        const request = { binding: ['RACE', String(nth)], number: `852 6600000${nth}`, share: 'visitor' as const };
        return makeCode(tx, secrets, { ...request, now: NOW, constants, again: false });
      });
    const made = await Promise.all(Array.from({ length: ASKED }, (_, nth) => ask(nth)));
    expect(made.filter(({ type }) => type === 'made')).toHaveLength(MOST);
    expect(made.filter(({ type }) => type === 'limit')).toHaveLength(ASKED - MOST);
  });
});
