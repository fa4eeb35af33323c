import { findNodeAtLocation, parseTree, visit, type Node } from 'jsonc-parser';
import { isMap, isPair, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { Json } from '../domain/json.ts';
import { FORBIDDEN, splitPointer } from '../domain/jsonPointer.ts';
import type { RefError } from '../rules/resolveRefs.ts';
import { jsonProblem } from './jsonProblem.ts';
import { yamlProblem } from './yamlProblem.ts';

/** A place in a file, both counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What is wrong, where, why and how to fix it. */
export interface Problem extends Position, Wrong {
  /** Path from the project's root. */
  readonly file: string;
}

export interface Wrong {
  /** One sentence. */
  readonly message: string;
  /** Why and how to fix it, in whole sentences, where the message does not say. */
  readonly fix?: string;
  /** What is told of it differs by kind; absent for what has none. */
  readonly kind?: 'unreadable' | 'name' | 'mark' | 'keyTwice' | 'idTwice' | 'pattern';
  /** A name that is not known, and those that are. */
  readonly unknown?: { readonly name: string; readonly known: readonly string[] };
  /** A reference that cannot be followed. */
  readonly reference?: RefError;
}

/** A data file as parsed: pure data, with positions on request. */
export interface DataFile {
  /** Path from the project's root, with `/`. */
  readonly path: string;
  readonly text: string;
  /** `null` when the file cannot be read as data: see `problems`. */
  readonly data: Json;
  /** What is written in the file, where its bounds name constants: in `data` stand their values. */
  readonly written?: Json;
  readonly problems: readonly Problem[];
  /** Where a value stands; of what is absent, the nearest value around it. `key` asks for the name before the value. */
  readonly position: (pointer: string, of?: 'value' | 'key') => Position;
}

export function parseDataFile(path: string, text: string, remembered?: Json): DataFile {
  const isYaml = /\.ya?ml$/.test(path);
  const odd = tooLarge(text) ?? (isYaml ? undefined : tooDeep(text));
  if (odd) return unreadFile(path, text, odd);
  if (!isYaml) return jsonFile(path, text);
  try {
    return yamlFile(path, text, remembered);
  } catch (error) {
    // The parser has no limit of its own for depth, and refuses aliases without end by throwing.
    const why = error instanceof RangeError ? 'is nested too deeply' : `is not data: ${(error as Error).message}`;
    return unreadFile(path, text, { offset: 0, message: `${why}.`, fix: 'Make it flatter.' });
  }
}

/** Larger or deeper than any file a person writes: reading on would only take time. */
const mostCharacters = 2_000_000;
const mostDepth = 200;

/** Why nothing of a file is used, and where in its text. */
export interface Odd extends Pick<Wrong, 'message' | 'fix'> {
  readonly offset: number;
}

function tooLarge(text: string): Odd | undefined {
  if (text.length <= mostCharacters) return undefined;
  const message = `is larger than ${mostCharacters} characters, more than anybody writes by hand.`;
  return { offset: 0, message, fix: 'Split it.' };
}

function tooDeep(text: string): Odd | undefined {
  let depth = 0;
  let isText = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text[offset];
    if (isText && character === '\\') offset += 1;
    else if (character === '"') isText = !isText;
    else if (!isText && (character === '{' || character === '[')) depth += 1;
    else if (!isText && (character === '}' || character === ']')) depth -= 1;
    else if (character === '\n' && isText) isText = false;
    if (depth > mostDepth)
      return { offset, message: `is nested deeper than ${mostDepth} levels.`, fix: 'Make it flatter.' };
  }
  return undefined;
}

/** A file of which nothing is used, and why. */
export function unreadFile(path: string, text: string, { offset, ...wrong }: Odd): DataFile {
  const at = positionAt(lineStarts(text.slice(0, offset)), offset);
  return {
    path,
    text,
    data: null,
    problems: [{ file: path, ...at, ...wrong, kind: 'unreadable' }],
    position: () => ({ line: 1, column: 1 }),
  };
}

/** What is said of a file that begins with one, and is read all the same. */
export const BYTE_ORDER_MARK: Wrong = {
  message: 'begins with a byte order mark.',
  fix: 'Save the file as UTF-8 without one.',
  kind: 'mark',
};

function jsonFile(path: string, text: string): DataFile {
  const lines = lineStarts(text);
  const at = (offset: number) => positionAt(lines, offset);
  const problem = (offset: number, wrong: Wrong): Problem => ({ file: path, ...at(offset), ...wrong });
  const problems: Problem[] = [];
  const hasMark = text.charCodeAt(0) === 0xfeff;
  if (hasMark) problems.push(problem(0, BYTE_ORDER_MARK));
  let data: Json = null;
  try {
    data = JSON.parse(hasMark ? text.slice(1) : text) as Json;
    problems.push(...badKeys(text, at, problem));
    // What no pointer may name would stop every reader of the file.
    if (problems.some(({ kind }) => kind === 'name')) data = null;
  } catch {
    const { offset, ...said } = jsonProblem(text);
    problems.push(problem(offset, { ...said, kind: 'unreadable' }));
  }
  let tree: Node | undefined;
  const position = (pointer: string, of: 'value' | 'key' = 'value'): Position => {
    tree ??= parseTree(text, undefined, { allowEmptyContent: true });
    const node = tree && nearestNode(tree, splitPointer(pointer));
    const named = of === 'key' && node?.parent?.type === 'property' ? node.parent : node;
    return at(named?.offset ?? 0);
  };
  return { path, text, data, problems, position };
}

function nearestNode(tree: Node, tokens: readonly string[]): Node | undefined {
  for (let length = tokens.length; length >= 0; length -= 1) {
    const found = findNodeAtLocation(tree, segmentsOf(tree, tokens.slice(0, length)));
    if (found) return found;
  }
  return tree;
}

/** Indices of lists as numbers, as jsonc-parser wants them. */
function segmentsOf(tree: Node, tokens: readonly string[]): (string | number)[] {
  let node: Node | undefined = tree;
  return tokens.map((token) => {
    const segment = node?.type === 'array' ? Number(token) : token;
    node = node && findNodeAtLocation(node, [segment]);
    return segment;
  });
}

/** Keys that stand twice in an object (the first is lost silently), or that name a part of JavaScript's objects. */
function badKeys(
  text: string,
  at: (offset: number) => Position,
  problem: (offset: number, wrong: Wrong) => Problem,
): readonly Problem[] {
  const problems: Problem[] = [];
  const open: Map<string, number>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Map()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty(key, offset) {
      const keys = open.at(-1);
      const first = keys?.get(key);
      if (first !== undefined) {
        const twice = `"${key}" stands twice in this object, first on line ${at(first).line}.`;
        problems.push(problem(offset, { message: twice, fix: 'Remove one, or rename it.', kind: 'keyTwice' }));
      }
      const noName = `"${key}" is not a name.`;
      if (FORBIDDEN.has(key)) problems.push(problem(offset, { message: noName, fix: 'Choose another.', kind: 'name' }));
      if (first === undefined) keys?.set(key, offset);
    },
  });
  return problems;
}

interface ParsedYaml {
  readonly document: Document;
  readonly at: (offset: number) => Position;
}

function parseYaml(text: string): ParsedYaml {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true, merge: false });
  const at = (offset: number): Position => {
    const { line, col } = counter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  return { document, at };
}

/** @param remembered what the text was read as before: reading YAML costs ten times what reading JSON does */
function yamlFile(path: string, text: string, remembered: Json | undefined): DataFile {
  let parsed: ParsedYaml | undefined;
  const read = () => (parsed ??= parseYaml(text));
  const position = (pointer: string, of: 'value' | 'key' = 'value') =>
    read().at(yamlOffset(read().document, splitPointer(pointer), of));
  if (remembered !== undefined) return { path, text, data: remembered, problems: [], position };
  const wrong = yamlProblem(text, read().document);
  if (wrong) {
    const { offset, ...said } = wrong;
    const problem: Problem = { file: path, ...read().at(offset), ...said, kind: 'unreadable' };
    return { path, text, data: null, problems: [problem], position };
  }
  return { path, text, data: read().document.toJS() as Json, problems: [], position };
}

function yamlOffset(document: Document, tokens: readonly string[], of: 'value' | 'key'): number {
  let node: unknown = document.contents;
  let offset = rangeStart(node) ?? 0;
  for (const token of tokens) {
    const pair = isMap(node) ? node.items.find((item) => String(keyOf(item.key)) === token) : undefined;
    const next = pair ? pair.value : isSeq(node) ? node.items[Number(token)] : undefined;
    if (next === undefined) return offset;
    const keyOffset = pair && isPair(pair) ? rangeStart(pair.key) : undefined;
    offset = (of === 'key' ? keyOffset : undefined) ?? rangeStart(next) ?? keyOffset ?? offset;
    node = next;
  }
  return offset;
}

function keyOf(key: unknown): unknown {
  return typeof key === 'object' && key !== null && 'value' in key ? key.value : key;
}

function rangeStart(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined;
  return Array.isArray(node.range) ? (node.range[0] as number) : undefined;
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function positionAt(starts: readonly number[], offset: number): Position {
  let line = starts.length;
  while (line > 1 && (starts[line - 1] ?? 0) > offset) line -= 1;
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
}

/** `path:line:column  message fix` */
export function formatProblem({ file, line, column, message, fix }: Problem): string {
  return `${file}:${line}:${column}  ${fix === undefined ? message : `${message} ${fix}`}`;
}

/** Data files that cannot be used. */
export class ProjectError extends Error {
  override readonly name = 'ProjectError';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}
