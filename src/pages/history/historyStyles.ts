import { defineRecipe } from '../../ui/system/recipe.ts';

export const historyStyles = defineRecipe({
  name: 'history',
  base: {
    // As many in a line as have room for the longest of their names.
    filters: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' },
    search: { gridColumn: '1 / -1', display: 'grid', gap: '1', maxWidth: 'form' },
    searchLabel: { color: 'textMuted', fontSize: 'sm' },
    searchLine: { display: 'flex', flexWrap: 'wrap', gap: '2', '& > input': { flex: '1 1 12rem', minWidth: 0 } },
    days: { display: 'flex', flexDirection: 'column', '* + &': { marginTop: '4' } },
    // What may be left out is cut off at its edges: the frame of a link that has the focus stands within them.
    part: {
      display: 'flow-root',
      margin: '-2',
      padding: '2',
      containIntrinsicHeight: 'auto 120rem',
      '&[data-measured]': { contentVisibility: 'auto' },
      '@media print': { contentVisibility: 'visible !important' },
      '&:first-of-type > section:first-of-type': { marginTop: 0 },
    },
    day: { marginTop: '4' },
    records: { listStyle: 'none' },
    // Name and amount stand in one line where there is room for both; what else is known has the width of both.
    record: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      paddingBlock: '3',
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderColor: 'line',
      '&:first-of-type': { borderTopWidth: 0 },
      '& > :first-child': { flex: '1 1 5em', minWidth: 0, overflowWrap: 'anywhere' },
    },
    // The whole row is the target.
    name: {
      fontWeight: 'medium',
      color: 'accent',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      _after: { content: '""', position: 'absolute', inset: 0 },
    },
    // A date breaks at its space, not before its last character.
    note: { color: 'textMuted', fontSize: 'sm', wordBreak: 'keep-all', overflowWrap: 'anywhere' },
    // A dot stands between two in a line; before the first of a line it is out of sight.
    facts: { flexBasis: '100%', display: 'flex', flexWrap: 'wrap', columnGap: '1em', overflow: 'clip' },
    fact: {
      position: 'relative',
      _before: {
        content: '"·" / ""',
        position: 'absolute',
        insetInlineStart: '-1em',
        width: '1em',
        textAlign: 'center',
      },
    },
    amount: {
      flex: 'none',
      marginInlineStart: 'auto',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 'medium',
    },
    foot: { display: 'grid', gap: '3', justifyItems: 'start', marginTop: '4' },
    download: { display: 'grid', gap: '2', justifyItems: 'start' },
    tools: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' },
  },
});
