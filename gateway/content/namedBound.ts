import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Json } from '../../src/domain/json.ts';
import { boundValue } from '../../src/rules/boundConstants.ts';
import type { ConstantFile, ConstantRow } from '../../src/rules/constants.ts';

const FOLDER = fileURLToPath(new URL('../../content/constants/', import.meta.url));

let known: ReadonlyMap<string, readonly ConstantRow[]> | undefined;

/** The value of a constant that a bound in a schema names. */
export function namedBound(id: string): Json | undefined {
  known ??= new Map(
    readdirSync(FOLDER).flatMap((name) => {
      const { constants } = JSON.parse(readFileSync(FOLDER + name, 'utf8')) as ConstantFile;
      return constants.map((constant) => [constant.id, constant.rows] as const);
    }),
  );
  return boundValue(known.get(id));
}
