import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forOneCall } from '../../../gateway/call/core.ts';
import { operationPaths } from '../../support/operationPaths.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { base, rawCall } from '../support/rawCall.ts';

/** The embedded database has one connection and no locks to wait for. */
const url = process.env.DATABASE_URL;
const CONNECTIONS = 16;
const PATH = `/gateway/gc4-app-server${operationPaths.userInfoQuery}`;

describe.runIf(url)('a call waits five seconds for the database, whatever it waits for', () => {
  let wallet: SampleGateway;
  let session: string;
  beforeAll(async () => {
    wallet = await sampleGateway('2025-03-03T10:00:00+08:00');
    session = (await wallet.member('chan')).session;
  });
  afterAll(() => wallet?.close());

  /** Transactions that are held until they are let go; the first begins with a statement. */
  function hold(count: number, sql = 'SELECT 1') {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const begun = Array.from({ length: count }, () => {
      let ready = () => {};
      const isReady = new Promise<void>((resolve) => (ready = resolve));
      const ended = wallet.database.transaction(async (tx) => {
        await tx.query(sql);
        ready();
        await held;
      });
      return { isReady, ended };
    });
    const end = async () => {
      letGo();
      await Promise.all(begun.map(({ ended }) => ended));
    };
    return { end, ready: Promise.all(begun.map(({ isReady }) => isReady)) };
  }

  async function timed() {
    const started = performance.now();
    const headers = { 'session-id': session };
    const { response } = await rawCall(wallet, { path: PATH, headers, body: JSON.stringify(base()) });
    return { status: response.status, seconds: (performance.now() - started) / 1000 };
  }

  it('for a connection and then for a lock: 503 after five seconds, not after eight', async () => {
    const lock = hold(1, 'LOCK TABLE sessions');
    await lock.ready;
    const others = hold(CONNECTIONS - 1);
    await others.ready;
    const answer = timed();
    await sleep(3000);
    await others.end();
    const { status, seconds } = await answer;
    await lock.end();
    expect(status).toBe(503);
    expect(seconds).toBeGreaterThan(4.5);
    expect(seconds).toBeLessThan(6);
    expect((await timed()).status).toBe(200);
  });

  it('for one row after another', async () => {
    const first = hold(1, 'LOCK TABLE sessions');
    const second = hold(1, "SELECT 1 FROM members WHERE member_id = 'chan' FOR UPDATE");
    await Promise.all([first.ready, second.ready]);
    const { database } = forOneCall(wallet.gateway.core);
    const started = performance.now();
    const answer = database
      .transaction(async (tx) => {
        await tx.query('SELECT 1 FROM sessions LIMIT 1');
        await tx.query("UPDATE members SET status = status WHERE member_id = 'chan'");
      })
      .catch((error: Error) => error);
    await sleep(3000);
    await first.end();
    expect(await answer).toMatchObject({ name: 'DatabaseAway' });
    const seconds = (performance.now() - started) / 1000;
    await second.end();
    expect(seconds).toBeGreaterThan(4.5);
    expect(seconds).toBeLessThan(6);
  });

  it('for a pool that stays full', async () => {
    const all = hold(CONNECTIONS);
    await all.ready;
    const { status, seconds } = await timed();
    await all.end();
    expect(status).toBe(503);
    expect(seconds).toBeLessThan(6);
    expect(wallet.database.pool?.().waiting).toBe(0);
  });

  it('and leaves nothing at the server that waits on: what was given up before it was committed is undone', async () => {
    const lock = hold(1, "SELECT 1 FROM members WHERE member_id = 'chan' FOR UPDATE");
    await lock.ready;
    const waitingThere = async () => {
      const [row] = await wallet.database.transaction((tx) =>
        tx.query<{ count: bigint }>(
          `SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()
           AND query LIKE '%given up%' AND pid <> pg_backend_pid()`,
        ),
      );
      return Number(row?.count);
    };
    const { database } = forOneCall(wallet.gateway.core);
    const waits = "UPDATE members SET status = status WHERE member_id = 'chan' /* given up */";
    await expect(database.transaction((tx) => tx.query(waits))).rejects.toMatchObject({ name: 'DatabaseAway' });
    await sleep(1000);
    expect(await waitingThere()).toBe(0);
    await lock.end();
  });

  it('and less where the server gives up before: 503 too', async () => {
    const lock = hold(1, 'LOCK TABLE sessions');
    await lock.ready;
    const answer = timed();
    const cancel = () =>
      wallet.database.transaction((tx) =>
        tx.query(
          `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
           WHERE wait_event_type = 'Lock' AND datname = current_database() AND query LIKE '%sessions%' AND pid <> pg_backend_pid()`,
        ),
      );
    await expect.poll(async () => (await cancel()).length, { timeout: 4000, interval: 50 }).toBeGreaterThan(0);
    const { status, seconds } = await answer;
    await lock.end();
    expect(status).toBe(503);
    expect(seconds).toBeLessThan(4.5);
    expect((await timed()).status).toBe(200);
  });
});
