import type { JsonObject } from '../../domain/json.ts';
import type { FormatName } from '../../i18n/stepWordFormats.ts';
import type { World } from '../../rules/compiled.ts';
import { misfitOf } from './edgeFits.ts';
import type { Typed } from './lookUp.ts';
import { typeOf, valuesOf } from './lookUp.ts';
import { typesOf } from './fits.ts';

const DAY: JsonObject = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}' };
const INSTANT: JsonObject = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T' };
const DECIMAL: JsonObject = { type: 'string', pattern: '^-?[0-9]+(\\.[0-9]+)?$' };
const TEXT: JsonObject = { type: 'string' };

/** What each format makes words of: of texts, and of the types beside them. */
const READ: { readonly [name in FormatName]: { readonly text: JsonObject; readonly others: JsonObject } } = {
  text: { text: TEXT, others: { type: ['string', 'integer', 'number', 'boolean'] } },
  money: {
    text: DECIMAL,
    others: {
      type: ['string', 'integer', 'number', 'object'],
      properties: { currency: TEXT, amount: TEXT },
      required: ['currency', 'amount'],
    },
  },
  date: { text: DAY, others: TEXT },
  time: { text: INSTANT, others: TEXT },
  dateTime: { text: DAY, others: TEXT },
  number: { text: DECIMAL, others: { type: ['string', 'integer', 'number'] } },
};

/** Why a value does not read in a format; `undefined` when nothing speaks against it. */
export function misfitOfFormat(value: Typed, name: FormatName, world: World): string | undefined {
  const { text, others } = READ[name];
  return misfitOf(value, typeOf(saysHowItLooks(value) ? text : others), world);
}

/** A text of which nothing is said but its length may well be written as the format needs it. */
function saysHowItLooks(value: Typed): boolean {
  const isText = typesOf(value)?.every((type) => type === 'string') === true;
  const isSaid = value.schemas.some(({ pattern, format }) => pattern !== undefined || format !== undefined);
  return isText && (isSaid || valuesOf(value) !== undefined);
}
