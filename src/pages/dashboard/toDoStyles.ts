import { defineRecipe } from '../../ui/system/recipe.ts';

export const toDoStyles = defineRecipe({
  name: 'todo',
  base: {
    list: { listStyle: 'none', marginTop: '2' },
    task: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '3',
      borderTop: '1px solid {colors.line}',
      '&:first-of-type': { borderTop: 'none' },
    },
    words: { flex: 1, minWidth: 0, display: 'grid', gap: '1' },
    // The whole row is the target.
    title: {
      color: 'accent',
      fontWeight: 'medium',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      _after: { content: '""', position: 'absolute', inset: 0 },
    },
    text: { color: 'textMuted', fontSize: 'sm' },
    icon: { flex: 'none', color: 'accent' },
  },
});
