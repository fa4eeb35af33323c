import { defineRecipe } from '../ui/system/recipe.ts';

/** Screens with room for a note beside a step. */
export const ROOM_FOR_NOTE = '(min-width: 80rem)';

/** Beside all that the wizard shows, in the room that its frame keeps for it; quieter than the form. */
export const noteStyles = defineRecipe({
  name: 'note',
  base: {
    root: {
      position: 'absolute',
      top: 0,
      insetInlineEnd: 0,
      width: '16rem',
      _print: { display: 'none' },
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      padding: '5',
      borderRadius: 'lg',
      bg: 'infoSoft',
      // The edge that forced colours leave.
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'transparent',
      fontSize: 'sm',
    },
    body: { whiteSpace: 'pre-line' },
    title: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      color: 'info',
      fontSize: 'md',
      fontWeight: 'bold',
    },
  },
});
