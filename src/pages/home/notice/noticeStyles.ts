import { defineRecipe } from '../../../ui/system/recipe.ts';

export const noticeStyles = defineRecipe({
  name: 'notice',
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingInlineStart: '5',
      paddingInlineEnd: '2',
      minHeight: '3rem',
      borderRadius: 'md',
      bg: 'warningSoft',
      color: 'warning',
      '& > div:hover p': { animationPlayState: 'paused' },
      _print: { display: 'none' },
    },
    title: { flex: 'none', fontWeight: 'bold' },
    window: { flex: 1, minWidth: 0, display: 'flex', overflow: 'hidden' },
    text: {
      flex: 'none',
      minWidth: '100%',
      paddingInlineEnd: '16',
      whiteSpace: 'nowrap',
      animation: 'pass linear infinite',
    },
    button: {
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '2.75rem',
      height: '2.75rem',
      borderRadius: 'md',
      cursor: 'pointer',
      color: 'inherit',
      _hover: { bg: 'surface' },
    },
  },
  variants: {
    state: {
      paused: { text: { animationPlayState: 'paused' } },
      still: { text: { flex: 1, minWidth: 0, paddingBlock: '2', whiteSpace: 'normal', animation: 'none' } },
    },
  },
});
