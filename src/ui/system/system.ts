import { createSystem } from '@chakra-ui/react';
import { baseConfig } from './baseConfig.ts';
import { globalCss } from './globalCss.ts';
import { semanticTokens, tokens } from './tokens.ts';

/** Chakra with our own tokens and none of its recipes, which are the larger part of its size. */
export const system = createSystem(baseConfig, {
  preflight: true,
  cssVarsPrefix: 'w',
  globalCss,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '62rem', xl: '75rem' },
    tokens,
    semanticTokens,
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pass: { to: { transform: 'translateX(-100%)' } },
      appear: { to: { opacity: '1' } },
    },
  },
});
