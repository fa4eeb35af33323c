import {
  Ajv2020,
  Name,
  _,
  stringify,
  type CodeKeywordDefinition,
  type JSONType,
  type KeywordCxt,
} from 'ajv/dist/2020.js';
import { formats } from './formats.ts';
import type { Judge, RuleKeyword } from './keyword.ts';
import { ruleKeywords } from './ruleKeywords.ts';

/** Keywords that say something to forms, engine or checker and judge nothing. */
export const annotations = [
  'x-shared',
  'x-sensitive',
  'x-options',
  'x-when',
  'x-prefill',
  'x-currency',
  'x-rules',
  'x-service',
  'x-live',
  'x-tidy',
  'x-check',
  'x-username',
  'x-summary',
  'x-figures',
  'x-links',
] as const;

/** Where standalone code finds a function: turned into imports by `src/compile`. */
export const keywordModule = 'portal:keyword/';
export const formatModule = 'portal:format';

/** Ajv with our keywords and formats: strict, all errors, the world handed in as `this`.
 * Never in the page: there, validators come as code. */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    messages: false,
    passContext: true,
    validateSchema: true,
    addUsedSchema: false,
    code: { source: true, esm: true, formats: _`require(${formatModule})` },
  });
  for (const keyword of annotations) ajv.addKeyword({ keyword, valid: true });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format.validate);
  for (const keyword of ruleKeywords) ajv.addKeyword(definitionOf(keyword));
  return ajv;
}

/** A `code` keyword that requires a module: a keyword given as a function has no standalone code. */
function definitionOf(keyword: RuleKeyword): CodeKeywordDefinition {
  return {
    keyword: keyword.name,
    type: [keyword.type].flat() as JSONType[],
    metaSchema: keyword.metaSchema,
    error: { message: `must hold ${keyword.name}`, params: ({ params }) => _`${params['detail']}` },
    code(cxt: KeywordCxt) {
      const { gen, data } = cxt;
      const param = gen.scopeValue('schema', { ref: cxt.schema as unknown, code: stringify(cxt.schema) });
      const judge = gen.scopeValue('func', {
        key: keyword.judge,
        ref: keyword.judge satisfies Judge,
        code: _`require(${keywordModule + keyword.name}).judge`,
      });
      const detail = gen.const('detail', _`${judge}(${param}, ${data}, { world: this.world, subject: ${rootData} })`);
      cxt.setParams({ detail });
      cxt.fail(_`${detail} !== undefined`);
    },
  };
}

/** Ajv's name for the value that validation began with. */
const rootData = new Name('rootData');
