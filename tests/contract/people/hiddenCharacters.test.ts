import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from '../../../gateway/migrations/migrate.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';

let wallet: SampleGateway;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());

const sql = (text: string) => wallet.database.transaction((tx) => tx.query<{ user_name: string }>(text));
const nameOf = async (member: string) => (await sql(`SELECT user_name FROM members WHERE member_id = '${member}'`))[0]!;

it('an upgrade takes hidden characters out of texts kept before, and nothing else', async () => {
  await sql(`UPDATE members SET user_name = U&'Chan\\202E Tai\\200B \\0007Man' WHERE member_id = 'chan'`);
  await sql(`UPDATE members SET user_name = U&'\\200B' WHERE member_id = 'wong'`);
  await sql(`UPDATE members SET user_name = U&'\\9673\\200D-\\00C9' WHERE member_id = 'lee'`);
  const found = (await readMigrations()).find(({ name }) => name === '433-shown-texts.sql')!;
  const statements = 'sql' in found ? found.sql.replaceAll(/^--.*$/gm, '').split(';') : [];
  for (const statement of statements) if (statement.trim() !== '') await sql(statement);
  expect(await nameOf('chan')).toEqual({ user_name: 'Chan Tai Man' });
  expect(await nameOf('wong'), 'nothing would be left').toEqual({ user_name: '\u200b' });
  expect(await nameOf('lee'), 'what joins letters stays').toEqual({ user_name: '\u9673\u200d-\u00c9' });
});
