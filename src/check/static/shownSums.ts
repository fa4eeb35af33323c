import type { Json } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { listOf, objectOf } from '../types/conjuncts.ts';
import { isMissing, lookUp, membersOf, type Typed } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';
import { interpolated } from './checkInterpolation.ts';
import { namedBy } from './pointerTypes.ts';
import { rootOf } from './rootOf.ts';

/** Whether a step shows a sum of money of a reply, in a row or in its words; of a reply without sums anything will do. */
export function showsSum(view: FlowView, state: string, reply: string): boolean {
  const form = view.formOf(state);
  if (!form) return true;
  const named = namedBy(view, reply);
  const sums = named.type === 'named' ? sumsIn(named.typed) : [];
  const data = view.node(state)?.meta?.data ?? {};
  const rows = listOf(form['x-summary']).map((row) => String(objectOf(row)['data'] ?? '').split('/'));
  const shown = [...rows, ...namesInWords(view, state)].flatMap(([name = '', ...rest]) => {
    const pointer = data[name];
    return pointer !== undefined && rootOf(pointer) === reply ? [pointer + formatPointer(rest)] : [];
  });
  const isSum = (pointer: string) => sums.some((sum) => `${pointer}/`.startsWith(`${reply}${formatPointer(sum)}/`));
  return shown.some((pointer) => sums.length === 0 || isSum(pointer));
}

/** Where sums of money lie in a value; not those in lists, which are of one row each. */
function sumsIn(typed: Typed): readonly (readonly string[])[] {
  const names = membersOf(typed);
  if (names.includes('currency') && names.includes('amount')) return [[]];
  return names.flatMap((name) => {
    const inner = lookUp(typed, [name]);
    return isMissing(inner) ? [] : sumsIn(inner).map((rest) => [name, ...rest]);
  });
}

function namesInWords({ project, id }: FlowView, state: string): readonly (readonly string[])[] {
  return Object.values(project.words).flatMap((files) => {
    const { codes: _codes, ...words } = objectOf(objectOf(objectOf(files[id]?.data)['steps'])[state]);
    return textsIn(words).flatMap((text) => interpolated(text).map(({ path }) => path));
  });
}

function textsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((one) => textsIn(one as Json)) : [];
}
