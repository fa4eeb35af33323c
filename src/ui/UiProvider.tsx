import { useEffect, type ReactNode } from 'react';
import { Styles, type StylesProps } from './system/LiveStyles.tsx';

export type Theme = 'light' | 'dark' | 'system';

interface UiProviderProps extends StylesProps {
  readonly theme?: Theme;
}

/** Style sheet, tokens and theme for everything below. */
export function UiProvider({ theme = 'system', ...styles }: UiProviderProps): ReactNode {
  useTheme(theme);
  return <Styles {...styles} />;
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
