import { defineRecipe } from '../../ui/system/recipe.ts';

export const cardsStyles = defineRecipe({
  name: 'cards',
  base: {
    list: { display: 'grid', gap: '4', listStyle: 'none' },
    card: { display: 'flex', flexWrap: 'wrap', gap: '6', marginTop: '4', alignItems: 'flex-start' },
    // The proportions of a card that is held in the hand.
    face: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: '2',
      flex: '0 1 20rem',
      width: 'full',
      aspectRatio: '1.586',
      padding: '4',
      borderRadius: 'lg',
      color: 'onFace',
      backgroundColor: 'faceGreen',
      border: '1px solid transparent',
      '&[data-organ="Visa"]': { backgroundColor: 'faceBlue' },
      '&[data-organ="UnionPay"]': { backgroundColor: 'faceRed' },
      '&[data-status="cancelled"]': { backgroundColor: 'faceGrey' },
    },
    row: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2' },
    status: { fontWeight: 'bold' },
    balance: { fontSize: '2xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
    small: { fontSize: 'sm' },
    actions: { display: 'grid', flex: '1 1 14rem', listStyle: 'none' },
    action: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'control',
      color: 'accent',
      textDecoration: 'underline',
      borderBottom: '1px solid {colors.line}',
    },
  },
});
