import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../lib/requireNode.js';

/** Every module with a recipe, below `src`. */
export function recipeFiles(): readonly string[] {
  return readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file))
    .filter((file) => readFileSync(`${root}/src/${file}`, 'utf8').includes('= defineRecipe('));
}
