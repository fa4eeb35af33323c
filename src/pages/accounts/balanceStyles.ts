import { defineRecipe } from '../../ui/system/recipe.ts';

export const balanceStyles = defineRecipe({
  name: 'balance',
  base: {
    label: { color: 'textMuted', fontSize: 'sm' },
    cardHead: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '2',
      marginBottom: '4',
      fontVariantNumeric: 'tabular-nums',
    },
    status: {
      paddingInline: '3',
      borderRadius: 'full',
      bg: 'warningSoft',
      color: 'warning',
      fontSize: 'sm',
      '&[data-status=active]': { bg: 'successSoft', color: 'success' },
    },
    // Nine figures stand on one line, on the smallest phone too.
    sum: { containerType: 'inline-size' },
    available: {
      fontSize: 'min({fontSizes.moneyLarge}, 11cqi)',
      overflowWrap: 'anywhere',
      fontWeight: 'bold',
      lineHeight: 'tight',
      fontVariantNumeric: 'tabular-nums',
    },
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '10',
      rowGap: '3',
      marginTop: '4',
      fontVariantNumeric: 'tabular-nums',
    },
    holds: { marginTop: '3', paddingInlineStart: '5', listStyle: 'disc', color: 'textMuted', fontSize: 'sm' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      marginTop: '6',
      // Two stand beside each other on a phone.
      '& > .w-button-root': { smDown: { flex: '1 1 auto', paddingInline: '3' } },
    },
  },
});
