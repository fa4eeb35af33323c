import { expect, it } from 'vitest';
import { parseSync } from 'vite';
import { bareRecipes } from './bareRecipes.ts';

const bare = (code: string): string => bareRecipes(code, (text) => parseSync('recipe.js', text).program);

it('takes the styles out of a recipe and leaves the names of slots, variants and values', () => {
  const recipe = `defineRecipe({
    name: 'box', base: { root: { color: 'red', '&:hover': { color: 'blue' } }, 'part': shared },
    variants: { size: { small: { root: { gap: '1' } }, large: {} } },
  });`;
  expect(bare(recipe)).toBe(`defineRecipe({
    name: 'box', base: { root: {}, 'part': {} },
    variants: { size: { small: { root: {} }, large: {} } },
  });`);
});

it('leaves everything else as it is', () => {
  const code = `const a = { base: { root: { color: 'red' } } }; other({ base: { root: { gap: 1 } } }); f(() => a);`;
  expect(bare(code)).toBe(code);
});
