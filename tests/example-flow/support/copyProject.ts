import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));
const exampleRoot = fileURLToPath(new URL('../project/', import.meta.url));

/** What a copy leaves behind: heavy, made again, or of no use to it. */
const left = new Set(['node_modules', 'dist', 'data', 'bench', 'test-results', 'storybook-static']);

export interface ProjectCopy {
  readonly root: string;
  readonly remove: () => void;
}

/** The whole project in a temporary folder, with the example flow copied into place. What is installed is linked. */
export function copyProject({ withExample = true }: { readonly withExample?: boolean } = {}): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'copied-flow-'));
  for (const name of readdirSync(projectRoot)) {
    if (!left.has(name) && !(name.startsWith('.') && name !== '.storybook'))
      cpSync(join(projectRoot, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  if (withExample) addExample(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** The operations that the example brings along: their addresses, and the files that describe them. */
const ADDRESSES = `
  /history/ask: { $ref: ./paths/history/historyAsk.yaml }
  /visa/apply: { $ref: ./paths/visa/visaApply.yaml }
`;

/** The shared choice of the example, in words. */
const AGES: { readonly [locale: string]: readonly [adult: string, child: string, infant: string] } = {
  en: ['Adult', 'Child, half the fee', 'Under 6, no fee'],
  'zh-HK': ['成人', '兒童，半費', '6 歲以下，免費'],
  'zh-CN': ['成人', '儿童，半价', '6 岁以下，免费'],
};

/** The files of the example, and what it adds to files of the project. */
function addExample(root: string): void {
  cpSync(exampleRoot, root, { recursive: true });
  const change = (file: string, from: string, to: string): void => {
    const path = join(root, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(from, () => to),
    );
  };
  change('openapi/gateway.yaml', '\npaths:\n', `\npaths:${ADDRESSES}`);
  for (const [locale, [adult, child, infant]] of Object.entries(AGES)) {
    const words = JSON.stringify({ options: { adult, child, infant } });
    change(`locales/${locale}/shared.json`, '"fields": {', `"fields": { "visa-age": ${words},`);
  }
}
