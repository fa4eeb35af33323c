import { defineRecipe } from '../../ui/system/recipe.ts';

export const settingsStyles = defineRecipe({
  name: 'settings',
  base: {
    list: { listStyle: 'none', display: 'flex', flexDirection: 'column' },
    item: { borderBottomWidth: '1px', borderStyle: 'solid', borderColor: 'line', _last: { borderBottomWidth: '0' } },
    device: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      // Beside large text the button has a line of its own.
      flexWrap: 'wrap',
      '& > :first-child': { flex: '1 1 8rem', minWidth: 0 },
      columnGap: '4',
      paddingBlock: '3',
    },
    signIn: { paddingBlock: '3' },
    name: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', fontWeight: 'medium' },
    mark: { color: 'success', fontSize: 'sm', fontWeight: 'bold' },
    note: { color: 'textMuted', fontSize: 'sm' },
  },
});
