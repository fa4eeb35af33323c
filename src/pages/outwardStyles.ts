import { defineRecipe } from '../ui/system/recipe.ts';

export const outwardStyles = defineRecipe({
  name: 'outward',
  base: {
    sign: {
      display: 'inline-block',
      flex: 'none',
      width: '0.9em',
      height: '0.9em',
      marginInlineStart: '1',
      verticalAlign: '-0.08em',
    },
  },
});
