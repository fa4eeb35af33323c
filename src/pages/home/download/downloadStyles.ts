import { defineRecipe } from '../../../ui/system/recipe.ts';

export const downloadStyles = defineRecipe({
  name: 'download',
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
      padding: '5',
      borderRadius: 'lg',
      bg: 'accentSoft',
      sm: { padding: '8' },
      md: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: '12' },
    },
    words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' },
    text: { color: 'textMuted', maxWidth: '34rem' },
    link: { marginTop: '2' },
    // White in both themes, and a quiet zone of four modules: without either a phone does not find the code.
    code: {
      flex: 'none',
      alignSelf: 'center',
      padding: '6',
      borderRadius: 'md',
      background: '#FFFFFF',
      color: '#15201C',
      textAlign: 'center',
    },
    picture: { display: 'block' },
    caption: { marginTop: '3', fontSize: 'sm' },
  },
});
