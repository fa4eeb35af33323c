import { isJsonObject, type Json } from '../../src/domain/json.ts';
import type { Database } from '../../gateway/db/database.ts';
import { everySampleMember } from '../../gateway/seed/everySampleMember.ts';
import { sampleCardStock } from '../../gateway/seed/sampleCardStock.ts';

/** Members of a body that hold the number of a card or of an account at a bank. */
const FIELDS = /(?:card_no|account_number|login_id)$/;
const NUMBER = /^[0-9]{12,19}$/;

/** Every number that the sample data is made from. */
export const sampleNumbers = (): string[] => [
  ...everySampleMember.flatMap(({ accounts }) => accounts.map(({ cardNo }) => cardNo)),
  ...sampleCardStock.map(({ cardNo }) => cardNo),
];

/** The numbers in a body that was sent or answered. */
export function numbersIn(body: Json): string[] {
  if (Array.isArray(body)) return body.flatMap(numbersIn);
  if (!isJsonObject(body)) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' && FIELDS.test(name) && NUMBER.test(value) ? [value] : numbersIn(value),
  );
}

/** Ways in which a number may be written: as it is, in groups as on a card, as bytes shown in hex, in base64 wherever it
 * begins there. */
function writings(number: string): string[] {
  const grouped = (by: string) => number.replaceAll(/(.{4})(?=.)/g, `$1${by}`);
  const base64 = ['', 'x', 'xx'].map((before) => {
    const whole = Buffer.from(before + number)
      .toString('base64')
      .replace(/=+$/, '');
    // The first and last characters depend on what stands beside the number.
    return whole.slice(before === '' ? 0 : before.length + 1, -1);
  });
  return [number, grouped(' '), grouped('-'), Buffer.from(number).toString('hex'), ...base64];
}

/** Numbers of the house's own cards, known or not. */
const OWN_CARD = /(?<![0-9])(?:400001|620001|510001|400009|880001)[0-9]{10}(?![0-9])/;

export interface Finding {
  readonly table: string;
  readonly row: string;
}

/** Rows of any table in which a number stands, whatever the types of its columns: a row is read as one text. */
export async function plainNumbers(
  database: Pick<Database, 'transaction'>,
  numbers: Iterable<string>,
): Promise<Finding[]> {
  const wanted = [...new Set(numbers)].flatMap(writings);
  return database.transaction(async (tx) => {
    const tables = await tx.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name`,
    );
    const found: Finding[] = [];
    for (const { name: table } of tables)
      for (const { row } of await tx.query<{ row: string }>(
        `SELECT to_jsonb(whole)::text AS row FROM "${table}" AS whole`,
      ))
        if (OWN_CARD.test(row) || wanted.some((text) => row.includes(text))) found.push({ table, row });
    return found;
  });
}
