import { defineRecipe } from '../../ui/system/recipe.ts';

/** The list of announcements, and one to read. */
export const announcementStyles = defineRecipe({
  name: 'announcement',
  base: {
    list: { display: 'flex', flexDirection: 'column', listStyle: 'none' },
    item: {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      alignItems: { sm: 'baseline' },
      justifyContent: 'space-between',
      columnGap: '6',
      paddingBlock: '3',
      '&:not(:last-of-type)': { borderBottomWidth: '1px', borderBottomStyle: 'solid', borderColor: 'line' },
    },
    link: { display: 'inline-block', paddingBlock: '2', fontWeight: 'medium' },
    date: { color: 'textMuted', fontSize: 'sm', flex: 'none' },
    pages: {
      display: 'flex',
      gap: '6',
      '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
    },
    text: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '42rem' },
    picture: { width: '100%', aspectRatio: '16 / 9', objectFit: 'contain', borderRadius: 'md' },
    back: { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: 'medium' },
  },
});
