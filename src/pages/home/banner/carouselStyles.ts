import { defineRecipe } from '../../../ui/system/recipe.ts';

/** R-HOME-12, R-CONST-03. */
const HEIGHT = '600px';

/** White on this has 12 to 1, in both themes. */
const PANEL = '#07302A';

export const carouselStyles = defineRecipe({
  name: 'carousel',
  base: {
    // On a phone 600 px would be the whole window, with a sliver of the picture beside the words: there the picture has a
    // height of its own and the words stand below it, as many lines as they take.
    root: {
      position: 'relative',
      borderRadius: 'lg',
      overflow: 'hidden',
      bg: 'surfaceSoft',
      md: { height: HEIGHT },
    },
    waiting: { display: 'flex', alignItems: 'center', justifyContent: 'center', minHeight: '24rem' },
    slides: { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', height: '100%' },
    slide: {
      gridArea: '1 / 1',
      position: 'relative',
      isolation: 'isolate',
      minWidth: 0,
      display: 'flex',
      flexDirection: 'column',
      md: { justifyContent: 'flex-end', padding: '8' },
      visibility: 'hidden',
      opacity: 0,
      transition: 'opacity 500ms, visibility 500ms',
    },
    picture: {
      width: '100%',
      height: '12rem',
      flex: 'none',
      objectFit: 'cover',
      objectPosition: 'right center',
      md: { position: 'absolute', zIndex: -1, inset: 0, height: '100%' },
    },
    panel: {
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '3',
      padding: '5',
      // The controls stand below.
      paddingBottom: '5rem',
      background: PANEL,
      color: '#FFFFFF',
      md: {
        flex: 'none',
        width: '27rem',
        padding: '8',
        borderRadius: 'lg',
      },
    },
    title: { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight', textWrap: 'balance', md: { fontSize: '2xl' } },
    action: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control',
      marginTop: '2',
      paddingInline: '6',
      borderRadius: 'md',
      background: '#FFFFFF',
      color: PANEL,
      fontWeight: 'bold',
      textDecoration: 'none',
      cursor: 'pointer',
      _hover: { background: '#E3F2EE', color: PANEL },
      _focusVisible: { outlineColor: '#F2C063' },
      // The whole slide can be pressed (R-HOME-10, R-HOME-11); the link keeps its own name.
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
    controls: {
      position: 'absolute',
      insetInlineEnd: '3',
      bottom: '3',
      zIndex: 1,
      display: 'flex',
      alignItems: 'center',
      padding: '1',
      borderRadius: 'full',
      background: PANEL,
      color: '#FFFFFF',
      _print: { display: 'none' },
      md: { insetInlineEnd: '8', bottom: '8' },
    },
    control: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '2.75rem',
      height: '2.75rem',
      borderRadius: 'full',
      cursor: 'pointer',
      _hover: { background: '#0A6858' },
      _focusVisible: { outlineColor: '#F2C063', outlineOffset: '-3px', borderRadius: 'full' },
    },
    place: { minWidth: '3rem', textAlign: 'center', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  },
  variants: { shown: { yes: { slide: { visibility: 'inherit', opacity: 1 } } } },
});
