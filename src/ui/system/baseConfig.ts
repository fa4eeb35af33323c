import { defineConfig } from '@chakra-ui/react';
import type { SystemConfig } from '@chakra-ui/react';

type UtilityConfig = NonNullable<SystemConfig['utilities']>;

/** Which scale of tokens a property takes its values from. */
const scales = {
  spacing:
    'padding paddingBlock paddingInline paddingTop paddingBottom paddingInlineStart paddingInlineEnd ' +
    'margin marginBlock marginInline marginTop marginBottom marginInlineStart marginInlineEnd ' +
    'gap rowGap columnGap inset insetInline insetBlock insetInlineStart insetInlineEnd top bottom ' +
    'scrollPaddingTop scrollMarginTop textIndent',
  colors:
    'background backgroundColor color borderColor borderTopColor borderBottomColor borderInlineStartColor ' +
    'borderInlineEndColor outlineColor accentColor caretColor fill stroke textDecorationColor',
  sizes: 'width minWidth maxWidth height minHeight maxHeight inlineSize blockSize flexBasis',
  radii:
    'borderRadius borderStartStartRadius borderStartEndRadius borderEndStartRadius borderEndEndRadius ' +
    'borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
  lineHeights: 'lineHeight',
  shadows: 'boxShadow',
  zIndex: 'zIndex',
};

const utilities = Object.fromEntries(
  Object.entries(scales).flatMap(([values, properties]) =>
    properties
      .split(' ')
      .map((property) => [property, property === 'background' ? { values, shorthand: ['bg'] } : { values }]),
  ),
) as UtilityConfig;

/** The part of Chakra's base configuration that our parts use: its own, with every utility and condition there is, is a
 * fifth of Chakra's size in the page. A property that is not listed takes plain CSS values. */
export const baseConfig = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    active: '&:active:not(:disabled)',
    focus: '&:focus',
    focusVisible: '&:focus-visible',
    focusWithin: '&:focus-within',
    disabled: '&:is(:disabled, [aria-disabled=true])',
    invalid: '&[aria-invalid=true]',
    checked: '&:is(:checked, [aria-checked=true])',
    currentPage: '&[aria-current=page]',
    currentStep: '&[aria-current=step]',
    expanded: '&[aria-expanded=true]',
    first: '&:first-of-type',
    last: '&:last-of-type',
    before: '&::before',
    after: '&::after',
    placeholder: '&::placeholder',
    backdrop: '&::backdrop',
    print: '@media print',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    highContrast: '@media (forced-colors: active)',
    dark: '.dark &',
    light: ':root &, .light &',
  },
  utilities,
});
