import { mkdirSync, writeFileSync } from 'node:fs';
import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import type { Plugin } from 'vite';
import { detailsSchema } from './pages/shared/detailsSchema.ts';
import { fieldsSchema } from './pages/shared/fieldsSchema.ts';
import { SECOND_STEP_FIELDS } from './pages/shared/secondStep.ts';
import { replyOf } from './replies.ts';

const MODULE = 'bench:validators';
const COUNTS = [20, 40, 200];

/** The schemas of the page, compiled by rjsf's own precompiler. It writes CommonJS, a file for each. */
export function precompiledValidators(folder: string): Plugin {
  return {
    name: 'precompiled-validators',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      mkdirSync(folder, { recursive: true });
      const names = Object.entries(schemas()).map(([name, schema]) => {
        writeFileSync(`${folder}/${name}.cjs`, compileSchemaValidatorsCode(schema));
        return name;
      });
      const imports = names.map((name) => `import ${name} from ${JSON.stringify(`${folder}/${name}.cjs`)};`);
      return `${imports.join('\n')}\nexport { ${names.join(', ')} };`;
    },
  };
}

function schemas(): Readonly<Record<string, RJSFSchema>> {
  const { account_list } = dataOf('/userInfoQuery') as { account_list: never };
  const { list } = dataOf('/bank/bankList') as { list: never };
  return {
    details: detailsSchema(account_list, list),
    more: fieldsSchema('more', SECOND_STEP_FIELDS),
    ...Object.fromEntries(COUNTS.map((count) => [`fields${count}`, fieldsSchema('field', count)])),
  };
}

function dataOf(path: string): unknown {
  return (replyOf(path, {}) as { ret_data: unknown }).ret_data;
}
