import { viewOf, viewWith } from '../lookClass.ts';
import { isMissing, lookUp, typeOf, valuesOf, ALWAYS, type Typed } from '../../types/lookUp.ts';
import type { Project } from '../../../compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../domain/json.ts';
import { deepEqual } from '../../../domain/deepEqual.ts';
import { formatPointer, getAt, parsePointer, setAt } from '../../../domain/jsonPointer.ts';
import type { WalkResult } from '../../../engine/walkResult.ts';
import { CONTRACT_NOTES } from '../../../rules/contractAjv.ts';
import { compileSchema } from '../../../rules/compileRule.ts';
import { proposeValues } from '../../../rules/proposeValues.ts';
import type { OpenRows } from '../../../rules/formSchema.ts';
import type { Validator } from '../../../rules/validator.ts';
import { replySample, sampleSchema } from '../../samples/operationSamples.ts';
import { conjuncts } from '../../types/conjuncts.ts';
import type { Ahead } from '../ahead.ts';
import type { Look } from '../../promises/lookedAt.ts';
import {
  KEPT,
  placesLookedAt,
  pointersBehind,
  valuesOfLook,
  valuesToTry,
  variantsOf,
  type Varied,
  type Variants,
} from './variants.ts';

const MOST_REPAIRS = 6;

/** Finds what the gateway can reply, and remembers it for places that look alike. */
export class Replies {
  readonly #known = new Map<string, Variants>();
  readonly #judges = new Map<string, Validator | undefined>();

  constructor(
    readonly project: Project,
    readonly ahead: Ahead,
  ) {}

  /** Data of success that the contract allows, one for each way it leads on. */
  at(inner: WalkResult, state: string, operationId: string, wanted: readonly Look[] | undefined): Variants {
    const { bundle } = inner;
    const own = `$reply/${state}`;
    const view = viewOf(inner);
    const looked = [...placesLookedAt(own, this.ahead.after(bundle, state, wanted))];
    const looks = looked.flatMap(([, all]) => all);
    const behind = pointersBehind(looks).map((pointer) => view.resolve(pointer) ?? null);
    const key = JSON.stringify([bundle.flow.id, state, looked.map(([pointer]) => pointer), behind, looks.length]);
    const known = this.#known.get(key);
    if (known) return known;
    const sample = replySample(this.project, operationId);
    const base = isJsonObject(sample) ? sample : {};
    const places = looked.map(([pointer, all]) => {
      const first = all
        .flatMap((look) => valuesOfLook(this.project, look, view))
        .map((value) => this.#completed(operationId, base, pointer, value));
      return { pointer, values: this.#values(operationId, base, pointer, first, all), looks: all };
    });
    const varied = [...places, ...this.#objectsAround(operationId, places)];
    const make = (given: ReadonlyMap<string, Json | undefined>) => this.#make(operationId, base, given);
    const found = variantsOf(varied, make, (data) => viewWith(view, own, data));
    this.#known.set(key, found);
    return found;
  }

  #values(
    operationId: string,
    base: JsonObject,
    pointer: string,
    first: readonly Json[],
    looks: readonly Look[],
  ): Varied['values'] {
    const tokens = parsePointer(pointer);
    const shown = getAt(base, tokens);
    const closed = looks.flatMap(({ only = [] }) =>
      only.flatMap((open) => this.#closedRows(operationId, tokens, shown, open)),
    );
    const own = [...(shown === undefined ? [] : [shown]), ...closed];
    const found = this.#typeAt(operationId, tokens);
    if (!found) return valuesToTry([...own, ...first], ['other'], true);
    const isReported = first.length > 0;
    const listed = valuesOf(found) as readonly Json[] | undefined;
    const others = listed ?? (isArray(found.schemas) ? listsOf(found.schemas, shown) : proposedOf(found.schemas));
    // What no guard looks at is tried with few values: forms find their answers beside each.
    const more = isReported || listed ? others : others.slice(0, MOST_UNTOLD);
    return valuesToTry([...own, ...first], more, this.#mayBeAbsent(operationId, tokens));
  }

  /** Rows of which a rule says only what it looks at get the other members that the contract asks for from the example. */
  #completed(operationId: string, base: JsonObject, pointer: string, value: Json): Json {
    const tokens = parsePointer(pointer);
    const shown = getAt(base, tokens);
    if (!Array.isArray(value) || !Array.isArray(shown) || shown.length === 0) return value;
    const schemas = this.#typeAt(operationId, [...tokens, '-'])?.schemas ?? [];
    const required = schemas.flatMap((schema) => (schema['required'] ?? []) as readonly string[]);
    return (value as readonly Json[]).map((row, index) => {
      const like = (shown[index] ?? shown[0]) as Json;
      if (!isJsonObject(row) || !isJsonObject(like)) return row;
      const asked = Object.entries(like).filter(([name]) => required.includes(name) && row[name] === undefined);
      const others = asked.map(([name, one]) => [
        name,
        index < shown.length ? one : anotherText(schemas, name, one, index),
      ]);
      return { ...(Object.fromEntries(others) as JsonObject), ...row };
    });
  }

  /** The list of the example, with rows of which none may be chosen. */
  #closedRows(
    operationId: string,
    tokens: readonly string[],
    shown: Json | undefined,
    only: OpenRows,
  ): readonly Json[] {
    const at = parsePointer(only.at);
    const found = this.#typeAt(operationId, [...tokens, '-', ...at]);
    const others = ((found && valuesOf(found)) ?? []) as readonly Json[];
    const closed = others.find((value) => !only.in.some((one) => deepEqual(one, value)));
    if (closed === undefined || !Array.isArray(shown)) return [];
    return [(shown as readonly Json[]).map((row) => setAt(row, at, closed) ?? row)];
  }

  /** What the contract says of a place in a reply. */
  #typeAt(operationId: string, tokens: readonly string[]): Typed | undefined {
    const schema = this.project.operations[operationId]?.reply;
    const found = isJsonObject(schema) ? lookUp(typeOf(schema), tokens) : undefined;
    return found && !isMissing(found) ? found : undefined;
  }

  /** Objects that may be absent with all that is looked at in them. */
  #objectsAround(operationId: string, places: readonly Varied[]): readonly Varied[] {
    const found = new Map<string, Varied>();
    for (const { pointer, looks } of places) {
      const tokens = parsePointer(pointer);
      for (let length = tokens.length - 1; length > 0; length -= 1) {
        const above = tokens.slice(0, length);
        if (!this.#mayBeAbsent(operationId, above)) continue;
        const name = formatPointer(above);
        found.set(name, {
          pointer: name,
          values: [KEPT, undefined],
          looks: [...(found.get(name)?.looks ?? []), ...looks],
        });
      }
    }
    return [...found.values()];
  }

  /** The object around it may be there without it. */
  #mayBeAbsent(operationId: string, tokens: readonly string[]): boolean {
    const around = this.#typeAt(operationId, tokens.slice(0, -1));
    if (!around) return true;
    const found = lookUp({ ...around, presence: ALWAYS }, tokens.slice(-1));
    return isMissing(found) || found.presence.type !== 'always';
  }

  /** The contract's example with the values given, repaired until the contract allows it. */
  #make(operationId: string, base: JsonObject, given: ReadonlyMap<string, Json | undefined>): JsonObject | undefined {
    let data: Json = base;
    for (const [pointer, value] of given) data = put(data, parsePointer(pointer), value);
    const judge = this.#judge(operationId);
    for (let round = 0; judge && round <= MOST_REPAIRS; round += 1) {
      if (judge.call({ world: NO_WORLD }, data)) break;
      const repaired = round < MOST_REPAIRS ? this.#repaired(operationId, data, judge, given) : undefined;
      if (repaired === undefined) return undefined;
      data = repaired;
    }
    return isJsonObject(data) ? data : undefined;
  }

  /** What a condition of the contract asks for is put in; what it does not allow is left out. */
  #repaired(
    operationId: string,
    data: Json,
    judge: Validator,
    given: ReadonlyMap<string, Json | undefined>,
  ): Json | undefined {
    for (const { keyword, instancePath, params } of judge.errors ?? []) {
      const missing = (params as { missingProperty?: string }).missingProperty;
      const more = params as { additionalProperty?: string; unevaluatedProperty?: string };
      const odd = more.additionalProperty ?? more.unevaluatedProperty;
      const name = keyword === 'required' ? missing : odd;
      const pointer = name === undefined ? instancePath : `${instancePath}/${name}`;
      if (pointer === '' || given.has(pointer)) continue;
      const found = this.#typeAt(operationId, parsePointer(pointer));
      if (keyword === 'required' && found)
        return put(data, parsePointer(pointer), sampleSchema(Object.assign({}, ...found.schemas) as JsonObject));
      if (odd !== undefined || keyword === 'false schema') return put(data, parsePointer(pointer), undefined);
    }
    return undefined;
  }

  #judge(operationId: string): Validator | undefined {
    const schema = this.project.operations[operationId]?.reply;
    if (!this.#judges.has(operationId))
      this.#judges.set(
        operationId,
        isJsonObject(schema) ? compileSchema(withoutNotes(schema) as JsonObject) : undefined,
      );
    return this.#judges.get(operationId);
  }
}

const MOST_UNTOLD = 3;

/** Two rows with the same name would be one to whoever chooses among them: a text differs where the contract lets it. */
function anotherText(schemas: readonly JsonObject[], name: string, value: Json, index: number): Json {
  if (typeof value !== 'string') return value;
  const another = `${value}${index}`;
  const types = schemas.flatMap(({ properties }) => (isJsonObject(properties) ? conjuncts(properties[name]) : []));
  return types.every((schema) => compileSchema(schema).call({ world: NO_WORLD }, another)) ? another : value;
}

function isArray(schemas: readonly JsonObject[]): boolean {
  return schemas.some(({ type, items }) => type === 'array' || items !== undefined);
}

/** No rows, the fewest that may be, and where the contract lists what a row may be, all of them. */
function listsOf(schemas: readonly JsonObject[], shown: Json | undefined): readonly Json[] {
  const rows = Array.isArray(shown) ? (shown as readonly Json[]) : [];
  const items = schemas.flatMap((schema) => conjuncts(schema['items']));
  const listed = items.length === 0 ? undefined : valuesOf({ schemas: items, presence: ALWAYS, secret: undefined });
  const fewest = sampleSchema(Object.assign({}, ...schemas) as JsonObject);
  const few = Array.isArray(fewest) && rows.length >= fewest.length ? rows.slice(0, fewest.length) : fewest;
  return [...(listed ? [listed as Json] : []), few, []];
}

function proposedOf(schemas: readonly JsonObject[]): readonly Json[] {
  return schemas.flatMap((schema) => proposeValues(schema, { world: NO_WORLD, subject: {} }).hold);
}

const NO_WORLD = { user: {}, site: {}, const: {}, calendars: {}, now: '2026-01-01T00:00:00+08:00' };

/** A form's Ajv knows none of the contract's own notes, which judge nothing. */
function withoutNotes(schema: Json): Json {
  if (Array.isArray(schema)) return (schema as readonly Json[]).map(withoutNotes);
  if (!isJsonObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([name, value]) =>
      CONTRACT_NOTES.includes(name) ? [] : [[name, withoutNotes(value)]],
    ),
  );
}

/** An object that is not there is not made for a value that is not there either. */
function put(data: Json, tokens: readonly string[], value: Json | undefined): Json {
  if (value === undefined && getAt(data, tokens) === undefined) return data;
  return setAt(data, tokens, value) ?? {};
}
