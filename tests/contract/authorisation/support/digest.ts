import type { Database } from '../../../../gateway/db/database.ts';
import type { Transaction } from '../../../../gateway/db/transaction.ts';

export type Digest = ReadonlyMap<string, string>;

/** A digest of each table of the database, as it is now. */
export type Digests = () => Promise<Digest>;

/** Tables written to since the transaction began, those of what was taken back left out. */
const WRITTEN = 'authorisation.written';

const NOTE_WRITTEN = `
  CREATE FUNCTION note_written() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM set_config('${WRITTEN}', concat(current_setting('${WRITTEN}', true), TG_TABLE_NAME, ','), true);
    RETURN NULL;
  END $$`;

/** Digests of a database that is as it is now whenever a transaction begins. The history of a year is read once: from now on every
 * table notes that it was written to, and only what was is read again. */
export async function watchTables(database: Database): Promise<Digests> {
  const before = await database.transaction(async (tx) => {
    const names = await tableNames(tx);
    await tx.script(NOTE_WRITTEN);
    for (const name of names)
      await tx.script(
        `CREATE TRIGGER note_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${name}" EXECUTE FUNCTION note_written()`,
      );
    return digestOf(tx, names);
  });
  return () =>
    database.transaction(async (tx) => {
      const [row] = await tx.query<{ written: string | null }>(`SELECT current_setting('${WRITTEN}', true) AS written`);
      const written = new Set(row?.written?.split(',').filter((name) => name !== ''));
      return written.size === 0 ? before : new Map([...before, ...(await digestOf(tx, [...written]))]);
    });
}

/** A digest of each table, all of them read. */
export async function tablesRead(database: Database): Promise<Digest> {
  return database.transaction(async (tx) => digestOf(tx, await tableNames(tx)));
}

async function tableNames(tx: Transaction): Promise<readonly string[]> {
  const tables = await tx.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  return tables.map(({ name }) => name);
}

async function digestOf(tx: Transaction, names: readonly string[]): Promise<Digest> {
  const each = names.map(
    (name) =>
      `SELECT '${name}' AS name, coalesce(md5(string_agg(r::text, '|' ORDER BY r::text)), '') AS digest FROM "${name}" r`,
  );
  const rows = await tx.query<{ name: string; digest: string }>(each.join(' UNION ALL '));
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/** Tables that differ. */
export function changedTables(before: Digest, after: Digest): readonly string[] {
  return [...after.keys()].filter((table) => before.get(table) !== after.get(table));
}
