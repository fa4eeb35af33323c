import { defineRecipe } from '../../ui/system/recipe.ts';

export const homeStyles = defineRecipe({
  name: 'home',
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '10' },
    hero: {
      display: 'flex',
      flexDirection: 'column',
      gap: '8',
      md: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', paddingBlock: '8' },
    },
    pitch: { display: 'flex', flexDirection: 'column', gap: '5', maxWidth: '34rem' },
    title: { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight', textWrap: 'balance', md: { fontSize: '3xl' } },
    lead: { fontSize: 'lg', color: 'textMuted' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3' },
    picture: { width: '100%', maxWidth: '22rem', alignSelf: 'center' },
    features: {
      display: 'grid',
      gap: '4',
      listStyle: 'none',
      md: { gridTemplateColumns: 'repeat(3, 1fr)' },
      '& > li > section': { height: '100%' },
    },
    text: { color: 'textMuted', marginTop: '2' },
  },
});
