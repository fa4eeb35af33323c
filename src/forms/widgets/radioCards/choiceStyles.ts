import { defineRecipe } from '../../../ui/system/recipe.ts';

/** Can be chosen, and is not. */
const OPEN = '&:not(:has(input:checked, input:disabled, input[aria-disabled]))';

/** A choice, a box to tick: a control with its words beside it, as one large target. */
export const choiceStyles = defineRecipe({
  name: 'choice',
  base: {
    list: { display: 'flex', flexDirection: 'column', gap: '2' },
    card: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      minHeight: 'control',
      paddingInline: '4',
      paddingBlock: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'control',
      borderRadius: 'md',
      bg: 'surface',
      cursor: 'pointer',
      lineHeight: '1.5',
      // Under the pointer, not chosen.
      [OPEN]: { _hover: { bg: 'surfaceSoft' } },
      '&:has(input:checked)': {
        borderColor: 'accent',
        bg: 'accentSoft',
        boxShadow: 'inset 0 0 0 1px var(--w-colors-accent)',
      },
      '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '&:has(input:disabled, input[aria-disabled])': { cursor: 'not-allowed', bg: 'surfaceSoft', color: 'textMuted' },
    },
    control: {
      flex: 'none',
      width: '1.25rem',
      height: '1.25rem',
      marginTop: '0.125rem',
      accentColor: 'accent',
      '&:focus-visible': { outline: 'none' },
    },
    text: { minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
    // A date is not parted from its last character.
    detail: { display: 'block', color: 'textMuted', fontSize: 'sm', wordBreak: 'keep-all' },
  },
  variants: {
    invalid: { yes: { card: { borderColor: 'danger' } } },
    bare: {
      yes: {
        card: {
          borderColor: 'transparent',
          bg: 'transparent',
          paddingInline: 0,
          '&:has(input:checked)': { bg: 'transparent', boxShadow: 'none', borderColor: 'transparent' },
          [OPEN]: { _hover: { bg: 'transparent' } },
        },
      },
    },
  },
});
