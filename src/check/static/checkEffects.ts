import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import { isJsonObject, objectOf, type Json } from '../../domain/json.ts';
import type { OperationEntry } from '../../compile/project.ts';
import { membersOf, saidOfMember, sumsIn, typeOf } from '../types/lookUp.ts';
import type { CheckContext } from './checkContext.ts';

/** What the contract says of a call fits the rest that it says: flows owe the member a review, a password and an end for a lost reply
 * by these marks alone, and a mark that is lost or weaker is missed by nobody else. */
export function checkEffects(context: CheckContext): void {
  const all = Object.values(context.project.operations).filter(
    ({ file, problem }) => !problem && !context.unfit.has(file),
  );
  const marked = new Set(
    all.flatMap((entry) => ticketsOf(entry).flatMap(({ name, marks }) => (marks.length > 0 ? [name] : []))),
  );
  for (const entry of all) {
    checkPaid(context, entry);
    for (const { name, marks } of ticketsOf(entry)) {
      if (marks.length > 0 || !marked.has(name)) continue;
      const place = { file: entry.file, pointer: placeOf(context, entry, name), of: 'key' as const };
      const what = `"${entry.meta.operationId}" takes a "${name}", and nothing says what gives it: every other call that takes one does`;
      const fix =
        'Write "x-ticket" beside its "$ref": { from: authPayPwd, told: { quote_id: quote_id } }, as openapi/paths/card/cardBuyChip.yaml does.';
      context.add('effect-misfit', place, what, fix);
    }
  }
}

/** Whoever pays by a quote, with a ticket for it, has money moved. */
function checkPaid(context: CheckContext, entry: OperationEntry): void {
  const { file, pointer, meta, reply } = entry;
  if (meta.effect === 'money' || meta.effect === 'irreversible') return;
  const isForQuote = ticketsOf(entry).some(({ marks }) =>
    marks.some((mark) => objectOf(objectOf(mark)['told'])['quote_id'] === 'quote_id'),
  );
  const sums = isJsonObject(reply) ? sumsIn(typeOf(reply)).map((place) => place.join('/')) : [];
  const debited = sums.find((sum) => /(^|\/)(deducted|debited)/.test(sum));
  if (!isForQuote && (debited === undefined || ticketsOf(entry).length === 0)) return;
  const why = isForQuote ? 'takes a ticket for a quote' : `takes a ticket and says "${debited ?? ''}"`;
  const what = `"${meta.operationId}" ${why}, and its effect is "${meta.effect}"`;
  const fix =
    'Write "x-effect: money": only then has its flow to show the price, to ask the password, and to tell what became of a lost reply.';
  context.add('effect-misfit', { file, pointer: `${pointer}/x-effect` }, what, fix);
}

interface TicketField {
  readonly name: string;
  readonly marks: readonly Json[];
}

/** Fields of a request that take a ticket, with what is said of where it comes from. */
function ticketsOf({ request }: OperationEntry): readonly TicketField[] {
  if (!isJsonObject(request)) return [];
  const typed = typeOf(request);
  return membersOf(typed)
    .filter((name) => saidOfMember(typed, name, 'x-sensitive').includes('ticket'))
    .map((name) => ({ name, marks: saidOfMember(typed, name, 'x-ticket') }));
}

/** Where a field of a request is described in the file of its operation. */
function placeOf({ project }: CheckContext, { file, pointer }: OperationEntry, name: string): string {
  const at = `${pointer}/requestBody/content/application~1json/schema`;
  const schema = objectOf(getAt(project.files.get(file)?.data ?? null, parsePointer(at)));
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  const index = parts.findIndex((part) => Object.hasOwn(objectOf(objectOf(part)['properties']), name));
  return index < 0 ? `${at}/properties/${name}` : `${at}/allOf/${index}/properties/${name}`;
}
