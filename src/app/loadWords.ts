import { words } from 'virtual:words';
import type { WordsLoader } from '../i18n/texts.ts';
import { inTime } from './inTime.ts';

export const loadWords: WordsLoader = async (locale, name) => {
  const load = words[locale]?.[name];
  if (!load) throw new Error(`locales/${locale}/${name}.json is not there.`);
  return (await inTime(load())).default;
};
