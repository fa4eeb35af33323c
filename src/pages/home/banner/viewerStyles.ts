import { defineRecipe } from '../../../ui/system/recipe.ts';

export const viewerStyles = defineRecipe({
  name: 'viewer',
  base: { picture: { display: 'block', width: '100%', maxHeight: '70dvh', objectFit: 'contain', borderRadius: 'md' } },
});
