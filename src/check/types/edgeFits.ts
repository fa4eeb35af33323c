import type { Json, JsonObject } from '../../domain/json.ts';
import type { World } from '../../rules/compiled.ts';
import { compileSchema } from '../../rules/compileRule.ts';
import { proposeValues } from '../../rules/proposeValues.ts';
import { schemaErrors } from '../../rules/schemaErrors.ts';
import { misfit, misfitOfLiteral, typesOf } from './fits.ts';
import type { Typed } from './lookUp.ts';
import { isMissing, lookUp, membersOf, valuesOf } from './lookUp.ts';

const PLAIN = ['string', 'integer', 'number'];

/** Why a value of `source` may be refused where `target` is asked, all that both say of it considered. */
export function misfitOf(source: Typed, target: Typed, world: World): string | undefined {
  return misfit(source, target) ?? misfitAtEdges(source, target, world);
}

/** Why one value is refused where `target` is asked, all that it says considered. */
export function misfitOfGiven(value: Json, target: Typed, world: World): string | undefined {
  const plain = misfitOfLiteral(value, target);
  if (plain !== undefined) return plain;
  const keyword = refusalOf(value, target, world);
  return keyword === undefined ? undefined : `"${keyword}" refuses it`;
}

/** Why a text or a number of `source`, or one inside it, may be refused where `target` is asked: a value that the source takes,
 * found at the edges of what it says, and that the target does not. `undefined` where none is found. */
function misfitAtEdges(source: Typed, target: Typed, world: World): string | undefined {
  const [given = [], asked = []] = [typesOf(source), typesOf(target)];
  if (given.every((type) => PLAIN.includes(type)) && asked.every((type) => PLAIN.includes(type)))
    return misfitOfValue(source, target, world);
  for (const name of given.includes('array') ? ['-'] : membersOf(source)) {
    const [from, to] = [lookUp(source, [name]), lookUp(target, [name])];
    const why = isMissing(from) || isMissing(to) ? undefined : misfitAtEdges(from, to, world);
    if (why !== undefined) return name === '-' ? `of a row, ${why}` : `at "${name}" ${why}`;
  }
  return undefined;
}

/** The keyword that refuses a value; `undefined` when none does. */
function refusalOf(value: Json, { schemas }: Typed, world: World): string | undefined {
  for (const schema of schemas) {
    const keyword = refusedBy(schema, value, world);
    if (keyword !== undefined) return keyword;
  }
  return undefined;
}

function misfitOfValue(source: Typed, target: Typed, world: World): string | undefined {
  if (source.schemas.length === 0 || target.schemas.length === 0) return undefined;
  const judged = { world, subject: {} };
  const proposed = valuesOf(source) ?? source.schemas.flatMap((schema) => proposeValues(schema, judged).hold);
  for (const value of proposed) {
    if (refusalOf(value, source, world) !== undefined) continue;
    const keyword = refusalOf(value, target, world);
    if (keyword !== undefined) return `it may be ${shown(value)}, which "${keyword}" refuses`;
  }
  return undefined;
}

const LONG = 40;

function shown(value: Json): string {
  return typeof value === 'string' && value.length > LONG
    ? `a text of ${String(value.length)} characters`
    : JSON.stringify(value);
}

/** A schema that does not compile refuses nothing, and is told of by itself. */
function refusedBy(schema: JsonObject, value: Json, world: World): string | undefined {
  try {
    const validator = compileSchema(schema);
    if (validator.call({ world }, value)) return undefined;
    return schemaErrors(validator.errors ?? [])[0]?.keyword;
  } catch {
    return undefined;
  }
}
