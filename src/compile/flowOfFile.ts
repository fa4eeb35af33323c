import type { Json } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { formatPointer, getAt, splitPointer } from '../domain/jsonPointer.ts';
import { expandFlow, writtenBranch, type StatesOf } from '../engine/expandFlow.ts';
import type { FlowFile } from '../engine/flowFile.ts';
import type { DataFile, Position } from './dataFile.ts';

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
  const tokens = splitPointer(pointer);
  const owner = ownerOf(file, tokens);
  if (owner !== undefined) return file.position(formatPointer(owner), of);
  const list = tokens.findIndex((token, index) => /^\d+$/.test(token) && isBranchList(tokens.slice(0, index)));
  const branches = list < 0 ? undefined : getAt(file.data, tokens.slice(0, list));
  if (!Array.isArray(branches)) return file.position(pointer, of);
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
  if (typeof like !== 'string' || getAt(file.data, [states, state, ...inside]) !== undefined) return undefined;
  const owner = [states, like, ...inside];
  return getAt(file.data, owner) === undefined ? undefined : owner;
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
