import { defineRecipe } from '../../ui/system/recipe.ts';

/** Room for what is found: what stands below does not move when it comes, under a finger that is about to press it. */
export const foundStyles = defineRecipe({
  name: 'found',
  base: { room: { marginTop: '2', minHeight: '1lh' } },
});
