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
    row: { display: 'flex', alignItems: 'flex-end', columnGap: '3', rowGap: '2', flexWrap: 'wrap' },
    /** A sign before the input, as part of the box: the currency. */
    joined: {
      display: 'flex',
      alignItems: 'stretch',
      // On a phone it ends where the cards above and below it do.
      '& > input': { maxWidth: '16rem', borderStartStartRadius: 0, borderEndStartRadius: 0 },
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
    /** One of several controls side by side, with its own small label. */
    part: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: 0 },
    grow: { flex: '1 1 12rem', minWidth: 0 },
    partLabel: { fontSize: 'sm', color: 'textMuted' },
    note: { color: 'textMuted', fontSize: 'sm', marginTop: '2' },
  },
  variants: {
    width: {
      // Parts of a date share a line, down to what their digits need.
      tiny: { part: { flex: '1 1 2.75rem', maxWidth: '4.5rem' }, box: { paddingInline: { base: '2', sm: '3' } } },
      year: { part: { flex: '1 1 4rem', maxWidth: '6rem' }, box: { paddingInline: { base: '2', sm: '3' } } },
      // "Mainland China (+86)" beside the arrow of a select.
      short: { box: { maxWidth: '15rem' } },
      medium: { box: { maxWidth: '22rem' } },
    },
    digits: { yes: { box: { fontVariantNumeric: 'tabular-nums' } } },
    /** Digits far apart, and beside them the button that has them sent: together also on the narrowest screen. */
    code: {
      yes: {
        box: {
          flex: '1 1 8.75rem',
          minWidth: '8.75rem',
          maxWidth: '12rem',
          fontSize: 'xl',
          letterSpacing: { base: '0.15em', sm: '0.35em' },
          fontVariantNumeric: 'tabular-nums',
          paddingInline: { base: '3', sm: '4' },
        },
        row: { alignItems: 'stretch', '& > button': { paddingInline: '4', whiteSpace: 'nowrap' } },
      },
    },
    select: {
      yes: {
        box: {
          appearance: 'none',
          paddingInlineEnd: '10',
          backgroundRepeat: 'no-repeat',
          backgroundPosition: 'right calc(0.9rem + 6px) center, right 0.9rem center',
          backgroundImage:
            'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
          backgroundSize: '6px 6px',
          // A drawn arrow is left out there: the browser's own stands in for it.
          _highContrast: { appearance: 'auto' },
        },
      },
    },
  },
});
