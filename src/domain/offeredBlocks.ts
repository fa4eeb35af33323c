import type { Block, Inline } from './article.ts';

/** `{{needs fps}}` at the beginning of a paragraph, of a row or item, or of a heading for all below it. */
const NEEDS = /^\{\{\s*needs (\w+)\s*\}\}\s*/;

/** An article as a site without some features has it; what stays no longer says what it needs.
 * @param without names of features */
export function offeredBlocks(blocks: readonly Block[], without: readonly string[]): readonly Block[] {
  const kept: Block[] = [];
  /** Of a heading whose part is left out. */
  let level: number | undefined;
  for (const block of blocks) {
    if (block.type === 'heading' && level !== undefined && block.level <= level) level = undefined;
    if (level !== undefined) continue;
    if (isOffered(lineOf(block), without)) kept.push(within(block, without));
    else if (block.type === 'heading') level = block.level;
  }
  return kept;
}

function within(block: Block, without: readonly string[]): Block {
  if (block.type === 'note') return { ...block, body: offeredBlocks(block.body, without) };
  if (block.type === 'list') {
    const items = block.items.filter(([first]) => first === undefined || isOffered(lineOf(first), without));
    return { ...block, items: items.map((item) => offeredBlocks(item, without)) };
  }
  if (block.type === 'table') {
    const rows = block.rows.filter(([cell = []]) => isOffered(cell, without));
    return { ...block, rows: rows.map(([cell = [], ...cells]) => [withoutMark(cell), ...cells]) };
  }
  return { ...block, content: withoutMark(block.content) };
}

function lineOf(block: Block): readonly Inline[] {
  return 'content' in block ? block.content : [];
}

function isOffered([first]: readonly Inline[], without: readonly string[]): boolean {
  const [, feature] = (typeof first === 'string' && NEEDS.exec(first)) || [];
  return feature === undefined || !without.includes(feature);
}

function withoutMark([first, ...rest]: readonly Inline[]): readonly Inline[] {
  if (first === undefined) return [];
  const text = typeof first === 'string' ? first.replace(NEEDS, '') : first;
  return text === '' ? rest : [text, ...rest];
}
