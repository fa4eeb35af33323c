import { defineRecipe } from '../ui/system/recipe.ts';

/** The frame that pages outside wizards share. */
export const pageStyles = defineRecipe({
  name: 'page',
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '6', maxWidth: '60rem' },
    // A heading and what it is over.
    group: { display: 'flex', flexDirection: 'column', gap: '3' },
    lead: { color: 'textMuted', maxWidth: '42rem' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  },
});
