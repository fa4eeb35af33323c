import { isJsonObject } from '../../domain/json.ts';
import { formatPointer, getAt, splitPointer } from '../../domain/jsonPointer.ts';
import { didYouMean } from '../didYouMean.ts';
import type { MigrationStep } from '../../engine/bundle.ts';
import type { FindingKind } from '../findingKinds.ts';
import { article, typesOf } from '../types/fits.ts';
import { isMissing, lookUp, typeOf, valuesOf, type Typed } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';
import { pathOf } from './schemaPlaces.ts';
import type { Kept, PutBy } from './keptAnswers.ts';
import { refusedBy } from './forms.ts';

interface Wrong {
  readonly id: FindingKind;
  /** Of the step of the migration. */
  readonly key: 'default' | 'value' | 'to';
  readonly what: string;
  readonly fix: string;
}

/** Why the forms do not take what a migration has put, where it lies in the end; `undefined` when nothing was found against it. */
export function misplaced(view: FlowView, kept: Kept, { step }: PutBy): Wrong | undefined {
  const { at, kind, value } = kept;
  const isDefault = 'default' in step;
  const key = isDefault ? 'default' : 'to';
  const [state = '', ...field] = at;
  const node = view.node(state);
  if (!node) {
    const names = Object.keys(view.flow.states);
    const fix = `Name a step of the flow.${didYouMean(state, names)}`;
    return { id: 'migration-place', key, what: `"${formatPointer(at)}" names no step`, fix };
  }
  if (field.length === 0) {
    return kind === undefined || /^(step|call|object|any)\b/.test(kind) ? undefined : misfit(at, kind, 'a step');
  }
  const schema = view.formOf(state);
  // A form that is not there, or cannot be read, is reported by itself.
  if (!schema && node.meta?.form !== undefined) return undefined;
  const found = schema ? lookUp(typeOf(schema), field) : { missing: field[0] ?? '', known: [] };
  if (isMissing(found)) {
    const fix = `Name a field that it asks.${didYouMean(found.missing, found.known)}`;
    return { id: 'migration-place', key, what: `step "${state}" asks no "${field.join('/')}"`, fix };
  }
  if (found.secret) {
    const what = `"${formatPointer(at)}" is a secret (${found.secret}), and the record would keep what is put there`;
    return { id: 'secret-stored', key, what, fix: 'Drop it: a secret is asked again.' };
  }
  if (isDefault && value === true && isConsent(found)) {
    const what = `"${formatPointer(at)}" is a box that has to be ticked, and the migration ticks it for the member`;
    return { id: 'consent-given', key: 'value', what, fix: 'Give no default: the member is asked then.' };
  }
  const from = kept.from ?? sourceOf(step);
  if (from && isConsent(found) && from.at(-1) !== at.at(-1)) {
    const what = `"${formatPointer(from)}" was another box, and is put where "${formatPointer(at)}" is to be agreed to`;
    return { id: 'consent-given', key, what, fix: 'Drop the old tick: the member is asked for the new one.' };
  }
  const types = typesOf(found);
  if (!isDefault && kind !== undefined && types && !isTaken(kind, types)) return misfit(at, kind, article(types));
  const own = getAt(schema, pathOf(field.map((token) => (/^\d+$/.test(token) ? '-' : token))));
  const by = value === undefined || !isJsonObject(own) ? undefined : refusedBy(view, own, value, 'kept');
  if (by === undefined) return undefined;
  const what = `${JSON.stringify(value)} is refused by ${by} of "${formatPointer(at)}"`;
  return { id: 'migration-loss', key: isDefault ? 'value' : 'to', what, fix: 'Give what the field takes.' };
}

function sourceOf(step: MigrationStep): readonly string[] | undefined {
  const pointer = 'move' in step ? step.move : 'rename' in step ? step.rename : undefined;
  return pointer === undefined ? undefined : splitPointer(pointer);
}

/** What a member can only agree to: a box that takes nothing but its tick. */
export function isConsent(field: Typed): boolean {
  const values = valuesOf(field);
  return values?.length === 1 && values[0] === true;
}

function misfit(at: readonly string[], kind: string, asked: string): Wrong {
  const what = `it is ${article(kind.split(' ').slice(0, 1))}, and ${asked} is asked at "${formatPointer(at)}"`;
  return {
    id: 'migration-loss',
    key: 'to',
    what,
    fix: 'Put it where the same is asked, or drop it, to be asked again.',
  };
}

/** Whether a value of the older kind can be one of these types. */
function isTaken(kind: string, types: readonly string[]): boolean {
  const [type = ''] = kind.split(' ');
  if (type === 'step') return types.includes('object');
  return type === 'any' || types.includes(type) || (type === 'integer' && types.includes('number'));
}
