import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Json, JsonObject } from '../../../../src/domain/json.ts';
import { subjectNames } from './subjects.ts';

/** Something done before the call; its result is `$<name>/…` of what comes after. The owner does it, or whoever `by` names: the
 * caller, or the visitor who is the caller when nobody is signed in. */
export type Step = { readonly by?: 'owner' | 'caller' | 'visitor' } & (
  | { readonly call: string; readonly request?: JsonObject }
  /** A code sent by smsSendCode, read from the outbox: `otp_id`, `otp`. */
  | { readonly sendCode: JsonObject; readonly to?: string }
  /** A captcha with its answer: `captcha_key`, `captcha`. */
  | { readonly captcha: true }
  /** The ticket of a selfie that was found to be the member's, for this operation: `ticket`. */
  | { readonly faceTicket: string }
  /** What is printed on a card: `card_no`, `expiry_date`, `cvc2`. */
  | { readonly cardInHand: string }
  /** The newest code that the outbox holds for this number or address: `code`. */
  | { readonly lastCode: string }
  /** Something done in the place of the outside world. */
  | { readonly sandbox: string; readonly body: JsonObject }
  /** What the sandbox shows there. */
  | { readonly sandboxed: string }
  | { readonly sql: string; readonly params?: readonly Json[] }
);

/** One row: a request, and what each subject is answered. How to write one is in `docs/tester.md`. An operation that takes
 * different requests for different members has several, each with a comma and some words after its operationId. */
export interface Row {
  readonly given?: { readonly [name: string]: Step };
  readonly request?: JsonObject;
  /** `$card` → the right unknown value of it, where one made up by form will not do. */
  readonly unknown?: JsonObject;
  /** Fields named like an id that hold none of this gateway's. */
  readonly notIds?: readonly string[];
  /** Whoever holds what this request carries may go on: nobody is signed in yet, and a ticket is nobody's but its holder's. */
  readonly bearer?: true;
  /** Tables that a refusal may change besides, such as the count of guesses. */
  readonly mayChange?: readonly string[];
  /** Tables that a read may add to when it succeeds, such as quotes. */
  readonly keeps?: readonly string[];
  /** Return code → the subjects that get it; `rest` are those not named. */
  readonly answers: { readonly [code: string]: readonly string[] | 'rest' };
}

/** In `answers`: the subjects that the request leaves no place for. Only ids can be foreign or unknown. */
export const NO_ID = 'NO_ID';

const folder = new URL('../rows/', import.meta.url);

/** Every row by its title. */
export function readTable(): ReadonlyMap<string, Row> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const rows = files.flatMap((name) => {
    const file = parse(readFileSync(new URL(name, folder), 'utf8')) as { readonly [title: string]: Row };
    return Object.entries(file);
  });
  return new Map(rows);
}

/** The operation of a row, from its title. */
export function operationOf(title: string): string {
  return title.split(',', 1)[0]!;
}

/** The code each subject expects; a subject that is missing, unknown or named twice is an error of the row. */
export function expectations(title: string, { answers }: Row): ReadonlyMap<string, string> {
  const named = Object.entries(answers).flatMap(([code, who]) =>
    who === 'rest' ? [] : who.map((subject) => [subject, code] as const),
  );
  const expected = new Map(named);
  const wrong = named.filter(([subject], at) => {
    const first = named.findIndex(([other]) => other === subject);
    return first !== at || !subjectNames.includes(subject);
  });
  if (wrong.length > 0) throw new Error(`${title}: unknown or named twice: ${wrong.join(', ')}`);
  const rest = Object.keys(answers).filter((code) => answers[code] === 'rest');
  const unnamed = subjectNames.filter((subject) => !expected.has(subject));
  if (unnamed.length > 0 && rest.length !== 1) {
    throw new Error(`${title}: say what these are answered: ${unnamed.join(', ')}`);
  }
  for (const subject of unnamed) expected.set(subject, rest[0]!);
  return expected;
}
