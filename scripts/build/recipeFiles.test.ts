import { expect, test } from 'vitest';
import { recipeStyles } from '../../src/ui/system/recipe.ts';
import { tokenFaults } from '../../src/ui/system/tokenFaults.ts';
import { root } from '../lib/requireNode.js';
import { recipeFiles } from './recipeFiles.ts';

test('every value in the styles of every part is a token or CSS', async () => {
  for (const file of recipeFiles()) await import(`${root}/src/${file}`);
  expect(Object.keys(recipeStyles())).toContain('.w-button-root');
  expect(tokenFaults(recipeStyles())).toEqual([]);
});
