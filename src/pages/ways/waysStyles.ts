import { defineRecipe } from '../../ui/system/recipe.ts';

export const waysStyles = defineRecipe({
  name: 'ways',
  base: {
    list: {
      display: 'grid',
      gap: '4',
      listStyle: 'none',
      sm: { gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' },
    },
    way: { position: 'relative' },
    name: { display: 'flex', alignItems: 'center', gap: '3', marginBottom: '2', fontSize: 'lg', fontWeight: 'bold' },
    // The whole card can be pressed; the link keeps its own name.
    link: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  },
});
