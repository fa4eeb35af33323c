import { defineRecipe } from '../../ui/system/recipe.ts';

export const antiScamStyles = defineRecipe({
  name: 'anti-scam',
  base: {
    list: { display: 'flex', flexDirection: 'column', gap: '3', paddingInlineStart: '5', maxWidth: '42rem' },
    // A number is pressed with a thumb.
    call: { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontSize: 'lg', fontWeight: 'bold' },
  },
});
