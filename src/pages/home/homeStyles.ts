import { defineRecipe } from '../../ui/system/recipe.ts';

export const homeStyles = defineRecipe({
  name: 'home',
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '8', md: { gap: '10' } },
    intro: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      md: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between', gap: '12' },
    },
    pitch: { display: 'flex', flexDirection: 'column', gap: '3', maxWidth: '44rem' },
    title: { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight', textWrap: 'balance', md: { fontSize: '3xl' } },
    lead: { color: 'textMuted', md: { fontSize: 'lg' } },
    actions: { flex: 'none', display: 'flex', flexWrap: 'wrap', gap: '3' },
  },
});
