import { defineRecipe } from '../../ui/system/recipe.ts';

export const antiScamStyles = defineRecipe({
  name: 'anti-scam',
  base: {
    points: { display: 'flex', flexDirection: 'column', gap: '4' },
    list: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      paddingInlineStart: '6',
      maxWidth: '42rem',
      'ul&': { listStyle: 'disc' },
      'ol&': { listStyle: 'decimal' },
      '& ::marker': { color: 'textMuted' },
    },
    // A number is pressed with a thumb.
    call: { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontSize: 'lg', fontWeight: 'bold' },
  },
});
