import type { Block, Inline } from './article.ts';
import { offeredText } from './offeredText.ts';

/** An article as a site without some features has it; what stays no longer says what it needs, as `{{needs fps}}` at the beginning of a
 * paragraph, of a row or item, or of a heading for all below it. What is left empty goes too: a list, a table, a note, a heading with
 * nothing below it.
 * @param without names of features */
export function offeredBlocks(blocks: readonly Block[], without: readonly string[]): readonly Block[] {
  const kept: Block[] = [];
  /** Of a heading whose part is left out. */
  let level: number | undefined;
  const parts = blocks.map((block) => {
    if (block.type === 'heading' && level !== undefined && block.level <= level) level = undefined;
    if (level !== undefined) return undefined;
    if (isOffered(lineOf(block), without)) return within(block, without);
    if (block.type === 'heading') level = block.level;
    return undefined;
  });
  // From the end: what is below a heading is known when its turn comes.
  for (const [index, block] of [...parts.entries()].reverse())
    if (block && (!isBare(block, kept[0]) || isBare(block, blocks[index + 1]))) kept.unshift(block);
  return kept;
}

/** A heading with nothing below it. */
function isBare(block: Block, next: Block | undefined): boolean {
  return block.type === 'heading' && (next === undefined || (next.type === 'heading' && next.level <= block.level));
}

/** @returns nothing where nothing is left of what it holds */
function within(block: Block, without: readonly string[]): Block | undefined {
  if (block.type === 'note') {
    const body = offeredBlocks(block.body, without);
    return isLeft(body, block.body) ? { ...block, body } : undefined;
  }
  if (block.type === 'list') {
    const items = block.items.flatMap((item) => {
      const [first] = item;
      if (first !== undefined && !isOffered(lineOf(first), without)) return [];
      const offered = offeredBlocks(item, without);
      return isLeft(offered, item) ? [offered] : [];
    });
    return isLeft(items, block.items) ? { ...block, items } : undefined;
  }
  if (block.type === 'table') {
    const rows = block.rows.filter(([cell = []]) => isOffered(cell, without));
    const shown = rows.map(([cell = [], ...cells]) => [withoutMark(cell), ...cells]);
    return isLeft(rows, block.rows) ? { ...block, rows: shown } : undefined;
  }
  return { ...block, content: withoutMark(block.content) };
}

function isLeft(parts: readonly unknown[], whole: readonly unknown[]): boolean {
  return parts.length > 0 || whole.length === 0;
}

function lineOf(block: Block): readonly Inline[] {
  return 'content' in block ? block.content : [];
}

function isOffered([first]: readonly Inline[], without: readonly string[]): boolean {
  return typeof first !== 'string' || offeredText(first, without) !== undefined;
}

function withoutMark([first, ...rest]: readonly Inline[]): readonly Inline[] {
  if (first === undefined) return [];
  const text = typeof first === 'string' ? offeredText(first, []) : first;
  return text === undefined || text === '' ? rest : [text, ...rest];
}
