import { defineRecipe } from '../ui/system/recipe.ts';

/** Two rings at its end, as of a coin: colour and line only, nothing to load. */
export const pageBannerStyles = defineRecipe({
  name: 'pageBanner',
  base: {
    root: {
      bg: 'accentSoft',
      position: 'relative',
      overflow: 'hidden',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderColor: 'line',
      _after: {
        content: '""',
        position: 'absolute',
        insetInlineEnd: '1rem',
        top: '-1.5rem',
        boxSize: '5rem',
        borderRadius: 'full',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'accent',
        outlineWidth: '1px',
        outlineStyle: 'solid',
        outlineColor: 'accent',
        outlineOffset: '1.25rem',
        opacity: 0.3,
        pointerEvents: 'none',
        mdDown: { display: 'none' },
      },
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
