import { defineRecipe } from '../ui/system/recipe.ts';

export const actionListStyles = defineRecipe({
  name: 'actionList',
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
      columnGap: '6',
      flex: '1 1 16rem',
      listStyle: 'none',
    },
    // One below another they are told apart by lines; side by side their icons do.
    item: { '& + &': { borderTop: '1px solid {colors.line}', sm: { borderTop: 'none' } } },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      height: 'full',
      minHeight: '3.5rem',
      paddingBlock: '2',
      fontWeight: 'medium',
      color: 'text',
      textDecoration: 'none',
      _hover: { color: 'accent', textDecoration: 'underline' },
    },
    icon: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '2.25rem',
      height: '2.25rem',
      borderRadius: 'md',
      color: 'accent',
      backgroundColor: 'accentSoft',
    },
    label: { flex: '1', overflowWrap: 'anywhere' },
    onward: { flex: 'none', color: 'textMuted' },
  },
});
