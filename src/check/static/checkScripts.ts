import type { Place } from '../finding.ts';
import { remembering } from '../remembering.ts';
import type { Reporter } from './checkContext.ts';
import { otherLetters } from './otherLetters.ts';
import { isEnglishAlone } from './ordinaryWords.ts';
import { parallelTexts, type LocalText, type ParallelText } from './parallelTexts.ts';

/** Each language is written in its own letters and words. What all of them have alike is a name, such as that of a language. */
export function checkScripts(context: Reporter): void {
  const all = parallelTexts(context.project);
  for (const texts of all)
    for (const { id, place, what, fix } of [...foreignTexts(texts), ...untranslated(texts, all)])
      context.add(id, place, what, fix);
}

interface Foreign {
  readonly id: 'word-script' | 'word-tongue';
  readonly place: Place;
  readonly what: string;
  readonly fix: string;
}

const foreignTexts = remembering((texts: ParallelText): readonly Foreign[] => {
  if (areAlike(texts)) return [];
  return texts.flatMap((one) => [...foreignLetters(one), ...foreignTongue(one)]);
});

function areAlike(texts: ParallelText): boolean {
  return texts.length > 1 && new Set(texts.map(({ text }) => text)).size === 1;
}

function foreignLetters({ locale, text, place }: LocalText): readonly Foreign[] {
  const { name, letters } = otherLetters(locale, text);
  if (letters.size === 0) return [];
  const are = letters.size === 1 ? `is a ${name} letter` : `are ${name} letters`;
  const what = `"${[...letters.keys()].join('')}" in ${locale} ${are}`;
  return [{ id: 'word-script', place, what, fix: `Write "${[...letters.values()].join('')}".` }];
}

/** Small words of English sentences: names have them in capitals, or none. */
const ENGLISH =
  /\b(?:my|your|yours|you|we|our|us|is|are|was|were|this|that|these|those|please|not|cannot|must|should|have|has|will|it|its|they|their|if|when|before|after|because|been|does|did)\b/;

/** Small words of Chinese sentences, which no name has. */
const CHINESE = /[您你嗎吗們们這这]|什麼|什么|[請请](?:輸入|输入|選擇|选择|稍候|再試|再试)/;

const MARKED = /[（(「『“"‘《【][^）)」』”"’》】]*[）)」』”"’》】]/g;

/** A run of words of another language that is a sentence, or part of one: not a name, and not quoted. */
function foreignTongue({ locale, text, place }: LocalText): readonly Foreign[] {
  const plain = text.replace(/\{\{[^}]*\}\}/g, ' ').replace(MARKED, ' ');
  const found =
    locale === 'en'
      ? plain.match(/\p{Script=Han}+/gu)?.find((run) => CHINESE.test(run))
      : plain.match(/[A-Za-z][A-Za-z'’-]*(?: [A-Za-z][A-Za-z'’-]*){2,}/g)?.find((run) => ENGLISH.test(run));
  return found === undefined ? [] : [inTongue(found, locale, place)];
}

function inTongue(found: string, locale: string, place: Place): Foreign {
  const what = `"${found}" in ${locale} is ${locale === 'en' ? 'Chinese' : 'English'}`;
  return { id: 'word-tongue', place, what, fix: 'Translate it, or put it in quotation marks where it is quoted.' };
}

/** Texts in Chinese that are English from end to end, however short; a sentence is found by its small words. */
function untranslated(texts: ParallelText, all: readonly ParallelText[]): readonly Foreign[] {
  if (areAlike(texts)) return [];
  return texts.flatMap((one): readonly Foreign[] => {
    const plain = one.text.replace(MARKED, ' ');
    if (one.locale === 'en' || !isEnglishAlone(plain, all) || foreignTongue(one).length > 0) return [];
    return [inTongue(plain.trim(), one.locale, one.place)];
  });
}
