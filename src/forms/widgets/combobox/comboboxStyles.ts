import { defineRecipe } from '../../../ui/system/recipe.ts';

/** A field with the list of what can be chosen below it, over what follows. */
export const comboboxStyles = defineRecipe({
  name: 'combobox',
  base: {
    root: { position: 'relative' },
    list: {
      position: 'absolute',
      zIndex: 'sticky',
      top: '100%',
      insetInline: 0,
      margin: 0,
      marginTop: '1',
      padding: '1',
      // Some of it is seen also above the keyboard of a phone.
      maxHeight: 'min(20rem, 40vh)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      listStyle: 'none',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'control',
      borderRadius: 'md',
      bg: 'surface',
      boxShadow: 'raised',
    },
    option: {
      minHeight: 'control',
      paddingInline: '3',
      paddingBlock: '3',
      borderRadius: 'sm',
      lineHeight: '1.5',
      cursor: 'pointer',
      // Colours that are forced leave the outline.
      '&[aria-selected=true]': { bg: 'accentSoft', outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
      _disabled: { color: 'textMuted', cursor: 'not-allowed' },
      _hover: { bg: 'surfaceSoft' },
    },
    text: { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
    detail: { display: 'block', color: 'textMuted', fontSize: 'sm' },
  },
  variants: { chosen: { yes: { option: { fontWeight: 'bold' } } } },
});
