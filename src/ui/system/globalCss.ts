import { defineGlobalStyles } from '@chakra-ui/react';
import { wheel } from './wheel.ts';

export const globalCss = defineGlobalStyles({
  html: {
    scrollPaddingTop: '5rem',
    // Of what stands at the foot of the window while it stands there.
    scrollPaddingBottom: 'var(--foot, 0rem)',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    bg: 'ground',
    _print: { bg: 'surface' },
    color: 'text',
    colorScheme: 'light',
  },
  'html.dark': { colorScheme: 'dark' },
  // The page stays that the build has written until there is the same to show (src/app/takeOver.ts): laid out, and not seen.
  '#prerendered ~ #root': { visibility: 'hidden', position: 'absolute', inset: '0 0 auto' },
  // A page that the build has not written says whose it is while its scripts are on a slow way (gateway/http/namedPage.ts); on a quick one
  // it is never seen.
  '#starting': {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '4',
    minHeight: '100vh',
    color: 'textMuted',
    opacity: '0',
    animation: 'appear 0.2s 0.6s forwards',
    '@media (scripting: none)': { display: 'none' },
    _before: { content: '""', ...wheel },
  },
  // What was opened before the portal's scripts ran.
  '#prerendered [data-opened]': { display: 'block !important' },
  // Without scripts these do nothing.
  '#prerendered button:not([form])': { '@media (scripting: none)': { display: 'none !important' } },
  // No last line of a single word or character.
  body: { textSizeAdjust: '100%', textWrap: 'pretty' },
  ':lang(zh-CN)': { fontFamily: 'bodySimplified' },
  a: {
    color: 'accent',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'accentStrong' },
  },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px', borderRadius: 'sm' },
  // In the dark a browser fills what is not chosen with grey, as if it were closed.
  'input:is([type=radio], [type=checkbox]):not(:checked, :disabled, [aria-disabled])': {
    appearance: 'none',
    border: '2px solid',
    borderColor: 'control',
    borderRadius: 'sm',
    bg: 'surface',
  },
  'input[type=radio]:not(:checked)': { borderRadius: 'full !important' },
  '[tabindex="-1"]:focus': { outline: 'none' },
  '*, *::before, *::after': {
    // Of no length there is no transition: a short one still shows its first colours for a frame.
    _motionReduce: { animationDuration: '0.01ms !important', transitionDuration: '0s !important' },
  },
});
