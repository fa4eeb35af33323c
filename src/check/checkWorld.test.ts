import { types } from 'node:util';
import { describe, expect, test } from 'vitest';
import { exampleFiles } from '../../tests/support/exampleFiles.ts';
import { loadProject } from '../compile/loadProject.ts';
import { parseFile } from '../compile/parseFile.ts';
import type { World } from '../rules/compiled.ts';
import { checkWorld } from './checkWorld.ts';
import { watched } from './memory/reads.ts';
import { CheckContext } from './static/checkContext.ts';

const valid = exampleFiles();
const FEE = 'visa.fee';

function edited(path: string, from: string, to: string): CheckContext {
  const text = (valid.get(path)?.text ?? '').replace(from, to);
  return new CheckContext(loadProject('.', new Map(valid).set(path, parseFile(path, text))));
}

const DEARER = edited('content/constants/family-visa.json', '"adult": 90', '"adult": 95');
const SELDOMER = edited('content/constants/split-topup.json', '"value": 2', '"value": 3');
const RENAMED = edited('content/constants/split-topup.json', 'splitTopup.poll.every', 'splitTopup.every');
const ELSEWHERE = edited('content/site.json', '"', ' "');
const OTHER_SITE = edited('content/site.json', '"variant": "hk"', '"variant": "mainland"');

/** Whether what was looked at in the world is the same in another project. */
function holds(look: (world: World) => unknown, other: CheckContext): boolean {
  const { reads } = watched(() => look(checkWorld(loadProject('.', valid))));
  return reads.holds(other);
}

describe('who looks at a part of the world has read that part', () => {
  test.each<[what: string, look: (world: World) => unknown, other: CheckContext, isSame: boolean]>([
    ['nothing', (world) => world, DEARER, true],
    ['a constant, and it changes', ({ const: all }) => all[FEE], DEARER, false],
    ['a constant, and another changes', ({ const: all }) => all[FEE], SELDOMER, true],
    ['whether there is one, and another changes', ({ const: all }) => Object.hasOwn(all, FEE), SELDOMER, true],
    ['one that is not there, and it comes', ({ const: all }) => all['splitTopup.every'], RENAMED, false],
    ['the names of all, and one is another', ({ const: all }) => Object.keys(all), RENAMED, false],
    ['the site, and a constant changes', ({ site }) => site, DEARER, true],
    ['the site, and it says the same', ({ site }) => site, ELSEWHERE, true],
    ['the site, and it changes', ({ site }) => site, OTHER_SITE, false],
    ['the calendars, and the site changes', ({ calendars }) => calendars, OTHER_SITE, true],
  ])('%s', (_, look, other, isSame) => {
    expect(holds(look, other)).toBe(isSame);
  });
});

test('a search, which nobody watches, is not slowed down by notes', () => {
  const project = loadProject('.', valid);
  const [plain, noted] = [checkWorld(project), watched(() => checkWorld(project)).made];
  expect([plain.const, noted.const].map((all) => types.isProxy(all))).toEqual([false, true]);
  expect(noted).toEqual(plain);
});
