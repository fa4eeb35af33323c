import type { DataFile, Position } from '../../src/compile/dataFile.ts';
import { parseFile } from '../../src/compile/parseFile.ts';
import { flowShape } from '../../src/compile/flowShape.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import type { Project } from '../../src/compile/project.ts';
import { readDataFiles } from '../../src/compile/readDataFiles.ts';
import type { FindingKind } from '../../src/check/findingKinds.ts';
import { applyChange, withoutMark, type Changed, type ChangeText } from './change.ts';

const root = process.cwd();
const valid = readDataFiles(root);

/** An edit of one data file, as an analyst would make it in an editor. */
export type Edit =
  | { readonly file: string; readonly change: ChangeText }
  /** To the letter: a text that stands in the file once, and what takes its place. */
  | { readonly file: string; readonly from: string; readonly to: string }
  /** The file is new, or wholly replaced. */
  | { readonly file: string; readonly text: string };

/** Edits after which something is wrong. */
export interface Fault {
  /** What was done, as a clause. */
  readonly title: string;
  readonly edits: readonly Edit[];
  /** Where that is to be seen, when it is not where the edit is: a change that changes nothing. */
  readonly at: Edit | undefined;
  /** Stands in what is said of it: most often the way to fix it. */
  readonly says: string | undefined;
  /** What else is wrong then, for it truly follows: `<kind> <file>`, where `*` is any part of a path. */
  readonly follows: readonly string[];
}

/** Edits after which all is well, although they come close to a fault. */
export interface ValidTwin {
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** What is seeded of one kind. */
export interface SeededFaults {
  readonly faults: readonly Fault[];
  readonly valid: readonly ValidTwin[];
  /** Why there are fewer than five faults, or no valid twin. */
  readonly fewer?: string;
}

/** Every kind of finding, with what is seeded of it. */
export type SeededKinds = { readonly [kind in FindingKind]: SeededFaults };

export function edit(file: string, change: ChangeText): Edit {
  return { file, change };
}

export function write(file: string, text: string): Edit {
  return { file, text };
}

type Expected = Partial<Pick<Fault, 'at' | 'says' | 'follows'>>;

export function fault(title: string, edits: Edit | readonly Edit[], expected: Expected = {}): Fault {
  return { title, edits: listOf(edits), at: expected.at, says: expected.says, follows: expected.follows ?? [] };
}

export function twin(title: string, ...edits: readonly Edit[]): ValidTwin {
  return { title, edits };
}

/** Writes the shape of a flow as it is now, as a release does. */
export function released(id: string, version = 1): Edit {
  return write(`flows/${id}/shape.json`, JSON.stringify({ ...flowShape(seeded([]), id), version }));
}

function listOf(edits: Edit | readonly Edit[]): readonly Edit[] {
  return 'file' in edits ? [edits] : edits;
}

/** The project with edits in memory; nothing on disk changes. Files that are not edited are the very ones of every other. */
export function seeded(edits: readonly Edit[]): Project {
  const files = new Map(valid);
  for (const one of edits) {
    const { text } = changed(files.get(one.file)?.text ?? '', one);
    files.set(one.file, parseFile(one.file, text));
  }
  return loadProject(root, files);
}

/** The files that are edited, as they are then; none where an edit cannot be made. */
export function textsAfter(edits: readonly Edit[]): readonly string[] {
  const texts = new Map<string, string>();
  try {
    for (const one of edits)
      texts.set(one.file, changed(texts.get(one.file) ?? valid.get(one.file)?.text ?? '', one).text);
  } catch {
    return [];
  }
  return [...texts.values()];
}

/** The same with every file of JSON read again, those of the language too: nothing that was found out of other projects is known of it. */
export function seededAnew(edits: readonly Edit[]): Project {
  const files = [...seeded(edits).files].map(([path, file]) => [path, anew(path, file)] as const);
  return loadProject(root, new Map(files));
}

function anew(path: string, file: DataFile): DataFile {
  return path.endsWith('.json') ? parseFile(path, file.text) : file;
}

/** Where `▸` stands: in the one edit that has it, or in `at`, which is looked for in the edited files. */
export function markedPlace({ edits, at }: Pick<Fault, 'edits' | 'at'>): Position & { readonly file: string } {
  const texts = new Map<string, string>();
  let found: (Position & { readonly file: string }) | undefined;
  for (const one of at ? [...edits, at] : edits) {
    const { text, mark } = changed(texts.get(one.file) ?? valid.get(one.file)?.text ?? '', one);
    texts.set(one.file, text);
    if (mark === undefined) continue;
    if (found) throw new RangeError('two places are marked');
    found = { file: one.file, ...positionOf(text, mark) };
  }
  if (!found) throw new RangeError('no place is marked');
  return found;
}

function changed(before: string, one: Edit): Changed {
  try {
    if ('text' in one) return withoutMark(one.text);
    return 'change' in one ? applyChange(before, one.change) : swapped(before, one.from, one.to);
  } catch (error) {
    throw new RangeError(`${one.file} ${(error as Error).message}`, { cause: error });
  }
}

function swapped(before: string, from: string, to: string): Changed {
  const [left, right, ...others] = before.split(from);
  if (left === undefined || right === undefined || others.length > 0) throw new RangeError(`holds not once: ${from}`);
  return { text: left + to + right, mark: undefined };
}

function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
