import { readFileSync } from 'node:fs';

/** A piece of JSON, or an article, and where the page says it goes. */
export interface Snippet {
  readonly line: number;
  /** Data files, by path; the same goes into each. */
  readonly files: readonly string[];
  /** Names on the way to the object or list that takes it; none of a whole file. */
  readonly under: readonly string[];
  /** The name or the row that it comes after. */
  readonly after?: string;
  readonly isNewFile: boolean;
  readonly json: string;
}

/** What `flow check` says of the snippets, perhaps with one text of theirs written otherwise. */
export interface Saying {
  readonly line: number;
  readonly command: string;
  readonly slip?: { readonly from: string; readonly to: string };
  readonly printed: string;
  /** “and eleven more”: how many there are besides those that are printed. */
  readonly more: number;
}

/** A table whose head says what is done with its rows. */
export interface Table {
  readonly line: number;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What stands below one heading: one edit of the project, and what comes of it. */
export interface Section {
  readonly page: string;
  readonly title: string;
  /** 1 of the page's own heading. */
  readonly level: number;
  readonly line: number;
  /** Everything but the examples. */
  readonly text: string;
  readonly snippets: readonly Snippet[];
  readonly sayings: readonly Saying[];
  readonly tables: readonly Table[];
}

interface Block {
  readonly kind: 'heading' | 'text' | 'json' | 'printed' | 'table';
  readonly line: number;
  readonly text: string;
}

const LOCALES = ['zh-HK', 'zh-CN', 'en'];

export function readGuide(page: string): readonly Section[] {
  const sections: Block[][] = [];
  for (const block of blocksOf(readFileSync(page, 'utf8'))) {
    if (block.kind === 'heading') sections.push([block]);
    else sections.at(-1)?.push(block);
  }
  return sections.map((blocks) => sectionOf(page, blocks));
}

/** Headings, paragraphs, fenced or indented blocks and tables, in order. */
function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const begin = at;
    const takeWhile = (test: (text: string) => boolean) => {
      while (at < lines.length && test(lines[at] ?? '')) at += 1;
      return lines.slice(begin, at);
    };
    const push = (kind: Block['kind'], text: string) => void blocks.push({ kind, line: begin + 1, text });
    if (line.trim() === '') at += 1;
    else if (line.startsWith('#')) push('heading', takeWhile((text) => text === line).join(''));
    else if (line.startsWith('```')) {
      at += 1;
      const inside = takeWhile((text) => !text.startsWith('```')).slice(1);
      at += 1;
      push(/^```(json|md)$/.test(line) ? 'json' : 'printed', inside.join('\n'));
    } else if (line.startsWith('    ')) {
      push('printed', takeWhile((text) => text.startsWith('    ') || text.trim() === '').join('\n'));
    } else if (line.startsWith('|')) push('table', takeWhile((text) => text.startsWith('|')).join('\n'));
    else push('text', takeWhile((text) => text.trim() !== '' && !text.startsWith('```')).join('\n'));
  }
  return blocks;
}

function sectionOf(page: string, blocks: readonly Block[]): Section {
  const [heading] = blocks;
  const leadOf = (index: number) => (blocks[index - 1]?.kind === 'text' ? oneLine(blocks[index - 1]?.text ?? '') : '');
  return {
    page,
    title: (heading?.text ?? '').replace(/^#+ /, ''),
    level: /^#+/.exec(heading?.text ?? '')?.[0].length ?? 1,
    line: heading?.line ?? 1,
    text: blocks
      .filter(({ kind }) => kind !== 'json')
      .map(({ text }) => text)
      .join('\n'),
    snippets: blocks.flatMap((block, index) => (block.kind === 'json' ? [snippetOf(page, block, leadOf(index))] : [])),
    sayings: blocks.flatMap((block, index) => {
      const next = blocks[index + 1]?.kind === 'text' ? oneLine(blocks[index + 1]?.text ?? '') : '';
      return block.kind === 'printed' ? sayingOf(block, leadOf(index), next) : [];
    }),
    tables: blocks.filter(({ kind }) => kind === 'table').map(tableOf),
  };
}

/** @throws RangeError when the line above does not say where the JSON goes */
function snippetOf(page: string, { line, text }: Block, lead: string): Snippet {
  const place = {
    files: filesIn(lead),
    under: /under `([^`]+)`/.exec(lead)?.[1],
    after: /after `([^`]+)`/.exec(lead)?.[1],
  };
  if (place.files.length === 0) throw new RangeError(`${page}:${line}: the line above names no file`);
  return {
    line,
    files: place.files,
    under: place.under?.split('.') ?? [],
    ...(place.after !== undefined && { after: place.after }),
    isNewFile: /\bnew file/i.test(lead),
    json: text,
  };
}

/** Paths of data files; `*` stands for every language. */
function filesIn(lead: string): readonly string[] {
  const paths = [...lead.matchAll(/`([a-z][^`\s<]*\/[^`\s<]+\.(?:json|md))`/g)].map(([, path = '']) => path);
  return paths.flatMap((path) => (path.includes('*') ? LOCALES.map((locale) => path.replace('*', locale)) : [path]));
}

function sayingOf({ line, text }: Block, lead: string, next: string): readonly Saying[] {
  const command = [...lead.matchAll(/`(flow check|flow verify [a-z-]+)`/g)].at(-1)?.[1];
  if (command === undefined || !/\bsays\b/.test(lead)) return [];
  const [, to, from] = /[Ww]ith `([^`]+)` instead of `([^`]+)`/.exec(lead) ?? [];
  const left = /[Ww]ithout `([^`]+)`/.exec(lead)?.[1];
  const slip =
    from !== undefined && to !== undefined ? { from, to } : left === undefined ? undefined : { from: left, to: '' };
  return [{ line, command, ...(slip && { slip }), printed: oneLine(text), more: moreIn(next) }];
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

function moreIn(text: string): number {
  const word = /^and (\w+) more\b/.exec(text)?.[1];
  return word === undefined ? 0 : NUMBERS.indexOf(word);
}

function tableOf({ line, text }: Block): Table {
  const cells = (row: string) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
  const [head = [], , ...rows] = text.split('\n').map(cells);
  return { line, head, rows };
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
