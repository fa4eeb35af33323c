import { defineRecipe } from '../ui/system/recipe.ts';

/** A ground and a line: nothing to load. */
export const pageBannerStyles = defineRecipe({
  name: 'pageBanner',
  base: {
    root: {
      bg: 'accentSoft',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderColor: 'line',
      _print: { display: 'none' },
    },
    inner: {
      maxWidth: 'page',
      marginInline: 'auto',
      paddingInline: '4',
      paddingBlock: '2',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '4',
      md: { paddingInline: '6', paddingBlock: '4' },
    },
    title: { color: 'accentStrong', fontWeight: 'bold', md: { fontSize: 'lg' } },
    text: { color: 'text', fontSize: 'sm', md: { fontSize: 'md' } },
  },
});
