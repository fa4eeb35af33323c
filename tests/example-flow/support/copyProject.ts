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

/** The files of the example, and the address of the operation that it brings along. */
function addExample(root: string): void {
  cpSync(exampleRoot, root, { recursive: true });
  const contract = join(root, 'openapi/gateway.yaml');
  const address = '  /history/ask: { $ref: ./paths/history/historyAsk.yaml }';
  writeFileSync(
    contract,
    readFileSync(contract, 'utf8').replace('\npaths:\n', () => `\npaths:\n${address}\n`),
  );
}
