import type { Article, Block, Inline } from '../../domain/article.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { objectOf, type Json } from '../../domain/json.ts';
import { shortText } from './names.ts';
import { textsIn } from '../eachMember.ts';

import { languageName } from './wordChanges.ts';

const ARTICLE = /^content\/articles\/([^/]+)\/([^/]+)\.md$/;
const DOCUMENTS = /^content\/documents\/(?!index\.)([^/]+)\.json$/;

/** What readers of an article or a document are told otherwise, paragraph by paragraph; `undefined` for a file that is neither. */
export function textChanges(
  path: string,
  before: Json | undefined,
  after: Json | undefined,
): readonly string[] | undefined {
  const [, article = '', locale = ''] = ARTICLE.exec(path) ?? [];
  if (article !== '')
    return toldOtherwise(`The ${languageName(locale)} article ${article}`, before, after, articleLines);
  const [, language] = DOCUMENTS.exec(path) ?? [];
  if (language === undefined) return undefined;
  const [was, is] = [before, after].map((data) => objectOf(objectOf(data ?? null)['documents']));
  return [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].flatMap((type) =>
    toldOtherwise(`The ${languageName(language)} document ${type}`, was?.[type], is?.[type], textsIn),
  );
}

/** As many new lines as are gone stand in their places. */
function toldOtherwise(
  subject: string,
  before: Json | undefined,
  after: Json | undefined,
  linesOf: (data: Json) => readonly string[],
): readonly string[] {
  const [was, is] = [linesOf(before ?? null), linesOf(after ?? null)];
  if (was.length === 0 && is.length > 0) return [`${subject} is new: ${shortText(is[0])}.`];
  if (is.length === 0 && was.length > 0) return [`${subject} is removed; it was ${shortText(was[0])}.`];
  const gone = was.filter((line) => !is.includes(line));
  const added = is.filter((line) => !was.includes(line));
  if (gone.length === added.length && gone.length > 0)
    return added.map((line, index) => `${subject} says ${shortText(line)} instead of ${shortText(gone[index])}.`);
  const moved = gone.length === 0 && added.length === 0 && !deepEqual(before ?? null, after ?? null);
  return [
    ...gone.map((line) => `${subject} no longer says ${shortText(line)}.`),
    ...added.map((line) => `${subject} also says ${shortText(line)}.`),
    ...(moved ? [`${subject} is laid out otherwise: another order, kind or emphasis.`] : []),
  ];
}

function articleLines(data: Json): readonly string[] {
  if (data === null) return [];
  const { title, description, body } = data as unknown as Article;
  return [title, description, ...body.flatMap(blockLines)];
}

function blockLines(block: Block): readonly string[] {
  if (block.type === 'list') return block.items.flatMap((item) => item.flatMap(blockLines));
  if (block.type === 'note') return block.body.flatMap(blockLines);
  if (block.type === 'table') return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' | '));
  return [inlineText(block.content)];
}

/** With the address of each link behind its words. */
function inlineText(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part;
      const inner = inlineText(part.content);
      return part.type === 'link' ? `${inner} (${part.to})` : inner;
    })
    .join('');
}
