import type { SensitiveKind } from '../../domain/sensitive.ts';
import { listOf } from '../../domain/json.ts';
import type { FieldPlan } from '../../forms/plan/formPlan.ts';
import { attempt } from '../attempt.ts';

/** What a layout says of a field and does not fit what the field asks. */
export interface Oddity {
  readonly kind: 'secret-shown' | 'widget-misfit';
  /** Where the layout says it. */
  readonly inside: readonly string[];
  readonly what: string;
  readonly fix: string;
}

/** Secrets that a member knows by heart, and nobody beside them is to read. */
const BY_HEART: readonly (SensitiveKind | undefined)[] = ['pin', 'password'];
const HIDING: readonly string[] = ['pin', 'password'];

/** What a browser fills in by itself that is of one kind of secret alone. */
const FILLED: { readonly [purpose: string]: readonly (SensitiveKind | undefined)[] } = {
  'one-time-code': ['otp'],
  'current-password': BY_HEART,
  'new-password': BY_HEART,
  'cc-csc': ['cvc'],
  'cc-number': ['pan'],
  'cc-exp': ['pan'],
};

/** A password is typed unseen, a browser fills in what is asked, and keys of digits alone are for what has nothing else. */
export function odditiesOf(widget: string, field: FieldPlan): readonly Oddity[] {
  return [...readable(widget, field), ...filledOtherwise(field), ...withoutLetters(field)];
}

function readable(widget: string, { name, secret, options, schema }: FieldPlan): readonly Oddity[] {
  if (!BY_HEART.includes(secret) || schema['type'] !== 'string') return [];
  const isSeen = HIDING.includes(widget) && options['masked'] === false;
  if (HIDING.includes(widget) && !isSeen) return [];
  const inside = isSeen ? ['ui:options', 'masked'] : ['ui:widget'];
  const what = `"${name}" is a secret (${secret ?? ''}), and ${isSeen ? 'is not masked' : `the widget "${widget}" shows`} while it is typed`;
  return [{ kind: 'secret-shown', inside, what, fix: isSeen ? 'Leave "masked" out.' : `Ask it by ${HIDING_SAID}.` }];
}

const HIDING_SAID = HIDING.map((one) => `"${one}"`).join(' or ');

function filledOtherwise({ name, secret, options }: FieldPlan): readonly Oddity[] {
  const purpose = String(options['autocomplete'] ?? '');
  const kinds = purpose.split(' ').flatMap((one) => (Object.hasOwn(FILLED, one) ? [FILLED[one]] : []));
  const [kind] = kinds;
  if (kind === undefined || kind.includes(secret)) return [];
  const own = Object.keys(FILLED).find((one) => FILLED[one]?.includes(secret));
  const what = `a browser fills "${name}" with what "${purpose}" is, and the field ${secret === undefined ? 'takes no such secret' : `takes another secret (${secret})`}`;
  const fix = `Write "autocomplete": ${own === undefined ? '' : `"${own}", or `}"off".`;
  return [{ kind: 'widget-misfit', inside: ['ui:options', 'autocomplete'], what, fix }];
}

/** What is written with letters in a pattern, and stands for none. */
const NO_LETTERS = /\\[dsbB]|\\p\{N[dlo]?\}/g;

function withoutLetters({ name, options, schema }: FieldPlan): readonly Oddity[] {
  if (options['inputMode'] !== 'numeric' || schema['type'] !== 'string' || !takesLetters(schema)) return [];
  const what = `"${name}" takes letters, and the keys of "numeric" have none`;
  const fix = 'Leave "inputMode" out, or take digits alone by the "pattern".';
  return [{ kind: 'widget-misfit', inside: ['ui:options', 'inputMode'], what, fix }];
}

/** A pattern names letters, or what is typed has its letters tidied. Without a pattern nobody knows. */
function takesLetters({ pattern, format, 'x-tidy': tidy }: FieldPlan['schema']): boolean {
  if (format === 'email' || listOf(tidy).includes('upperCase')) return true;
  return (
    typeof pattern === 'string' &&
    attempt(() => new RegExp(pattern, 'u')) !== undefined &&
    /[A-Za-z]/.test(pattern.replace(NO_LETTERS, ''))
  );
}
