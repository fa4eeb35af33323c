import { defineRecipe } from '../../../ui/system/recipe.ts';

export const promoStyles = defineRecipe({
  name: 'promo',
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
      padding: '5',
      borderRadius: 'lg',
      bg: 'surface',
      boxShadow: 'card',
      // Hidden at once, shown slowly: what is below the window fades for nobody.
      '&[data-seen=false]': { opacity: 0, transform: 'translateY(2rem)' },
      '&[data-seen=true]': { transition: 'opacity 600ms, transform 600ms' },
      sm: { padding: '8' },
      _print: {
        opacity: '1 !important',
        transform: 'none !important',
        transition: 'none !important',
        breakInside: 'avoid',
      },
    },
    words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', flex: 1 },
    text: { color: 'textMuted', maxWidth: '34rem' },
    picture: {
      width: '100%',
      maxWidth: '22rem',
      borderRadius: 'md',
      alignSelf: 'center',
      _print: { maxWidth: '10rem' },
    },
    offers: {
      listStyle: 'none',
      display: 'grid',
      gap: '4',
      width: '100%',
      marginTop: '3',
      sm: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
    offer: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      borderRadius: 'md',
      overflow: 'hidden',
      bg: 'surfaceSoft',
    },
    offerPicture: { width: '100%', aspectRatio: '8 / 5', objectFit: 'cover' },
    offerWords: { display: 'flex', flexDirection: 'column', padding: '4' },
    brand: { fontSize: 'sm', color: 'textMuted' },
    // The whole card can be pressed; the link keeps its own name.
    offerLink: { fontWeight: 'medium', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  },
  variants: { beside: { yes: { root: { md: { flexDirection: 'row', alignItems: 'center', gap: '12' } } } } },
});
