import { defineRecipe } from '../../ui/system/recipe.ts';

/** A text to read: lines of a length that the eye follows. */
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
      // As the sections are.
      listStyle: 'decimal',
      '& ::marker': { color: 'textMuted' },
      '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
    },
    editions: { _print: { display: 'none' } },
    section: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      scrollMarginTop: '5rem',
      '& > p': { maxWidth: '42rem' },
    },
  },
});
