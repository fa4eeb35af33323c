import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Locale } from './locale.ts';
import type { Texts } from './texts.ts';

const TextsContext = createContext<Texts | undefined>(undefined);

export function TextsProvider({ texts, children }: { readonly texts: Texts; readonly children: ReactNode }): ReactNode {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The words, rendered again when the language changes, or a file of words that was read. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it.');
  useSyncExternalStore(texts.subscribe, texts.version, texts.version);
  return texts;
}

/** Words of one file by key: `const t = useWords('app'); t('menu.home')`. */
export function useWords(name: string): (key: string | readonly string[], values?: object) => string {
  const texts = useTexts();
  return (key, values) => texts.text(name, key, values);
}

/** Loads files of words, if any, in the language of the page or another; `failed` until they are here after an error. */
export function useLoadedWords(
  names: readonly string[],
  language?: Locale,
): {
  readonly ready: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const texts = useTexts();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const areHere = (): boolean => names.every((name) => texts.isLoaded(name, language));
  const ready = useSyncExternalStore(texts.subscribe, areHere, areHere);
  const wanted = names.join(' ');
  useEffect(() => {
    if (wanted !== '') texts.load(wanted.split(' '), language).catch(() => setFailedAttempt(attempt));
  }, [texts, wanted, language, attempt]);
  return { ready, failed: !ready && failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
