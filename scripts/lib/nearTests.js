import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './requireNode.js';

/** Seconds to load a test file, which no report counts. */
const LOADING = 1.5;

/** Seconds of a test file that was never run here. */
const UNKNOWN = 3;

/** Who imports each file of the project.
 * @returns {Promise<Map<string, string[]>>} paths in the project */
export async function readImporters(folders = ['src', 'gateway', 'tests', 'scripts', 'bench']) {
  const { default: ts } = await import('typescript');
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const folder of folders)
    for (const file of codeIn(folder)) {
      const { importedFiles } = ts.preProcessFile(readFileSync(`${root}/${file}`, 'utf8'));
      for (const { fileName } of importedFiles) {
        if (!fileName.startsWith('.')) continue;
        const imported = join(dirname(file), fileName);
        importers.set(imported, [...(importers.get(imported) ?? []), file]);
      }
    }
  return importers;
}

function codeIn(folder) {
  return readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name) && !/node_modules/.test(entry.parentPath))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Every test that reaches one of the files by its imports, the nearest first: a changed test itself, then one that imports
 * a changed file, then one that imports what imports it, and so on.
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, readonly string[]>} importers
 * @returns {string[]} */
export function testsNearestFirst(changed, importers) {
  const seen = new Set(changed);
  const tests = [];
  for (let ring = [...seen]; ring.length > 0;) {
    tests.push(...ring.filter((file) => /\.test\.tsx?$/.test(file)).sort());
    ring = [...new Set(ring.flatMap((file) => importers.get(file) ?? []))].filter((file) => !seen.has(file));
    for (const file of ring) seen.add(file);
  }
  return tests;
}

/** The first tests that together take no longer than `seconds` of work, and those that are left. One that no longer fits is
 * left, and shorter ones after it are still taken.
 * @param {readonly string[]} tests
 * @param {ReadonlyMap<string, number>} took seconds of each test file, when it was last run
 * @param {number} seconds */
export function withinBudget(tests, took, seconds) {
  const taken = [];
  const left = [];
  let spent = 0;
  for (const file of tests) {
    const cost = LOADING + (took.get(file) ?? UNKNOWN);
    if (spent + cost > seconds) left.push(file);
    else {
      taken.push(file);
      spent += cost;
    }
  }
  return { taken, left };
}
