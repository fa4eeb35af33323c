import { defineRecipe } from '../../ui/system/recipe.ts';

export const levelListStyles = defineRecipe({
  name: 'levelList',
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4' },
    level: { fontWeight: 'medium' },
    functions: { color: 'textMuted' },
  },
});
