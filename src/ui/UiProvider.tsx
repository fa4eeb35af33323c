import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { recipeSheet, subscribeToRecipes } from './system/recipe.ts';
import { system } from './system/system.ts';

export type Theme = 'light' | 'dark' | 'system';

interface UiProviderProps {
  /** The nonce of the page's Content Security Policy, for the style elements that are made here. */
  readonly nonce?: string;
  readonly theme?: Theme;
  readonly children: ReactNode;
}

/** Style sheet, tokens and theme for everything below. */
export function UiProvider({ nonce, theme = 'system', children }: UiProviderProps): ReactNode {
  const cache = useMemo(() => createCache(nonce === undefined ? { key: 'w' } : { key: 'w', nonce }), [nonce]);
  const sheet = useSyncExternalStore(subscribeToRecipes, recipeSheet, recipeSheet);
  useTheme(theme);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <Global styles={sheet as never} />
        {children}
      </ChakraProvider>
    </CacheProvider>
  );
}

/** Puts the class that the dark tokens hang on at the root, and follows the system's setting. Paper is white. */
function useTheme(theme: Theme): void {
  useEffect(() => {
    const [preference, paper] = ['(prefers-color-scheme: dark)', 'print'].map((query) => window.matchMedia?.(query));
    const apply = (): void => {
      const dark = theme === 'dark' || (theme === 'system' && preference?.matches === true);
      document.documentElement.classList.toggle('dark', dark && paper?.matches !== true);
    };
    apply();
    const watched = [preference, paper];
    watched.forEach((query) => query?.addEventListener('change', apply));
    return () => watched.forEach((query) => query?.removeEventListener('change', apply));
  }, [theme]);
}
