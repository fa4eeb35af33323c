import type { Lang } from '../shared/lang.ts';
import type { Content } from './content.ts';

/** What a record says of itself, in the member's language: what we wrote has words at `record.<text>`; the name of a payee or
 * a shop is left as it is. */
export function recordNote(content: Pick<Content, 'words'>, lang: Lang): (summary: string) => string {
  return (summary) => content.words(`record.${summary}`, lang) ?? summary;
}

/** What we wrote of a record, and the words for it. */
export interface RecordNote {
  readonly name: string;
  readonly note: string;
}

/** All that we write of records, in a language. */
export function recordNotes(content: Pick<Content, 'wordsBelow'>, lang: Lang): readonly RecordNote[] {
  return content.wordsBelow('record.', lang).map(([name, note]) => ({ name, note }));
}
