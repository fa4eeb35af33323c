import { defineRecipe } from '../../ui/system/recipe.ts';

export const levelListStyles = defineRecipe({
  name: 'levelList',
  base: {
    root: { marginTop: '3', display: 'flex', flexDirection: 'column', gap: '4' },
    level: { fontWeight: 'medium' },
    functions: { color: 'textMuted' },
  },
});
