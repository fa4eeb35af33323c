import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { globalCss } from './globalCss.ts';
import { recipeStyles, subscribeToRecipes } from './recipe.ts';
import { showOverPage } from './showOverPage.ts';
import { system } from './system.ts';
import { refuseUnknownTokens } from './tokenFaults.ts';

export type Theme = 'light' | 'dark' | 'system';

export interface StylesProps {
  readonly theme?: Theme;
  /** The nonce of the page's Content Security Policy, for the style elements that are made here. */
  readonly nonce?: string;
  readonly children?: ReactNode;
}

/** Tokens, global styles and those of the parts as style elements that follow what is loaded and edited: in development, in
 * stories and in tests. The built portal has them in one file instead (scripts/build/builtStyles.ts). */
export function Styles({ theme = 'system', nonce, children }: StylesProps): ReactNode {
  useTheme(theme);
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

function resolved(styles: ReturnType<typeof recipeStyles>): Record<string, unknown> {
  try {
    refuseUnknownTokens({ ...globalCss, ...styles });
  } catch (error) {
    showOverPage(error);
    throw error;
  }
  const rules = Object.entries(styles).map(([selector, style]) => [selector, system.css(style)]);
  return system.layers.wrap('recipes', Object.fromEntries(rules) as Record<string, unknown>);
}
