import { defineRecipe } from '../../ui/system/recipe.ts';

export const dashboardStyles = defineRecipe({
  name: 'dashboard',
  base: {
    // On a wide screen the records, which are always there, stand beside the account; what is read later moves nothing.
    parts: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '6',
      xl: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr', alignItems: 'start' },
    },
    account: { display: 'flex', flexDirection: 'column', gap: '6' },
    records: { xl: { gridColumn: '2', gridRow: '1 / span 2' } },
  },
});
