import { defineRecipe } from '../../ui/system/recipe.ts';

export const spendingStyles = defineRecipe({
  name: 'spending',
  base: {
    // Side by side where a month and its sum have room in one line.
    charts: {
      display: 'grid',
      gap: '6',
      marginTop: '4',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    },
  },
});
