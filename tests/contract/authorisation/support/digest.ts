import type { Database } from '../../../../gateway/db/database.ts';

export type Digest = ReadonlyMap<string, string>;

/** A digest of each table of the database. */
export async function digestOf(database: Database): Promise<Digest> {
  return database.transaction(async (tx) => {
    const tables = await tx.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`,
    );
    const each = tables.map(
      ({ name }) =>
        `SELECT '${name}' AS name, coalesce(md5(string_agg(r::text, '|' ORDER BY r::text)), '') AS digest FROM "${name}" r`,
    );
    const rows = await tx.query<{ name: string; digest: string }>(each.join(' UNION ALL '));
    return new Map(rows.map(({ name, digest }) => [name, digest]));
  });
}

/** Tables that differ. */
export function changedTables(before: Digest, after: Digest): readonly string[] {
  return [...after.keys()].filter((table) => before.get(table) !== after.get(table));
}
