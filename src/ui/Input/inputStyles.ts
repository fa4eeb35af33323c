import { defineRecipe } from '../system/recipe.ts';

/** Looks of what a member types into or picks from. */
export const inputStyles = defineRecipe({
  name: 'input',
  base: {
    /** The box: an input, a select, a textarea, or a group of an input and what stands beside it. */
    box: {
      width: '100%',
      minHeight: 'control',
      paddingInline: '3',
      paddingBlock: '2',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'control',
      borderRadius: 'md',
      bg: 'surface',
      color: 'text',
      fontSize: 'md',
      lineHeight: 'body',
      _focusVisible: { outline: '3px solid', outlineColor: 'focus', outlineOffset: '1px', borderRadius: 'md' },
      _invalid: { borderColor: 'danger', borderWidth: '2px' },
      _disabled: { bg: 'surfaceSoft', color: 'textMuted', cursor: 'not-allowed', opacity: 1 },
    },
    row: { display: 'flex', alignItems: 'stretch', gap: '2', flexWrap: 'wrap' },
    /** A sign before the input, as part of the box: the currency. */
    joined: {
      display: 'flex',
      alignItems: 'stretch',
      '& > input': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    },
    prefix: {
      display: 'flex',
      alignItems: 'center',
      paddingInline: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'control',
      borderInlineEndWidth: 0,
      borderStartStartRadius: 'md',
      borderEndStartRadius: 'md',
      bg: 'surfaceSoft',
      color: 'textMuted',
      whiteSpace: 'nowrap',
    },
    note: { color: 'textMuted', fontSize: 'sm', marginTop: '2' },
  },
  variants: {
    width: {
      xs: { box: { maxWidth: '5.5rem' } },
      sm: { box: { maxWidth: '12rem' } },
      md: { box: { maxWidth: '20rem' } },
    },
    digits: { yes: { box: { fontVariantNumeric: 'tabular-nums' } } },
    code: {
      yes: {
        box: {
          maxWidth: '12rem',
          fontSize: 'xl',
          letterSpacing: '0.35em',
          fontVariantNumeric: 'tabular-nums',
          paddingInline: '4',
        },
      },
    },
    select: {
      yes: {
        box: {
          appearance: 'none',
          paddingInlineEnd: '10',
          backgroundRepeat: 'no-repeat',
          backgroundPosition: 'right 0.9rem center',
          backgroundImage:
            'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
          backgroundSize: '6px 6px',
        },
      },
    },
  },
});
