import type { Json } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { getAt } from '../domain/jsonPointer.ts';
import { writtenState } from '../domain/writtenState.ts';
import { eachOf, isLeaving } from '../engine/expandEach.ts';
import { expandList } from '../engine/expandFlow.ts';
import type { StateNode } from '../engine/flowFile.ts';

/** Where in a flow file that is written which the states stand for that a sub-flow for each row makes; what is none of them is
 * where it is. Of several branches the place is as the call has them, with one for each outcome. */
export function eachPlace(data: Json, tokens: readonly string[]): readonly string[] {
  const [states = '', state = '', ...inside] = tokens;
  const name = writtenState(state);
  const node = states === 'states' ? getAt(data, [states, name]) : undefined;
  if (!isJsonObject(node) || !eachOf(node as unknown as StateNode)) return tokens;
  const at = [states, name];
  if (name === state) return inside[0] === 'always' ? at : tokens;
  const onDone = getAt(node, ['invoke', 'onDone']);
  const places = expandList(onDone).map((branch, index) => ({ branch, index: String(index) }));
  const [first, second, ...rest] = inside;
  if (first === 'invoke' && second === 'onDone') {
    const isBack = (branch: Json) => isJsonObject(branch) && branch['guard'] === 'outcome:back';
    const others = places.filter(({ branch }) => isLeaving(branch) && !isBack(branch));
    const found = [...others, ...places.filter(({ branch }) => isBack(branch))][Number(rest[0])];
    return found ? [...at, 'invoke', 'onDone', found.index, ...rest.slice(1)] : [...at, 'invoke', 'onDone'];
  }
  if (first === 'on' && second === 'NEXT') {
    if (!Array.isArray(onDone)) return [...at, 'invoke', 'onDone', ...rest];
    const onward = places.filter(({ branch }) => !isLeaving(branch));
    const isList = onward.length > 1;
    const found = onward[isList ? Number(rest[0] ?? Infinity) : 0];
    return [...at, 'invoke', 'onDone', ...(found ? [found.index, ...rest.slice(isList ? 1 : 0)] : [])];
  }
  if (first === 'meta' && second === 'summary')
    return [...at, 'invoke', 'each', 'rows', ...(rest[1] === 'rows' ? rest.slice(2) : [])];
  if (first === 'invoke' || (first === 'meta' && second === 'path')) return [...at, ...inside];
  return at;
}
