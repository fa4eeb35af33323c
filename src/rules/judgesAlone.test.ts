import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('keywords/', import.meta.url));
const ENTRY = 'entry-of-judges';

/** What a page would hold of the keywords: all of their functions that judge. */
async function judgesInPage(): Promise<string> {
  const files = readdirSync(FOLDER).filter((file) => /^\w+\.ts$/.test(file));
  const entry = files.map((file, index) => `export { judge as judge${index} } from ${JSON.stringify(FOLDER + file)};`);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'judges',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? entry.join('\n') : undefined),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  return 'output' in output! ? output.output.map((file) => ('code' in file ? file.code : '')).join('\n') : '';
}

it('a page that judges carries no schema and no words of a keyword', async () => {
  const code = await judgesInPage();
  expect(code).toContain('compareDecimals');
  expect(code).not.toMatch(/metaSchema|description|additionalProperties|explain/);
});
