import { defineRecipe } from '../../ui/system/recipe.ts';

/** A card is darker at its foot. */
const SHADE = 'linear-gradient(150deg, transparent 40%, rgb(0 0 0 / 0.22))';

export const cardsStyles = defineRecipe({
  name: 'cards',
  base: {
    // No wider than the page, whatever its cards would like to keep on one line.
    list: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      listStyle: 'none',
      '& h2': { overflowWrap: 'anywhere' },
    },
    card: { display: 'flex', flexWrap: 'wrap', gap: '6', marginTop: '4', alignItems: 'flex-start' },
    // The proportions of a card that is held in the hand.
    face: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: '2',
      flex: '0 1 20rem',
      width: 'full',
      // Large text makes it higher, not wider than its place.
      minWidth: 0,
      aspectRatio: '1.586',
      containerType: 'inline-size',
      padding: 'min(1rem, 5vw)',
      borderRadius: 'lg',
      color: 'onFace',
      backgroundColor: 'faceGreen',
      // Light falls on plastic from above; a card that is a number only shows waves. Both stay under the words' contrast.
      backgroundImage: `radial-gradient(circle at 108% -20%, rgb(255 255 255 / 0.1) 0 48%, transparent 48.5%), radial-gradient(circle at 96% 130%, rgb(0 0 0 / 0.16) 0 52%, transparent 52.5%), ${SHADE}`,
      border: '1px solid transparent',
      '&[data-kind="virtual"]': {
        backgroundImage: `repeating-radial-gradient(circle at 112% 118%, rgb(255 255 255 / 0.09) 0 1px, transparent 1px 14px), ${SHADE}`,
      },
      '&[data-organ="Visa"]': { backgroundColor: 'faceBlue' },
      '&[data-organ="UnionPay"]': { backgroundColor: 'faceRed' },
      '&[data-status="cancelled"]': { backgroundColor: 'faceGrey' },
    },
    row: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2' },
    kind: { display: 'inline-flex', alignItems: 'center', gap: '2' },
    chip: { width: '1.875rem', height: '1.375rem', color: 'faceChip', forcedColorAdjust: 'none' },
    organ: { fontWeight: 'bold', letterSpacing: '0.02em' },
    status: { fontWeight: 'bold' },
    // Eight figures stand on one line, on a card of the smallest phone too.
    balance: {
      fontSize: 'min({fontSizes.money}, 9cqi)',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    // Keeps its line while it is not known what stands there.
    small: { fontSize: 'sm', minHeight: '1lh' },
    orders: { listStyle: 'none' },
    order: {
      display: 'grid',
      gap: '1',
      paddingBlock: '3',
      borderTop: '1px solid {colors.line}',
      '&:first-of-type': { borderTop: 'none' },
    },
    sum: { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    note: { color: 'textMuted', fontSize: 'sm', overflowWrap: 'anywhere' },
    foot: { display: 'grid', gap: '3', justifyItems: 'start', marginTop: '4' },
    facts: { flex: '1 1 16rem', minWidth: 0 },
    settings: { display: 'flex', flexDirection: 'column', gap: '3' },
  },
});
