import { isJsonObject, type Json } from '../../../../src/domain/json.ts';
import type { Row } from './table.ts';

/** A text of a request that stands for something given. */
const GIVEN = /^\$([^/]+)/;

/** Names that end like an id's. */
const LIKE_AN_ID = /(^|_)(id|ids|no|ref|key|ticket|tickets)$/;

/** Of these the gateway gave none: the member types them, or they name something public. */
const TYPED = new Set([
  'req_water_no',
  'terminal_no',
  'login_id',
  'mob_no',
  'doc_no',
  'page_no',
  'proxy_id',
  'announce_id',
  'captcha_key',
  'payee_card_no',
  'bank_card_no',
]);

/** Fields of a row's request that hold what the gateway once gave to the owner. What the caller has got for this very call, a
 * proof such as a ticket of the payment password, is not one. A field that is named like one and holds a
 * literal is one that the row has forgotten to prepare.
 * @throws Error that says which */
export function idFields(title: string, row: Row): readonly string[] {
  const { request = {}, notIds = [] } = row;
  const [given, literal]: [string[], string[]] = [[], []];
  const texts = textsOf(request, '');
  for (const [name, text] of texts) {
    const step = GIVEN.exec(text)?.[1];
    if (step === undefined) {
      if (LIKE_AN_ID.test(name) && !TYPED.has(name)) literal.push(name);
    } else if (step !== 'caller' && row.given?.[step]?.by !== 'caller') given.push(name);
  }
  const forgotten = literal.filter((name) => !notIds.includes(name));
  if (forgotten.length > 0) {
    throw new Error(
      `${title}: ${forgotten.join(', ')} looks like an id and is a literal. Give it from \`given\` as ` +
        '"$step/field", or name it in `notIds` of the row when it is no id of this gateway.',
    );
  }
  return given;
}

/** Each text of a value, with the name of its field. */
function textsOf(value: Json, name: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((item: Json) => textsOf(item, name));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, key));
}
