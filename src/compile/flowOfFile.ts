import type { Json } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { formatPointer, getAt, splitPointer } from '../domain/jsonPointer.ts';
import { expandFlow, writtenBranch, writtenRow, type StatesOf } from '../engine/expandFlow.ts';
import type { FlowFile } from '../engine/flowFile.ts';
import type { DataFile, Position } from './dataFile.ts';
import { eachPlace } from './eachPlace.ts';

interface Expanded {
  readonly flow: FlowFile;
  /** The files of other flows that it is like in a state, by path. */
  readonly others: ReadonlyMap<string, DataFile | undefined>;
}

const expanded = new WeakMap<DataFile, Expanded>();

/** The flow of a file as the rest of the code reads it.
 * @param files those of other flows, which a state may be like one of */
export function flowOfFile(file: DataFile, files: ReadonlyMap<string, DataFile> = new Map()): FlowFile {
  const known = expanded.get(file);
  if (known && [...known.others].every(([path, other]) => files.get(path) === other)) return known.flow;
  const others = new Map<string, DataFile | undefined>();
  const statesOf: StatesOf = (id) => {
    const path = `flows/${id}/flow.json`;
    const other = files.get(path);
    others.set(path, other);
    const states = other && isJsonObject(other.data) ? other.data['states'] : undefined;
    return isJsonObject(states) ? (states as unknown as FlowFile['states']) : undefined;
  };
  const [, folder] = /^flows\/([^/]+)\//.exec(file.path) ?? [];
  const flow = expandFlow(file.data as unknown as FlowFile, folder, statesOf);
  expanded.set(file, { flow, others });
  return flow;
}

/** Where a value of the flow of a file is in the text; of a code or an outcome out of a list, where its name is. */
export function positionInFlow(file: DataFile, pointer: string, of: 'value' | 'key' = 'value'): Position {
  const tokens = eachPlace(file.data, splitPointer(pointer));
  const row = rowOf(file, ownerOf(file, tokens) ?? tokens);
  if (row !== undefined) return file.position(formatPointer(row), of);
  const list = tokens.findIndex((token, index) => /^\d+$/.test(token) && isBranchList(tokens.slice(0, index)));
  const branches = list < 0 ? undefined : getAt(file.data, tokens.slice(0, list));
  if (!Array.isArray(branches)) return file.position(formatPointer(tokens), of);
  const { index, offset } = writtenBranch(branches as readonly Json[], Number(tokens[list]));
  const at = [...tokens.slice(0, list), String(index)];
  const inside = tokens.slice(list + 1);
  if (offset === 0 || (inside.length > 0 && inside[0] !== 'guard'))
    return file.position(formatPointer([...at, ...inside]), of);
  const { line, column } = file.position(formatPointer([...at, 'guard']));
  return { line, column: column + '"'.length + offset };
}

/** Where that is written which a state shows because it is like another of the same file. */
function ownerOf(
  file: DataFile,
  [states = '', state = '', ...inside]: readonly string[],
): readonly string[] | undefined {
  if (states !== 'states' || inside[0] !== 'meta' || inside.length < 2) return undefined;
  const like = getAt(file.data, [states, state, 'meta', 'like']);
  // Rows and links are taken as a whole, names of `data` one by one.
  const part = inside.slice(0, inside[1] === 'data' ? 3 : 2);
  if (typeof like !== 'string' || getAt(file.data, [states, state, ...part]) !== undefined) return undefined;
  return getAt(file.data, [states, like, ...part]) === undefined ? undefined : [states, like, ...inside];
}

/** The place of a row as it is written, in a list of answers perhaps; what is no row is where it is. */
function rowOf(file: DataFile, tokens: readonly string[]): readonly string[] | undefined {
  const [states = '', state = '', meta = '', summary = '', index, ...inside] = tokens;
  if (states !== 'states' || meta !== 'meta') return undefined;
  const at = [states, state, meta, summary];
  const rows = summary === 'summary' && index !== undefined ? getAt(file.data, at) : undefined;
  if (!Array.isArray(rows)) return tokens;
  const row = writtenRow(rows as readonly Json[], Number(index));
  return row.answer === undefined
    ? [...at, String(row.index), ...inside]
    : [...at, String(row.index), 'answers', String(row.answer)];
}

/** `/states/<state>/on/<event>`, `/states/<state>/invoke/onDone` and their like. */
function isBranchList(path: readonly string[]): boolean {
  const [states, , ...inside] = path;
  if (states !== 'states') return false;
  return (
    (inside.length === 2 && (inside[0] === 'on' || inside[0] === 'invoke')) ||
    (inside.length === 1 && inside[0] === 'onError')
  );
}
