import { defineRecipe } from '../../ui/system/recipe.ts';

export const settingsStyles = defineRecipe({
  name: 'settings',
  base: {
    group: { display: 'flex', flexDirection: 'column', gap: '3' },
    list: { listStyle: 'none', display: 'flex', flexDirection: 'column' },
    item: { borderBottomWidth: '1px', borderStyle: 'solid', borderColor: 'line', _last: { borderBottomWidth: '0' } },
    link: { display: 'block', paddingBlock: '3', fontWeight: 'medium' },
  },
});
