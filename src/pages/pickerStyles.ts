import { defineRecipe } from '../ui/system/recipe.ts';

/** Looks of what a page is seen by. */
export const pickerStyles = defineRecipe({
  name: 'picker',
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: 0, width: 'full', maxWidth: 'form' },
    label: { color: 'textMuted', fontSize: 'sm' },
  },
});
