import { defineRecipe } from '../ui/system/recipe.ts';

/** Below the button where the header is one line; among the other links in the menu of a narrow screen. */
export const headerGroupStyles = defineRecipe({
  name: 'header-group',
  base: {
    root: { position: 'relative' },
    button: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '2.75rem',
      fontWeight: 'medium',
      color: 'accent',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
    },
    sign: { flex: 'none' },
    list: {
      display: 'none',
      flexDirection: 'column',
      listStyle: 'none',
      paddingInlineStart: '4',
      '@media (scripting: none)': { display: 'flex' },
      xl: {
        position: 'absolute',
        top: '100%',
        insetInlineStart: '-4',
        minWidth: '14rem',
        padding: '2',
        bg: 'surface',
        borderRadius: 'md',
        boxShadow: 'card',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'line',
      },
    },
    link: { display: 'flex', alignItems: 'center', minHeight: '2.75rem', paddingInline: '2' },
  },
  variants: {
    open: { yes: { list: { display: 'flex' }, sign: { transform: 'rotate(180deg)' } } },
  },
});
