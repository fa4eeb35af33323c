import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../lib/requireNode.js';
import { unusedPackages } from './unusedPackages.ts';

const noCommands = (): readonly string[] => [];

interface Manifest {
  readonly dependencies: { readonly [name: string]: string };
  readonly devDependencies: { readonly [name: string]: string };
  readonly scripts: { readonly [name: string]: string };
}

function read(path: string): string {
  return readFileSync(`${root}/${path}`, 'utf8');
}

/** Code of the project without the measurements, which have packages of their own. */
function texts(): readonly string[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js'], { cwd: root, encoding: 'utf8' });
  const paths = files.split('\n').filter((path) => path !== '' && !/^bench\/pages\/|unusedPackages/.test(path));
  return paths.map(read);
}

function commandsOf(name: string): readonly string[] {
  const { bin } = JSON.parse(read(`node_modules/${name}/package.json`)) as { bin?: string | Record<string, string> };
  return typeof bin === 'string' ? [name] : Object.keys(bin ?? {});
}

it('every package of package.json is imported or run', () => {
  const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json')) as Manifest;
  const packages = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  expect(packages.length).toBeGreaterThan(40);
  expect(unusedPackages(packages, [...texts(), JSON.stringify(scripts)], commandsOf)).toEqual([]);
});

it('an import, a part of a package, a scope and a command each count as use', () => {
  const code = `import a from 'a'; await import("@s/b/part"); require.resolve('c/package.json');`;
  const scripts = '{"lint":"d ."}';
  const commands = (name: string): readonly string[] => (name === 'dee' ? ['d'] : []);
  expect(unusedPackages(['a', '@s/b', 'c', 'dee', '@types/a'], [code, scripts], commands)).toEqual([]);
});

it('a word that only looks like the package is no use of it', () => {
  expect(unusedPackages(['react', '@s/b'], ['import "react-dom"; // react', "import '@s/bb'"], noCommands)).toEqual([
    'react',
    '@s/b',
  ]);
  expect(unusedPackages(['@types/pg'], ["import 'hono'"], noCommands)).toEqual(['@types/pg']);
});
