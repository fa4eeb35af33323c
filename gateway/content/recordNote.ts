import type { Lang } from '../shared/lang.ts';
import type { Content } from './content.ts';

/** What a record says of itself. A note is ours; everything else is the name of a payee, a payer or a shop, whatever it reads like. */
export interface Noted {
  readonly summary: string;
  readonly isNote: boolean;
}

/** A record as its member reads it: what we wrote has words at `record.<text>` in each language; a name is left as it is. */
export function recordNote(
  content: Pick<Content, 'words'>,
  lang: Lang,
): <Record extends Noted>(record: Record) => Omit<Record, 'isNote'> {
  return ({ isNote, ...record }) => ({
    ...record,
    summary: (isNote ? content.words(`record.${record.summary}`, lang) : undefined) ?? record.summary,
  });
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
