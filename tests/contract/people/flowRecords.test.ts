import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepPeople } from '../../../gateway/jobs/peopleJobs.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
let client: WalletClient;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
beforeEach(async () => {
  await wallet.database.transaction((tx) => tx.query('DELETE FROM flow_records'));
  client = await wallet.member('chan');
});

const flow = 'transfer-to-hk';
const record = { format: 1 as const, id: '3fJk0Zx8Qw1Ls7Vb5Nm2Ty', path: [{ state: 'details' }], drafts: {} };
const save = (revision: number, over: object = {}, who = client) =>
  who.call('flowRecordSave', { flow, record: { ...record, ...over }, revision });

describe('records of wizards in progress', () => {
  it('are kept per member and flow, and given back as they were', async () => {
    const savedAt = await advance(wallet, 0);
    expect(await save(0)).toEqual({ code: 'SUCCESS', data: { revision: 1 } });
    expect(await client.must('flowRecordList', {})).toEqual({
      list: [{ flow, record, revision: 1, saved_at: savedAt }],
    });
    expect(await client.must('flowRecordList', { flow: 'card-lock' })).toEqual({ list: [] });
    expect(await (await wallet.member('wong')).must('flowRecordList', {})).toEqual({ list: [] });
  });

  it('are saved by whoever read the newest: RECORD_CONFLICT gives the others what is stored', async () => {
    await save(0);
    expect((await save(1, { path: [] })).data).toEqual({ revision: 2 });
    const conflict = { code: 'RECORD_CONFLICT', data: { record: { ...record, path: [] }, revision: 2 } };
    expect(await save(1)).toEqual(conflict);
    expect(await save(0)).toEqual(conflict);
    expect(await save(2, { id: 'aaaaaaaaaaaaaaaaaaaaaa' })).toEqual(conflict);
  });

  it('let one of many tabs win', async () => {
    await save(0);
    const codes = (await Promise.all(Array.from({ length: 8 }, (_, tab) => save(1, { tab })))).map(({ code }) => code);
    expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(1);
  });

  describe('by a page that goes away (its last save, and one it has not heard of yet)', () => {
    const writer = 'aB3dE6gH9jK2mN5pQ8sT1v';
    const saveOf = (revision: number, name: string, isLast = false, by = writer) =>
      client.call('flowRecordSave', {
        flow,
        record: { ...record, drafts: { details: { name } } },
        revision,
        writer: by,
        ...(isLast ? { is_last: true } : {}),
      });
    const stored = async () => (await client.must('flowRecordList', { flow })).list[0]?.record;

    it.each([0, 1])('keep what was typed last, whichever arrives first (read at revision %i)', async (read) => {
      if (read === 1) await saveOf(0, 'read');
      expect((await saveOf(read, 'earlier')).code).toBe('SUCCESS');
      expect((await saveOf(read, 'last', true)).code).toBe('SUCCESS');
      expect(await stored()).toMatchObject({ drafts: { details: { name: 'last' } } });

      expect((await saveOf(read + 2, 'last of all', true)).code).toBe('SUCCESS');
      expect((await saveOf(read + 2, 'earlier')).code).toBe('RECORD_CONFLICT');
      expect(await stored()).toMatchObject({ drafts: { details: { name: 'last of all' } } });
    });

    it('keep it where both arrive together', async () => {
      for (let revision = 0; revision < 20;) {
        const [, last] = await Promise.all([saveOf(revision, 'earlier'), saveOf(revision, 'last', true)]);
        expect(last.code).toBe('SUCCESS');
        expect(await stored()).toMatchObject({ drafts: { details: { name: 'last' } } });
        revision = (await client.must('flowRecordList', { flow })).list[0]?.revision ?? 20;
      }
    });

    it('never replace what another page has saved since', async () => {
      await saveOf(0, 'read');
      await saveOf(1, 'of another', false, 'zY9xW8vU7tS6rQ5pO4nM3l');
      expect((await saveOf(1, 'last', true)).code).toBe('RECORD_CONFLICT');
      expect((await saveOf(0, 'last', true)).code).toBe('RECORD_CONFLICT');
      expect(await stored()).toMatchObject({ drafts: { details: { name: 'of another' } } });
    });
  });

  it('once dropped are gone, and a late save finds nothing', async () => {
    await save(0);
    await client.must('flowRecordDrop', { flow, record_id: 'bbbbbbbbbbbbbbbbbbbbbb' });
    expect((await client.must('flowRecordList', {})).list).toHaveLength(1);
    await client.must('flowRecordDrop', { flow, record_id: record.id });
    await client.must('flowRecordDrop', { flow, record_id: record.id });
    expect(await save(1)).toEqual({ code: 'RECORD_CONFLICT', data: {} });
  });

  it('are kept for thirty days', async () => {
    await save(0);
    await advance(wallet, 30 * 86_400 - 1);
    client = await wallet.member('chan');
    expect((await client.must('flowRecordList', {})).list).toHaveLength(1);
    await advance(wallet, 1);
    expect((await client.must('flowRecordList', {})).list).toEqual([]);
    expect(await save(0)).toMatchObject({ code: 'SUCCESS', data: { revision: 1 } });
  });

  it('are swept out then', async () => {
    await save(0);
    const left = () => wallet.database.transaction((tx) => tx.query('SELECT 1 FROM flow_records'));
    await advance(wallet, 30 * 86_400 - 1);
    await sweepPeople(wallet.gateway.core);
    expect(await left()).toHaveLength(1);
    await advance(wallet, 1);
    await sweepPeople(wallet.gateway.core);
    expect(await left()).toEqual([]);
  });

  it('are at most 50 of a member (access.record.most): the one that was left longest ago makes room', async () => {
    const names = Array.from({ length: 52 }, (_, nth) => `flow-${String(nth).padStart(2, '0')}`);
    await save(0, {}, await wallet.member('wong'));
    for (const name of names) {
      await advance(wallet, 1);
      await client.must('flowRecordSave', { flow: name, record, revision: 0 });
    }
    const { list } = await client.must('flowRecordList', {});
    expect(list.map((row) => row.flow)).toEqual(names.slice(2).reverse());
    expect((await (await wallet.member('wong')).must('flowRecordList', {})).list).toHaveLength(1);
  });

  it('have a size', async () => {
    expect(await save(0, { drafts: { details: { note: 'x'.repeat(65_536) } } })).toEqual({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer: '/record', keyword: 'maxLength' }] },
    });
  });

  it('may hold any name without harm', async () => {
    const odd = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') as object;
    expect((await save(0, { drafts: { details: odd } })).code).toBe('SUCCESS');
    await client.must('flowRecordList', {});
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
