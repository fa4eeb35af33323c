import { applyEdits, modify, type JSONPath } from 'jsonc-parser';
import { checkProject } from '../../../src/check/checkProject.ts';
import type { Finding } from '../../../src/check/finding.ts';
import type { DataFile } from '../../../src/compile/dataFile.ts';
import { loadProject } from '../../../src/compile/loadProject.ts';
import type { Project } from '../../../src/compile/project.ts';
import { readDataFiles } from '../../../src/compile/readDataFiles.ts';
import type { Json, JsonObject } from '../../../src/domain/json.ts';
import { isJsonObject } from '../../../src/domain/json.ts';
import { formatPointer, getAt } from '../../../src/domain/jsonPointer.ts';
import { parsedOnce } from '../../support/parsedOnce.ts';
import type { Saying, Section, Snippet } from './guide.ts';

const root = process.cwd();
const valid = readDataFiles(root);

/** The project with what a page says pasted in, and the places that it was pasted to. */
export interface Pasted {
  readonly project: Project;
  readonly places: readonly { readonly file: string; readonly pointer: string }[];
  /** What the check says of it. */
  readonly findings: () => readonly Finding[];
}

/** The snippets of sections pasted where they say, in memory, as an editor would leave the files.
 * @param slip one text of one snippet written otherwise
 * @throws RangeError when a snippet has no place, or is no JSON */
export function pasted(sections: readonly Section[], slip?: Saying['slip']): Pasted {
  const files = new Map(valid);
  const places: { file: string; pointer: string }[] = [];
  for (const { page, snippets } of sections) {
    for (const snippet of slip ? withSlip(snippets, slip) : snippets) {
      for (const file of snippet.files) {
        try {
          const { text, at } = pasteInto(files.get(file), snippet);
          // Many sections begin with the same edits.
          files.set(file, parsedOnce(file, text));
          places.push(...at.map((tokens) => ({ file, pointer: formatPointer(tokens.map(String)) })));
        } catch (error) {
          throw new RangeError(`${page}:${snippet.line}: ${(error as Error).message}`, { cause: error });
        }
      }
    }
  }
  const project = loadProject(root, files);
  return { project, places, findings: () => checkProject(project) };
}

/** The snippets with one text that stands in them once written otherwise, and no comma too many. */
function withSlip(snippets: readonly Snippet[], { from, to }: NonNullable<Saying['slip']>): readonly Snippet[] {
  const holders = snippets.filter(({ json }) => json.includes(from));
  if (holders.length !== 1 || holders[0]?.json.split(from).length !== 2) {
    throw new RangeError(`${JSON.stringify(from)} does not stand once in the JSON above`);
  }
  return snippets.map((snippet) =>
    snippet === holders[0] ? { ...snippet, json: withoutLooseCommas(snippet.json.replace(from, () => to)) } : snippet,
  );
}

function withoutLooseCommas(json: string): string {
  return json
    .replace(/,(\s*),/g, ',$1')
    .replace(/([{[]\s*),/g, '$1')
    .replace(/,(\s*[}\]])/g, '$1');
}

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: '\n' };

function pasteInto(
  file: DataFile | undefined,
  snippet: Snippet,
): { readonly text: string; readonly at: readonly JSONPath[] } {
  const { json, isNewFile, under } = snippet;
  if (isNewFile) {
    if (file) throw new RangeError(`${file.path} is there already`);
    return { text: `${json}\n`, at: [[]] };
  }
  if (!file) throw new RangeError('there is no such file');
  const place = getAt(file.data, under);
  const path = segments(file.data, under);
  if (Array.isArray(place)) return intoList(file.text, path, place as readonly Json[], snippet);
  if (place !== undefined && !isJsonObject(place)) throw new RangeError(`${under.join('.')} is no object or list`);
  return intoObject(file.text, path, place ?? {}, snippet);
}

function intoList(text: string, path: JSONPath, list: readonly Json[], { json, after }: Snippet) {
  const index = after === undefined ? list.length : list.findIndex((row) => holdsText(row, after)) + 1;
  if (index === 0 && after !== undefined) throw new RangeError(`no row has "${after}"`);
  const at = [...path, index];
  const row = JSON.parse(json.trim().replace(/,$/, '')) as Json;
  return { text: applyEdits(text, modify(text, at, row, { formattingOptions, isArrayInsertion: true })), at: [at] };
}

function holdsText(row: Json, text: string): boolean {
  return isJsonObject(row) && Object.values(row).includes(text);
}

function intoObject(text: string, path: JSONPath, object: JsonObject, { json, after }: Snippet) {
  const members = JSON.parse(`{${json.trim().replace(/,$/, '')}}`) as JsonObject;
  if (after !== undefined && !Object.hasOwn(object, after)) throw new RangeError(`there is no "${after}"`);
  let previous = after;
  let changed = text;
  for (const [name, value] of Object.entries(members)) {
    const behind = previous;
    const getInsertionIndex = (names: string[]) => (behind === undefined ? names.length : names.indexOf(behind) + 1);
    changed = applyEdits(changed, modify(changed, [...path, name], value, { formattingOptions, getInsertionIndex }));
    if (previous !== undefined) previous = name;
  }
  return { text: changed, at: Object.keys(members).map((name) => [...path, name]) };
}

/** Names as they are, indices of lists as numbers. */
function segments(data: Json, tokens: readonly string[]): JSONPath {
  return tokens.map((token, depth) => (Array.isArray(getAt(data, tokens.slice(0, depth))) ? Number(token) : token));
}
