import { defineRecipe } from '../../ui/system/recipe.ts';

export const spendingStyles = defineRecipe({
  name: 'spending',
  base: {
    charts: { display: 'grid', gap: '6', marginTop: '4', md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
});
