import { defineRecipe } from '../../ui/system/recipe.ts';

export const helpStyles = defineRecipe({
  name: 'help',
  base: {
    list: { paddingInlineStart: '6', listStyleType: 'disc', '& > li': { marginTop: '1' } },
    more: { '& > :not(summary)': { marginTop: '2', marginInlineStart: '5' } },
    summary: { cursor: 'pointer', paddingBlock: '1', color: 'accent', fontWeight: 'medium' },
  },
});
