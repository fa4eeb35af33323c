import { defineRecipe } from '../../ui/system/recipe.ts';

export const accountFacesStyles = defineRecipe({
  name: 'account-faces',
  base: {
    root: { minWidth: 0, border: 'none', padding: 0 },
    legend: { marginBottom: '2', color: 'textMuted', fontSize: 'sm' },
    // On a phone the next face looks in from the edge; a wide screen has room for all.
    row: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(19rem, 88%)',
      gap: '4',
      // Room for the ring around a face.
      padding: '1',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: '0.25rem',
      md: {
        gridAutoFlow: 'row',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
        overflowX: 'visible',
      },
    },
    account: {
      display: 'grid',
      // No wider than its column and as high as the highest, however large the text is.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: '2',
      maxWidth: '20rem',
      scrollSnapAlign: 'start',
      borderRadius: 'lg',
      cursor: 'pointer',
      '& > div': { opacity: 0.86, alignSelf: 'stretch' },
      '&:has(input:checked) > div': {
        opacity: 1,
        outline: '2px solid {colors.accent}',
        outlineOffset: '2px',
      },
      '&:has(input:focus-visible) > div': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    },
    name: { display: 'flex', alignItems: 'center', gap: '2', minHeight: '2rem', fontWeight: 'medium' },
    control: {
      flex: 'none',
      width: '1.25rem',
      height: '1.25rem',
      accentColor: 'accent',
      '&:focus-visible': { outline: 'none' },
    },
  },
});
