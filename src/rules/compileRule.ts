import type { Ajv2020, AnySchema } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../domain/json.ts';
import { DataError } from '../domain/dataError.ts';
import { madeOnce } from '../domain/madeOnce.ts';
import type { CompiledFigure } from './compiled.ts';
import { createAjv } from './createAjv.ts';
import { createRule, type JudgedRule } from './createRule.ts';
import { createFigure } from './figures/createFigure.ts';
import { figureTypes } from './figures/figureFile.ts';
import { refuseCircle, type FigureLibrary } from './figures/refuseCircle.ts';
import { workedBy } from './figures/workedBy.ts';
import type { RuleSource } from './ruleFile.ts';
import { ruleSchema } from './ruleSchema.ts';
import { resolveRefs, type RefContext } from './resolveRefs.ts';
import type { Validator } from './validator.ts';

let shared: Ajv2020 | undefined;

/** The one Ajv of this process; starting one costs more than compiling a form. */
export function sharedAjv(): Ajv2020 {
  shared ??= createAjv();
  return shared;
}

/** By the text of the schema. A checker that runs on every save compiles what changed and nothing else. */
const compiled = new Map<string, Validator>();
/** The same without writing the text of a schema that is the very one of before. */
const compiledBefore = new WeakMap<JsonObject, Validator>();
const MOST_COMPILED = 4000;

/** Compiles a schema that stands alone; one of the same text is not compiled again.
 * @throws DataError in Ajv's words, where the schema is not strict; its cause is Ajv's own error */
export function compileSchema(schema: JsonObject): Validator {
  const found = compiledBefore.get(schema) ?? compiledByText(schema);
  compiledBefore.set(schema, found);
  return found;
}

function compiledByText(schema: JsonObject): Validator {
  const text = JSON.stringify(schema);
  const before = compiled.get(text);
  if (before) return before;
  const validator = compileAnew(schema);
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  compiled.set(text, validator);
  return validator;
}

/** Nothing is kept in Ajv's own cache. */
function compileAnew(schema: JsonObject): Validator {
  const ajv = sharedAjv();
  try {
    return ajv.compile(schema as AnySchema) as unknown as Validator;
  } catch (error) {
    throw new DataError((error as Error).message, { cause: error });
  } finally {
    ajv.removeSchema(schema as AnySchema);
  }
}

/** Where rules and shared schemas are found when a rule refers to them. */
export interface RuleLibrary extends FigureLibrary {
  /** A bundled file by its path from the root. */
  readonly load: (file: string) => Json | undefined;
  /** A rule by id, with its place. */
  readonly rule: (
    id: string,
  ) => { readonly rule: RuleSource; readonly file: string; readonly pointer: string } | undefined;
}

/** References of rules: files, and `rule:<id>` of another rule over the same subject or a part of it. */
function ruleRefs(library: RuleLibrary): RefContext {
  return {
    load: library.load,
    named(ref) {
      if (!ref.startsWith('rule:')) return undefined;
      const found = library.rule(ref.slice('rule:'.length));
      if (!found) throw new DataError(`"$ref": "${ref}" names no rule in flows/rules.`);
      if (found.rule.figures)
        throw new DataError(`"$ref": "${ref}" names a rule with figures, which is asked by its id alone.`);
      return { file: found.file, pointer: `${found.pointer}/schema`, schema: found.rule.schema };
    },
  };
}

/** The JSON Schema of a rule by id, standing alone. */
export function standaloneRuleSchema(id: string, library: RuleLibrary): JsonObject {
  const found = library.rule(id);
  if (!found) throw new DataError(`Rule "${id}" is not known.`);
  const place = { file: found.file, pointer: `${found.pointer}/schema` };
  const figures = Object.entries(found.rule.figures ?? {}).map(([name, figure]) => [name, typeOf(figure, library)]);
  const schema = resolveRefs(found.rule.schema, place, ruleRefs(library));
  return ruleSchema(found.rule, schema, Object.fromEntries(figures) as { readonly [name: string]: JsonObject });
}

function typeOf(figure: string, library: RuleLibrary): JsonObject {
  const found = library.figure(figure);
  if (!found) throw new DataError(`Figure "${figure}" is not known.`);
  return figureTypes[found.type];
}

/** A rule in memory, for Node: checker, gateway, tests. */
export function compileRule(id: string, library: RuleLibrary): JudgedRule {
  const rule = library.rule(id)?.rule;
  const validator = compileSchema(standaloneRuleSchema(id, library));
  const named = rule?.figures;
  const worked =
    named &&
    workedBy(
      named,
      asAsked((figure) => compileFigure(figure, library)),
    );
  return createRule(id, Object.keys(rule?.subject ?? {}), validator, rule?.defaults, worked);
}

/** A figure in memory; what it takes and asks is compiled when it is worked out.
 * @throws DataError when there is none of that id */
export function compileFigure(id: string, library: RuleLibrary): CompiledFigure {
  const figure = library.figure(id);
  if (!figure) throw new DataError(`Figure "${id}" is not known.`);
  refuseCircle(id, library);
  const figures = asAsked((other) => compileFigure(other, library));
  const rules = asAsked((rule) => compileRule(rule, library));
  return createFigure(id, Object.keys(figure.subject), figure, figures, rules);
}

/** Each made when it is first asked for. */
function asAsked<T>(make: (id: string) => T): { readonly [id: string]: T } {
  const made = madeOnce(make);
  return new Proxy<{ readonly [id: string]: T }>({}, { get: (_, id) => made(String(id)) });
}
