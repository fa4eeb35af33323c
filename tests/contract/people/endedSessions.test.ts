import { afterAll, beforeAll, expect, it } from 'vitest';
import { endSessions } from '../../../gateway/support/endSessions.ts';
import { deriveVaultKey, type VaultKey } from '../../../gateway/vault/vaultKey.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';

const NOW = '2025-03-03T10:00:00+08:00';
let wallet: SampleGateway;
beforeAll(async () => void (wallet = await sampleGateway(NOW)));
afterAll(() => wallet.close());

const end = (mobNo: string) =>
  wallet.database.transaction((tx) =>
    endSessions(tx, { areaCode: '852', mobNo, by: 'support-7', why: 'phone stolen, ticket 4712' }, NOW),
  );

it('support ends a session, what was authorised in it and the trust in devices, of this member alone', async () => {
  const [chan, wong] = [await wallet.member('chan'), await wallet.member('wong')];
  await chan.ticket('topupBankCreate');
  await wallet.database.transaction((tx) =>
    tx.query(
      `INSERT INTO devices (member_id, device_hash, device_name, confirmed_at) VALUES ('chan', 'a', 'Phone', $1)`,
      [NOW],
    ),
  );
  await wallet.database.transaction((tx) =>
    tx.query(
      `INSERT INTO password_resets (ticket_hash, member_id, identifier, area_code, mob_no, expires_at)
       VALUES ('t', 'chan', 'i', '852', '61234567', '2025-03-04T10:00:00+08:00')`,
    ),
  );
  const ended = await end('61234567');
  expect(ended).toEqual({ who: expect.stringMatching(/^[\w-]{16}$/), sessions: 1, devices: 1 });
  expect((await chan.call('userInfoQuery', {})).code).toBe('NOT_LOGIN');
  expect((await wong.call('userInfoQuery', {})).code).toBe('SUCCESS');
  const rows = await wallet.database.transaction((tx) =>
    tx.query(
      `SELECT 1 FROM tickets WHERE member_id = 'chan' AND used_at IS NULL
       UNION ALL SELECT 1 FROM password_resets WHERE member_id = 'chan' AND used_at IS NULL`,
    ),
  );
  expect(rows).toEqual([]);
  expect(await end('61234567')).toMatchObject({ sessions: 0, devices: 0 });
  expect(await end('69990000')).toBeUndefined();
  const written = await wallet.database.transaction((tx) =>
    tx.query('SELECT member_id, ended_by, reason, sessions FROM session_endings ORDER BY ending_id'),
  );
  const row = { member_id: 'chan', ended_by: 'support-7', reason: 'phone stolen, ticket 4712' };
  expect(written).toEqual([
    { ...row, sessions: 1 },
    { ...row, sessions: 0 },
  ]);
});

it('the member goes unnamed to support without the keys that the secret is sealed with', async () => {
  const key = deriveVaultKey(1, Buffer.alloc(32, 1));
  const asked = { areaCode: '852', mobNo: '61234567', by: 'support-7', why: 'phone stolen, ticket 4713' };
  const ended = (...keys: VaultKey[]) => wallet.database.transaction((tx) => endSessions(tx, asked, NOW, keys));
  const named = await ended(key);
  expect(named?.who).toMatch(/^[\w-]{16}$/);
  expect(await ended()).toEqual({ sessions: 0, devices: 0 });
  expect(await ended(key)).toEqual(named);
});
