import { defineRecipe } from '../../ui/system/recipe.ts';

export const sandboxStyles = defineRecipe({
  name: 'drawer',
  base: {
    /** Below the page, where it covers nothing; beside it where there is room. */
    place: {
      display: 'flex',
      justifyContent: 'flex-end',
      paddingInline: '4',
      paddingBottom: '4',
      _print: { display: 'none' },
      '@media (min-width: 80rem)': {
        position: 'fixed',
        insetInlineEnd: 0,
        bottom: 0,
        zIndex: 'sticky',
      },
    },
    panel: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineEnd: 0,
      zIndex: 'toast',
      width: 'min(24rem, 100vw)',
      padding: '5',
      overflowY: 'auto',
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
      bg: 'surface',
      boxShadow: 'raised',
      fontSize: 'sm',
    },
    head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3' },
    section: { display: 'flex', flexDirection: 'column', gap: '3' },
    list: { display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none', overflowWrap: 'anywhere' },
    code: { fontFamily: 'code', fontSize: 'lg', fontWeight: 'bold' },
    row: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
    label: { display: 'flex', flexDirection: 'column', gap: '1' },
    input: {
      minHeight: '2.75rem',
      paddingInline: '2',
      bg: 'surface',
      color: 'text',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'control',
      borderRadius: 'sm',
    },
    muted: { color: 'textMuted' },
  },
});
