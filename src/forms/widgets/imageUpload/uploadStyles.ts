import { defineRecipe } from '../../../ui/system/recipe.ts';

export const uploadStyles = defineRecipe({
  name: 'upload',
  base: {
    preview: {
      maxWidth: '100%',
      maxHeight: '16rem',
      objectFit: 'contain',
      alignSelf: 'flex-start',
      borderRadius: 'md',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line',
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center' },
  },
});
