import { objectOf } from '../../domain/json.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { textsIn } from '../eachMember.ts';
import type { FlowView } from './checkContext.ts';
import { interpolated } from './checkInterpolation.ts';

/** What the words of a step show of its data in any language, by the names on the way; what only return codes say there is left out. */
export function namesInWords({ project, id }: FlowView, state: string): readonly (readonly string[])[] {
  return Object.values(project.words).flatMap((files) => {
    const { codes: _codes, ...words } = objectOf(objectOf(objectOf(files[id]?.data)['steps'])[writtenState(state)]);
    return textsIn(words).flatMap((text) => interpolated(text).map(({ path }) => path));
  });
}
