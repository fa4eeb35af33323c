import { defineRecipe } from '../../ui/system/recipe.ts';

/** A text to read: lines of a length that the eye follows, tables that fit a phone. */
export const documentStyles = defineRecipe({
  name: 'document',
  base: {
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      alignItems: 'center',
      justifyContent: 'space-between',
      '& button': { _print: { display: 'none' } },
    },
    date: { color: 'textMuted' },
    contents: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      padding: '5',
      borderRadius: 'lg',
      bg: 'surface',
      boxShadow: 'card',
      _print: { display: 'none' },
    },
    list: {
      paddingInlineStart: '6',
      '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
    },
    section: { display: 'flex', flexDirection: 'column', gap: '3', maxWidth: '42rem', scrollMarginTop: '5rem' },
    table: {
      width: '100%',
      borderCollapse: 'collapse',
      bg: 'surface',
      borderRadius: 'md',
      fontVariantNumeric: 'tabular-nums',
      '& th, & td': {
        paddingBlock: '3',
        paddingInline: { base: '2', md: '3' },
        fontSize: { base: 'sm', md: 'md' },
        borderBottomWidth: '1px',
        borderBottomStyle: 'solid',
        borderColor: 'line',
        textAlign: 'start',
        verticalAlign: 'top',
        // An amount is never divided; a column is as wide as the longest.
        overflowWrap: 'break-word',
      },
      '& thead th': { color: 'textMuted', fontSize: 'sm', fontWeight: 'medium', wordBreak: 'keep-all' },
      '& tbody th': { fontWeight: 'medium' },
    },
  },
});
