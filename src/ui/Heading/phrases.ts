const HAN = /\p{Script=Han}/u;
const OPENING = /[\p{Ps}\p{Pi}]/u;
const SHORTEST = 2;
let words: Intl.Segmenter | undefined;

/** A Chinese text in the pieces between which a line may end: no word is taken apart, and a single sign stays with what it
 * follows, a mark that opens something with what it opens. Any other text, and one in a browser that knows no words, is one piece. */
export function phrases(text: string): readonly string[] {
  if (!HAN.test(text) || !('Segmenter' in Intl)) return [text];
  words ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const pieces: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1);
    const begins = last === undefined || (last.length >= SHORTEST && segment.length >= SHORTEST);
    if (begins || OPENING.test(segment)) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}
