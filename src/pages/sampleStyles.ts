import { defineRecipe } from '../ui/system/recipe.ts';

export const sampleStyles = defineRecipe({
  name: 'sample',
  base: {
    root: {
      flex: 'none',
      paddingInline: '3',
      borderRadius: 'full',
      bg: 'warningSoft',
      color: 'warning',
      fontSize: 'sm',
      fontWeight: 'medium',
    },
  },
});
