import openapiTS, { astToString } from 'openapi-typescript';
import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import { readOperations, type ContractOperation } from './contractOperation.ts';

const HEADER =
  '/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */';

/** TypeScript types of a bundled contract: what openapi-typescript writes, and by operationId what is asked, what
 * SUCCESS answers, and the codes with their data. */
export async function generateTypes(document: JsonObject): Promise<string> {
  const operations = readOperations(document);
  const parts = Object.fromEntries(operations.flatMap(partsOf));
  // openapi-typescript rewrites what it is given.
  const types = astToString(await openapiTS(structuredClone(withSchemas(document, parts)) as never));
  const lines = (part: string) =>
    operations.map(({ operationId }) => `  ${operationId}: ${typeOf(`${operationId}.${part}`)};`);
  const codes = operations.map(
    (operation) => `  ${operation.operationId}: {${operation.returnCodes.map(codeLine(operation)).join('')} };`,
  );
  const auths = operations.map(({ operationId, auth }) => `  ${operationId}: '${auth}';`);
  return [
    HEADER,
    types,
    interfaceOf('requests', 'The business fields of each request.', lines('request')),
    interfaceOf('replies', '`ret_data` of each SUCCESS.', lines('reply')),
    interfaceOf('auths', '`x-auth` of each operation.', auths),
    interfaceOf('codes', 'The business codes of each operation, with what `ret_data` holds beside them.', codes),
  ].join('\n');
}

const typeOf = (schema: string) => `components['schemas']['${schema}']`;

function interfaceOf(name: string, comment: string, lines: readonly string[]): string {
  return `/** ${comment} */\nexport interface ${name} {\n${lines.join('\n')}\n}\n`;
}

function codeLine({ operationId, codeData }: ContractOperation): (code: string) => string {
  return (code) => ` ${code}: ${codeData[code] ? typeOf(`${operationId}.${code}`) : 'Record<string, never>'};`;
}

/** The schemas that get a type of their own, by name. */
function partsOf({ operationId, request, reply, codeData }: ContractOperation): [string, JsonObject][] {
  const data = (ownPart(reply).properties as JsonObject).ret_data as JsonObject;
  return [
    [`${operationId}.request`, ownPart(request)],
    [`${operationId}.reply`, data],
    ...Object.entries(codeData).map(([code, schema]): [string, JsonObject] => [`${operationId}.${code}`, schema]),
  ];
}

/** What `allOf` has beside the common part: one branch, or several that operations share. */
function ownPart(schema: JsonObject): JsonObject {
  const own = ((schema.allOf ?? []) as readonly Json[]).filter(isJsonObject).filter((branch) => !isCommonPart(branch));
  const [first] = own;
  if (!first) throw new Error('A request or reply schema has no part of its own beside the common one.');
  return own.length === 1 ? first : { allOf: own };
}

const isCommonPart = ({ $ref }: JsonObject): boolean =>
  typeof $ref === 'string' && /[/.](RequestBase|Envelope)(\.yaml)?$/.test($ref);

function withSchemas(document: JsonObject, added: JsonObject): JsonObject {
  const components = document.components as JsonObject;
  return { ...document, components: { ...components, schemas: { ...(components.schemas as JsonObject), ...added } } };
}
