import { defineRecipe } from '../ui/system/recipe.ts';

export const footerStyles = defineRecipe({
  name: 'footer',
  base: {
    root: {
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderColor: 'line',
      color: 'textMuted',
      fontSize: 'sm',
    },
    inner: {
      maxWidth: 'page',
      marginInline: 'auto',
      paddingInline: '4',
      paddingBlock: '4',
      md: { paddingInline: '6' },
    },
    // On paper only who gives the receipt.
    links: { _print: { display: 'none' } },
    list: { display: 'flex', flexWrap: 'wrap', columnGap: '5', listStyle: 'none', _print: { display: 'none' } },
    // Its words say where a line ends. A name and its number stay whole where the line has room for them.
    imprint: { marginTop: '2', whiteSpace: 'pre-line', wordBreak: 'keep-all', overflowWrap: 'anywhere' },
    link: { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', paddingBlock: '1', color: 'inherit' },
  },
  variants: { wide: { yes: { inner: { maxWidth: 'none', md: { paddingInline: '8' } } } } },
});
