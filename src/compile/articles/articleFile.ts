import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { BlockContent, Nodes, PhrasingContent, RootContent, TableRow } from 'mdast';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Article, Block, Cell, Inline } from '../../domain/article.ts';
import type { Json } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { BYTE_ORDER_MARK, unreadFile, type DataFile, type Position, type Problem, type Wrong } from '../dataFile.ts';
import { yamlProblem } from '../yamlProblem.ts';

const MEMBERS = ['title', 'description'] as const;

/** Reads an article: Markdown (CommonMark and tables) below what stands about it between two lines of `---`. What the portal
 * does not show is a problem at its place, so that nothing an analyst wrote is lost silently. */
export function articleFile(path: string, text: string): DataFile {
  const reader = new ArticleReader(path);
  let article: Article;
  try {
    article = reader.read(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return unreadFile(path, text, { offset: 0, message: 'is nested too deeply.', fix: 'Make it flatter.' });
  }
  const { problems, places } = reader;
  const data = problems.length > 0 ? null : (article as unknown as Json);
  return { path, text, data, problems, position: (pointer) => nearest(places, pointer) };
}

/** Of a place that is not known, the nearest around it. */
function nearest(places: ReadonlyMap<string, Position>, pointer: string): Position {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = places.get(at);
    if (found) return found;
  }
  return { line: 1, column: 1 };
}

type At = readonly (string | number)[];

class ArticleReader {
  readonly problems: Problem[] = [];
  readonly places = new Map<string, Position>();
  /** Lines above the Markdown. */
  private above = 0;

  constructor(private readonly path: string) {}

  read(text: string): Article {
    const lines = text
      .replace(/^\ufeff/, '')
      .replaceAll('\r\n', '\n')
      .split('\n');
    if (text.startsWith('\ufeff')) this.problems.push({ file: this.path, line: 1, column: 1, ...BYTE_ORDER_MARK });
    const end = lines.indexOf('---', 1);
    if (lines[0] !== '---' || end < 0) {
      this.wrong(
        { line: 1, column: 1 },
        'does not begin with what stands about it.',
        'Begin it with a line "---", "title: …", "description: …" and a line "---".',
      );
      return { title: '', description: '', body: [] };
    }
    const about = this.about(lines.slice(1, end).join('\n'));
    this.above = end + 1;
    const tree = fromMarkdown(lines.slice(end + 1).join('\n'), {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    });
    const body = this.blocks(tree.children, ['body']);
    if (body.length === 0) this.wrong({ line: end + 2, column: 1 }, 'has no text.', 'Write it below the line "---".');
    return { ...about, body };
  }

  private about(text: string): { readonly title: string; readonly description: string } {
    const counter = new LineCounter();
    const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true });
    const at = (offset = 0): Position => {
      const { line, col } = counter.linePos(offset);
      return { line: line + 1, column: col };
    };
    const found: Record<string, string> = {};
    const problem = yamlProblem(text, document);
    if (problem) this.wrong(at(problem.offset), problem.message, problem.fix);
    const items = isMap(document.contents) ? document.contents.items : [];
    for (const { key, value } of items) {
      const name = isScalar(key) ? String(key.value) : '';
      const place = at(isScalar(key) ? key.range?.[0] : undefined);
      this.places.set(formatPointer([name]), place);
      const said = isScalar(value) && typeof value.value === 'string' ? value.value.trim() : '';
      if (!MEMBERS.some((one) => one === name))
        this.wrong(place, `"${name}" is not a word of the language here.`, `It has: ${MEMBERS.join(', ')}.`);
      else if (said === '') this.wrong(place, `"${name}" must be a text.`, 'Put it in quotes where it has a colon.');
      found[name] = said;
    }
    const missing = MEMBERS.filter((name) => found[name] === undefined);
    if (missing.length > 0 && !problem)
      this.wrong({ line: 1, column: 1 }, `has no ${missing.map((name) => `"${name}"`).join(' and no ')}.`, 'Add it.');
    return { title: found['title'] ?? '', description: found['description'] ?? '' };
  }

  private blocks(nodes: readonly (RootContent | BlockContent)[], at: At): readonly Block[] {
    const blocks: Block[] = [];
    for (const node of nodes) {
      const place = [...at, blocks.length];
      this.place(place, node);
      const block = this.block(node, place);
      if (block) blocks.push(block);
    }
    return blocks;
  }

  private block(node: RootContent, at: At): Block | undefined {
    if (node.type === 'heading') return this.heading(node.depth, node.children, at, node);
    if (node.type === 'paragraph') {
      this.judgeParagraph(node.children, node);
      return { type: 'paragraph', content: this.inlines(node.children, [...at, 'content']) };
    }
    if (node.type === 'blockquote') {
      const body = this.blocks(node.children as readonly BlockContent[], [...at, 'body']);
      return { type: 'note', body };
    }
    if (node.type === 'list') {
      const items = node.children.map((item, index) => {
        const place = [...at, 'items', index];
        this.place(place, item);
        return this.blocks(item.children as readonly BlockContent[], place);
      });
      return { type: 'list', ordered: node.ordered === true, items };
    }
    if (node.type === 'table') return this.table(node.children, at);
    this.refuse(node);
    return undefined;
  }

  private heading(depth: number, children: readonly PhrasingContent[], at: At, node: Nodes): Block | undefined {
    if (depth === 2 || depth === 3)
      return { type: 'heading', level: depth, content: this.inlines(children, [...at, 'content']) };
    const fix = depth === 1 ? 'The title above is the heading of the page: write "##".' : 'Write "##" or "###".';
    this.wrong(this.positionOf(node), `a heading of level ${depth} is not shown.`, fix);
    return undefined;
  }

  /** What was meant as a heading: Markdown takes it for a text. */
  private judgeParagraph([first]: readonly PhrasingContent[], node: Nodes): void {
    const marks = first?.type === 'text' ? /^#{2,3}(?=[^# \t])/.exec(first.value)?.[0] : undefined;
    if (marks === undefined) return;
    this.wrong(
      this.positionOf(node),
      `a heading without a space behind "${marks}" is read as a text.`,
      `Write "${marks} ".`,
    );
  }

  private table([head, ...rows]: readonly TableRow[], at: At): Block {
    const cells = (row: TableRow | undefined, place: At): readonly Cell[] => {
      if (row) this.place(place, row);
      return (row?.children ?? []).map((cell, index) => this.inlines(cell.children, [...place, index]));
    };
    return {
      type: 'table',
      head: cells(head, [...at, 'head']),
      rows: rows.map((row, index) => cells(row, [...at, 'rows', index])),
    };
  }

  private inlines(nodes: readonly PhrasingContent[], at: At): readonly Inline[] {
    const found: Inline[] = [];
    for (const node of nodes) {
      const place = [...at, found.length];
      this.place(place, node);
      if (node.type === 'text') found.push(node.value.replaceAll('\n', ' '));
      else if (node.type === 'strong' || node.type === 'emphasis')
        found.push({ type: node.type, content: this.inlines(node.children, [...place, 'content']) });
      else if (node.type === 'link')
        found.push({ type: 'link', to: node.url, content: this.inlines(node.children, [...place, 'content']) });
      else this.refuse(node);
    }
    return found;
  }

  private refuse(node: Nodes): void {
    const [what, fix] = REFUSED[node.type] ?? [
      `"${node.type}"`,
      'Write headings, paragraphs, lists, tables, notes and links.',
    ];
    this.wrong(this.positionOf(node), `${what} is not shown.`, fix);
  }

  private place(at: At, node: Nodes): void {
    this.places.set(formatPointer(at.map(String)), this.positionOf(node));
  }

  private positionOf({ position }: Nodes): Position {
    return { line: this.above + (position?.start.line ?? 1), column: position?.start.column ?? 1 };
  }

  private wrong(at: Position, message: string, fix?: string): void {
    const wrong: Wrong = { message, ...(fix !== undefined && { fix }) };
    this.problems.push({ file: this.path, ...at, ...wrong });
  }
}

const REFUSED: { readonly [type: string]: readonly [what: string, fix: string] } = {
  html: ['HTML', 'Write text alone.'],
  code: ['code', 'Begin the line without four spaces or three marks.'],
  inlineCode: ['code', 'Write it without marks.'],
  image: ['a picture', 'Say it in words.'],
  imageReference: ['a picture', 'Say it in words.'],
  linkReference: ['a link by a name', 'Write "[text](address)".'],
  definition: ['a link by a name', 'Write "[text](address)" where it is read.'],
  break: ['a line end by itself', 'Begin a new paragraph with an empty line.'],
  thematicBreak: ['a line across', 'Write a heading.'],
};
