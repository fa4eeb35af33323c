import { fileURLToPath } from 'node:url';
import standalone from 'ajv/dist/standalone/index.js';
import type { JsonObject } from '../domain/json.ts';
import { sharedAjv } from '../rules/compileRule.ts';
import { formatModule, keywordModule } from '../rules/createAjv.ts';
import { formats } from '../rules/formats.ts';
import { COMBINING } from '../rules/membersNamed.ts';

/** Modules that run in the page, by path. */
export function rulesPath(name: string): string {
  return fileURLToPath(new URL(`../rules/${name}`, import.meta.url));
}

/** Validators as the code of one ES module: functions under the names given, no `eval`, and imports from `src/rules` only.
 * @param schemas by the name of the function */
export function validatorCode(schemas: { readonly [name: string]: JsonObject }): string {
  const ajv = sharedAjv();
  const keys = Object.keys(schemas);
  if (keys.length === 0) return '';
  try {
    for (const key of keys) ajv.addSchema(schemas[key] as JsonObject, key);
    const code = standaloneCode(ajv, Object.fromEntries(keys.map((key) => [key, key])));
    return asModule(code, keys);
  } finally {
    for (const key of keys) ajv.removeSchema(key);
  }
}

/** A CommonJS package: its function is the default of the default, or the default itself. */
const standaloneCode = ((standalone as unknown as { default?: typeof standalone }).default ??
  standalone) as unknown as (ajv: unknown, names: { readonly [name: string]: string }) => string;

/** Where Ajv writes an error, in a page whose forms have hundreds of such places. */
const errorPattern =
  /const (err\d+) = \{instancePath(?::([^{}]*?))?,schemaPath:("(?:[^"\\]|\\.)*"),keyword:("[^"]*"),params:((?:(?!const err\d).)*?)\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g;
/** Where in the schema an error is, is asked of keywords that combine schemas and of what is inside them (see `schemaErrors`), of no others. */
const combinedPattern = new RegExp(`/(${[...COMBINING, 'contains'].join('|')})[/"]`);
/** Nothing shows the choices of an `enum` (see `schemaErrors`); to say them, the code would hold the whole schema again. */
const choicesPattern = /^\{allowedValues: schema[^}]*\}$/;

/** The same code with a call at each place. */
function withSharedErrors(code: string): string {
  const short = code.replaceAll(
    errorPattern,
    (_whole, _name, place: string | undefined, schemaPath: string, keyword: string, params: string) =>
      `vErrors = addError(vErrors,${place ?? 'instancePath'},${combinedPattern.test(schemaPath) ? schemaPath : '""'},${keyword},${params.replace(choicesPattern, '{}')});`,
  );
  return `import { addError } from ${JSON.stringify(rulesPath('addError.ts'))};\n${short}`;
}

const requirePattern = /const (\w+) = require\("([^"]+)"\)(?:\.(\w+)|\["([^"]+)"\])?;/g;

/** Ajv writes `require` even as ESM (ajv-validator/ajv#2209): each becomes an import of the one thing it takes. */
function asModule(code: string, names: readonly string[]): string {
  const imports: string[] = [];
  const body = code
    .replace('"use strict";', '')
    .replaceAll(requirePattern, (whole, name: string, module: string, dotted?: string, quoted?: string) => {
      const taken = importOf(module, dotted ?? quoted ?? 'default');
      if (taken === undefined) throw new RangeError(`Ajv asks for ${whole}, which has no place in the page.`);
      imports.push(`import { ${taken.name} as ${name} } from ${JSON.stringify(taken.path)};`);
      return '';
    })
    .replaceAll(new RegExp(`export const (${names.join('|')}) = `, 'g'), '\nconst $1 = ');
  return withSharedErrors([...imports, body].join('\n'));
}

function importOf(module: string, member: string): { readonly name: string; readonly path: string } | undefined {
  if (module === 'ajv/dist/runtime/ucs2length')
    return { name: 'lengthInCharacters', path: rulesPath('lengthInCharacters.ts') };
  if (module === 'ajv/dist/runtime/equal') return { name: 'deepEqual', path: rulesPath('../domain/deepEqual.ts') };
  if (module === formatModule) return { name: formats[member]?.export ?? member, path: rulesPath('formats.ts') };
  if (module.startsWith(keywordModule)) {
    return { name: 'judge', path: rulesPath(`keywords/${module.slice(keywordModule.length)}.ts`) };
  }
  return undefined;
}
