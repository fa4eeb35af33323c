import type { Transaction } from '../db/transaction.ts';
import { UnusableDatabase } from '../db/unusableDatabase.ts';
import { OWN_VERSION } from '../vault/vaultKey.ts';
import { everySampleMember } from './everySampleMember.ts';

/** Any fixed number: processes that start together take turns. */
const CLAIM_LOCK = 7_204_313;

const ANOTHER = 'name another database in DATABASE_URL (another folder in DATA_DIR where there is none)';
const OF_SANDBOX =
  'The database belongs to a sandbox: its sample members have passwords that everybody can read, and this gateway has no ' +
  `sandbox. To go on, ${ANOTHER}, or set SANDBOX=true to try out.`;
const MIXED =
  'The database belongs to a gateway without a sandbox, and a sandbox of an older version has put its sample members into it, whose ' +
  `passwords everybody can read. Restore the backup from before, or ${ANOTHER}.`;
const OF_MEMBERS = `The database belongs to a gateway without a sandbox, and a sandbox shows every code it sends: ${ANOTHER}.`;

/** Keeps sample members, whose passwords are published, and real ones apart: a database is for gateways with a sandbox or for
 * those without one, whichever starts first on it.
 * @param migrate is called once no claim of the other kind is found: what is refused is left as it was. A database of before there
 * were claims shows whose it is only then, and all of it is undone with the transaction
 * @throws UnusableDatabase for the others */
export async function claimDatabase(
  tx: Transaction,
  withSandbox: boolean,
  migrate: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [CLAIM_LOCK]);
  const claim = await claimOf(tx);
  if (claim !== undefined) await refuseOther(tx, claim, withSandbox);
  await migrate();
  if (claim !== undefined) return;
  await refuseOther(tx, (await madeWithSandbox(tx)) ?? withSandbox, withSandbox);
  await tx.query('INSERT INTO database_claim (with_sandbox) VALUES ($1)', [withSandbox]);
}

async function refuseOther(tx: Transaction, isOfSandbox: boolean, withSandbox: boolean): Promise<void> {
  // A sandbox of an older version asks nobody.
  if (!isOfSandbox && (await hasSamples(tx))) throw new UnusableDatabase(MIXED);
  if (isOfSandbox !== withSandbox) throw new UnusableDatabase(isOfSandbox ? OF_SANDBOX : OF_MEMBERS);
}

/** Undefined also where no migration has made the table. */
async function claimOf(tx: Transaction): Promise<boolean | undefined> {
  const [known] = await tx.query<{ is: boolean }>("SELECT to_regclass('database_claim') IS NOT NULL AS is");
  if (!known?.is) return undefined;
  const [row] = await tx.query<{ with_sandbox: boolean }>('SELECT with_sandbox FROM database_claim');
  return row?.with_sandbox;
}

/** What lies in a database that was made before anybody claimed one tells whose it is: a sandbox has samples before it has any other
 * member, and needs no keys of operators. */
async function madeWithSandbox(tx: Transaction): Promise<boolean | undefined> {
  const hasBegun = await tx.query(
    'SELECT 1 FROM members UNION ALL SELECT 1 FROM vault_keys WHERE version <> $1 LIMIT 1',
    [OWN_VERSION],
  );
  return hasBegun.length === 0 ? undefined : hasSamples(tx);
}

/** By their ids, which no member who has registered can have: those are random. */
async function hasSamples(tx: Transaction): Promise<boolean> {
  const ids = JSON.stringify(everySampleMember.map(({ id }) => id));
  const found = await tx.query(
    'SELECT 1 FROM members WHERE member_id IN (SELECT jsonb_array_elements_text($1::jsonb)) LIMIT 1',
    [ids],
  );
  return found.length > 0;
}
