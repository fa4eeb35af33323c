import { readFileSync } from 'node:fs';
import { runTool } from '../lib/run.js';
import { root } from '../lib/requireNode.js';

/** Fails when the static Storybook cannot be built, or has no story of a flow. */
const folder = `${root}/.cache/test/storybook`;
const { code, output } = await runTool('storybook/dist/bin/dispatcher.js', ['build', '--quiet', '-o', folder]);
if (code !== 0) throw new Error(output);

interface Index {
  readonly entries: { readonly [id: string]: { readonly importPath: string } };
}
const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as Index;
const stories = Object.values(entries);
if (!stories.some(({ importPath }) => importPath.startsWith('./flows/'))) throw new Error('It has no story of a flow.');
console.log(`${stories.length} stories`);
