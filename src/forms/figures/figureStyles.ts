import { defineRecipe } from '../../ui/system/recipe.ts';

/** Figures below a field, or below all of them. */
export const figureStyles = defineRecipe({
  name: 'figures',
  base: {
    list: { marginTop: '3', padding: '3', borderRadius: 'md', bg: 'surfaceSoft', fontSize: 'sm', lineHeight: '1.7' },
    row: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
    label: { color: 'textMuted' },
    value: { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', textAlign: 'end', marginInlineStart: 'auto' },
  },
  variants: { old: { yes: { value: { opacity: 0 } } } },
});

/** What stands in the place of a figure that is not known yet. */
export const UNKNOWN = '–';
