import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LogRecord } from '../../../gateway/shared/log.ts';
import { operationPaths } from '../../support/operationPaths.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { base, rawCall } from '../support/rawCall.ts';

const PATH = `/gateway/gc4-app-server${operationPaths.userInfoQuery}`;

let wallet: SampleGateway;
let session: string;
const faults: LogRecord[] = [];
beforeAll(async () => {
  const log = (record: LogRecord) => void (record.event === 'fault' && faults.push(record));
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00', {}, { log });
  session = (await wallet.member('chan')).session;
});
afterAll(() => wallet?.close());

const change = (sql: string) => wallet.database.transaction((tx) => tx.script(sql));
const call = () => rawCall(wallet, { path: PATH, headers: { 'session-id': session }, body: JSON.stringify(base()) });

it.each([
  ['a table', '42P01', 'ALTER TABLE accounts RENAME TO gone', 'ALTER TABLE gone RENAME TO accounts'],
  [
    'a column',
    '42703',
    'ALTER TABLE accounts RENAME COLUMN currency TO gone',
    'ALTER TABLE accounts RENAME COLUMN gone TO currency',
  ],
  ['the table of sessions', '42P01', 'ALTER TABLE sessions RENAME TO gone', 'ALTER TABLE gone RENAME TO sessions'],
])('without %s a call is answered 503, and again 200 with it', async (_, state, takeAway, bringBack) => {
  faults.length = 0;
  await change(takeAway);
  const { response, envelope } = await call();
  await change(bringBack);
  expect(response.status).toBe(503);
  expect(envelope).toEqual({ error: 'unavailable' });
  expect(faults).toMatchObject([{ event: 'fault', operation: 'userInfoQuery', state }]);
  expect((await call()).response.status).toBe(200);
});
