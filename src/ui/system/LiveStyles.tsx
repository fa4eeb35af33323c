import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { recipeStyles, subscribeToRecipes } from './recipe.ts';
import { system } from './system.ts';

export interface StylesProps {
  /** The nonce of the page's Content Security Policy, for the style elements that are made here. */
  readonly nonce?: string;
  readonly children?: ReactNode;
}

/** Tokens, global styles and those of the parts as style elements that follow what is loaded and edited: in development, in
 * stories and in tests. The built portal has them in one file instead (scripts/build/builtStyles.ts). */
export function Styles({ nonce, children }: StylesProps): ReactNode {
  const cache = useMemo(() => createCache(nonce === undefined ? { key: 'w' } : { key: 'w', nonce }), [nonce]);
  const styles = useSyncExternalStore(subscribeToRecipes, recipeStyles, recipeStyles);
  const sheet = useMemo(() => resolved(styles), [styles]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <Global styles={sheet as never} />
        {children}
      </ChakraProvider>
    </CacheProvider>
  );
}

function resolved(styles: ReturnType<typeof recipeStyles>): Record<string, unknown> {
  const rules = Object.entries(styles).map(([selector, style]) => [selector, system.css(style)]);
  return system.layers.wrap('recipes', Object.fromEntries(rules) as Record<string, unknown>);
}
