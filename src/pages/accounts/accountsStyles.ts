import { defineRecipe } from '../../ui/system/recipe.ts';

export const accountsStyles = defineRecipe({
  name: 'accounts',
  base: {
    list: { display: 'grid', listStyle: 'none' },
    accounts: { display: 'grid', gap: '4', listStyle: 'none' },
    limit: {
      display: 'grid',
      gap: '1',
      paddingBlock: '3',
      borderTop: '1px solid {colors.line}',
      '&:first-of-type': { borderTop: 'none' },
    },
    limitHead: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      fontVariantNumeric: 'tabular-nums',
    },
    limitName: { fontWeight: 'medium' },
    note: { color: 'textMuted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    bar: {
      height: '0.5rem',
      borderRadius: 'full',
      bg: 'surfaceSoft',
      border: '1px solid {colors.control}',
      overflow: 'hidden',
    },
    barUsed: { height: '100%', bg: 'accent', forcedColorAdjust: 'none' },
    month: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      paddingBlock: '2',
      borderTop: '1px solid {colors.line}',
      '&:first-of-type': { borderTop: 'none' },
      // A long month breaks rather than sends its button to a line of its own.
      '& > span': { flex: '1 1 0', minWidth: 'min-content' },
    },
  },
});
