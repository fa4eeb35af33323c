import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readMigrations } from './migrate.ts';

/** What takes away something that processes of the version before read or write, or asks of their rows what they do not know. */
const NARROWS =
  /\bDROP (COLUMN|TABLE)\b|\bRENAME\b|\bSET NOT NULL\b|\bALTER COLUMN \w+ (SET DATA )?TYPE\b|\bADD COLUMN \w+ \w+(?![^,;]*\b(DEFAULT|GENERATED)\b)[^,;]*\bNOT NULL\b/i;

/** They want every older process stopped first (docs/operator.md, "A new version"). */
const WITH_A_PAUSE = ['370-cards-by-id.sql', '372-plain-numbers-go.sql', '420-notice-channels.sql'];

/** It takes away what processes of the version before neither read nor write; older ones did. */
const UNUSED = ['427-files-without-source.sql'];

/** It removes once what processes of the version before would leave again. */
const REMOVES_ONCE = ['425-fps-of-owners.sql'];

const statements = (sql: string) => sql.replaceAll(/--.*$/gm, '');

describe('a migration leaves the processes of the version before what they need', () => {
  it('but for those after which none may run', async () => {
    const all = await readMigrations();
    const narrowing = all.filter((one) => 'sql' in one && NARROWS.test(statements(one.sql)));
    expect(narrowing.map(({ name }) => name)).toEqual([...WITH_A_PAUSE, ...UNUSED]);
  });

  it('and the operator’s guide names those', async () => {
    const guide = await readFile(new URL('../../docs/operator.md', import.meta.url), 'utf8');
    for (const name of [...WITH_A_PAUSE, ...UNUSED, ...REMOVES_ONCE])
      expect(guide).toContain(`\`${name.replace('.sql', '')}\``);
  });

  it.each([
    ['ALTER TABLE t DROP COLUMN c', true],
    ['ALTER TABLE t RENAME COLUMN c TO d', true],
    ['ALTER TABLE t ALTER COLUMN c SET NOT NULL', true],
    ['ALTER TABLE t ALTER COLUMN c TYPE bigint', true],
    ['ALTER TABLE t ADD COLUMN c text NOT NULL', true],
    ["ALTER TABLE t ADD COLUMN c text NOT NULL DEFAULT ''", false],
    ['ALTER TABLE t ADD COLUMN c text', false],
    ['ALTER TABLE t ALTER COLUMN c DROP NOT NULL', false],
    ['CREATE TABLE t (c text NOT NULL)', false],
  ])('%s: narrows %s', (sql, narrows) => expect(NARROWS.test(sql)).toBe(narrows));
});
