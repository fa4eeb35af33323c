import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import pg from 'pg';
import type { Database } from '../../gateway/db/database.ts';
import { openDatabase } from '../../gateway/migrations/openDatabase.ts';

/** Any fixed number: who makes a template, copies or drops one asks for the same lock, since nobody may be connected to it meanwhile. */
const TEMPLATE_LOCK = 7_204_399;

/** A database of its own on a server: a copy of one that the first process of a run has made. It is gone when it is closed.
 * @param name tells the template from others; plain letters, digits and hyphens
 * @returns `undefined` where this role may make no databases, and where nobody would take the template away again */
export async function serverCopy(
  url: string,
  name: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<Database | undefined> {
  const prefix = templatePrefix();
  if (prefix === undefined) return undefined;
  const copy = `test_${randomBytes(8).toString('hex')}`;
  const isMade = await asAdmin(url, async (admin) => {
    const { rows } = await admin.query<{ may: boolean }>(
      'SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user',
    );
    if (!rows[0]?.may) return false;
    const template = `${prefix}${name.replaceAll('-', '_')}`;
    const known = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (known.rowCount === 0) await makeTemplate(admin, url, template, fill);
    await admin.query(`CREATE DATABASE ${copy} TEMPLATE ${template}`);
    return true;
  });
  if (!isMade) return undefined;
  const database = await openDatabase({ url: within(url, copy) });
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(url, (admin) => admin.query(`DROP DATABASE ${copy} WITH (FORCE)`));
    },
  };
}

/** Drops what this run has made to be copied. */
export async function dropTemplates(url: string): Promise<void> {
  const prefix = templatePrefix();
  if (prefix === undefined) return;
  await asAdmin(url, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname}`);
  });
}

async function makeTemplate(
  admin: pg.Client,
  url: string,
  template: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<void> {
  // Under another name until it is whole: a process that ends meanwhile leaves no half of one.
  const making = `test_${randomBytes(8).toString('hex')}`;
  await admin.query(`CREATE DATABASE ${making}`);
  const database = await openDatabase({ url: within(url, making) });
  await fill(database);
  await database.close();
  await admin.query(`ALTER DATABASE ${making} RENAME TO ${template}`);
}

/** Of this run: the folder of embedded templates has a name that no other run has. */
function templatePrefix(): string | undefined {
  const folder = process.env['DATABASE_TEMPLATES'];
  return (
    folder &&
    `template_${basename(folder)
      .replaceAll(/[^A-Za-z0-9]/g, '')
      .toLowerCase()}_`
  );
}

function within(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query(`SELECT pg_advisory_lock(${TEMPLATE_LOCK})`);
    return await work(admin);
  } finally {
    await admin.end();
  }
}
