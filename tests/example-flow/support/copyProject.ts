import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
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
  if (withExample) cpSync(exampleRoot, root, { recursive: true });
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
