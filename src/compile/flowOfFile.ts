import type { Json } from '../domain/json.ts';
import { formatPointer, getAt, splitPointer } from '../domain/jsonPointer.ts';
import { expandFlow, writtenBranch } from '../engine/expandFlow.ts';
import type { FlowFile } from '../engine/flowFile.ts';
import type { DataFile, Position } from './dataFile.ts';

const expanded = new WeakMap<DataFile, FlowFile>();

/** The flow of a file as the rest of the code reads it. */
export function flowOfFile(file: DataFile): FlowFile {
  const known = expanded.get(file);
  if (known) return known;
  const [, folder] = /^flows\/([^/]+)\//.exec(file.path) ?? [];
  const flow = expandFlow(file.data as unknown as FlowFile, folder);
  expanded.set(file, flow);
  return flow;
}

/** Where a value of the flow of a file is in the text; of a code or an outcome out of a list, where its name is. */
export function positionInFlow(file: DataFile, pointer: string, of: 'value' | 'key' = 'value'): Position {
  const tokens = splitPointer(pointer);
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

/** `/states/<state>/on/<event>`, `/states/<state>/invoke/onDone` and their like. */
function isBranchList(path: readonly string[]): boolean {
  const [states, , ...inside] = path;
  if (states !== 'states') return false;
  return (
    (inside.length === 2 && (inside[0] === 'on' || inside[0] === 'invoke')) ||
    (inside.length === 1 && inside[0] === 'onError')
  );
}
