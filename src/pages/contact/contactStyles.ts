import { defineRecipe } from '../../ui/system/recipe.ts';

export const contactStyles = defineRecipe({
  name: 'contact',
  base: {
    card: { display: 'flex', flexDirection: 'column', gap: '3' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
    list: { listStyle: 'none' },
    row: {
      display: 'flex',
      flexDirection: 'column',
      columnGap: '6',
      rowGap: '1',
      sm: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
      paddingBlock: '4',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderColor: 'line',
    },
    // A number is pressed with a thumb.
    reach: {
      display: 'inline-flex',
      alignSelf: 'flex-start',
      sm: { alignSelf: 'center' },
      alignItems: 'center',
      minHeight: '2.75rem',
      fontSize: 'lg',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    note: { color: 'textMuted', fontSize: 'sm' },
  },
});
