import { defineRecipe } from '../ui/system/recipe.ts';
import { ROOM_FOR_NOTE } from './noteStyles.ts';

export const wizardStyles = defineRecipe({
  name: 'wizard',
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      width: '100%',
      maxWidth: '40rem',
      marginInline: 'auto',
    },
    flowTitle: { color: 'textMuted', fontWeight: 'medium' },
    panel: { display: 'flex', flexDirection: 'column', gap: '4' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3' },
    step: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: 0 },
    timeLeft: { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
    /** The room of a sign, before it has come. */
    mark: { minHeight: '3.5rem' },
    links: { display: 'flex', flexDirection: 'column', gap: '3', marginTop: '6', _print: { display: 'none' } },
  },
  variants: {
    behind: { yes: { step: { opacity: 0.55 } } },
    // The room is there before the note has come, so that the step stays where it is.
    noted: {
      yes: {
        root: {
          [`@media ${ROOM_FOR_NOTE}`]: {
            position: 'relative',
            paddingInlineEnd: '18rem',
            maxWidth: '58rem',
            minHeight: '20rem',
          },
        },
      },
    },
  },
});
