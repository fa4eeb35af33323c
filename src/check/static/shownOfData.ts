import { listOf, objectOf } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { textsIn } from '../eachMember.ts';
import type { FlowView } from './checkContext.ts';
import { interpolated } from './checkInterpolation.ts';

/** Something of the data of a step that the member sees. */
export interface ShownOfData {
  readonly pointer: string;
  /** Of a row. */
  readonly role?: string;
}

/** What a step shows of its data, in rows and in its words. A row that names none of it has a pointer that names nothing; words may speak
 * of other things. */
export function shownOfData(view: FlowView, state: string): readonly ShownOfData[] {
  const data = view.node(state)?.meta?.data ?? {};
  const pointerOf = ([name = '', ...inside]: readonly string[]) => (data[name] ?? '') + formatPointer(inside);
  const rows = listOf(view.formOf(state)?.['x-summary']).flatMap((row): readonly ShownOfData[] => {
    const { data: path, role } = objectOf(row);
    if (typeof path !== 'string') return [];
    return [{ pointer: pointerOf(path.split('/')), ...(typeof role === 'string' && { role }) }];
  });
  const words = namesInWords(view, state).filter(([name = '']) => data[name] !== undefined);
  return [...rows, ...words.map((names) => ({ pointer: pointerOf(names) }))];
}

/** What the words of a step show in any language, by the names on the way; what only return codes say there is left out. */
function namesInWords({ project, id }: FlowView, state: string): readonly (readonly string[])[] {
  return Object.values(project.words).flatMap((files) => {
    const { codes: _codes, ...words } = objectOf(objectOf(objectOf(files[id]?.data)['steps'])[writtenState(state)]);
    return textsIn(words).flatMap((text) => interpolated(text).map(({ path }) => path));
  });
}
