import { defineRecipe } from '../../../ui/system/recipe.ts';

export const fileStyles = defineRecipe({
  name: 'files',
  base: {
    list: { display: 'grid', gap: '3', padding: '0', margin: '0', listStyle: 'none' },
    file: {
      display: 'grid',
      gap: '2',
      minWidth: '0',
      padding: '3',
      borderRadius: 'md',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line',
    },
    about: { display: 'flex', gap: '3', alignItems: 'flex-start', minWidth: '0' },
    text: { minWidth: '0', flex: '1' },
    name: { fontWeight: 'medium', overflowWrap: 'anywhere' },
    facts: { color: 'textMuted' },
    preview: {
      width: '4.5rem',
      height: '4.5rem',
      flex: 'none',
      objectFit: 'contain',
      borderRadius: 'md',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line',
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center' },
  },
});
