import { defineRecipe } from '../../../ui/system/recipe.ts';

export const rowStyles = defineRecipe({
  name: 'rows',
  base: {
    row: {
      padding: '4',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line',
      borderRadius: 'md',
      minWidth: 0,
    },
    title: { fontWeight: 'bold', paddingInline: '1', color: 'textMuted', fontSize: 'sm' },
  },
});
