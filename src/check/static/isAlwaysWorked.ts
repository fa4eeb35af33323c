import { ownEntry } from '../../domain/ownEntry.ts';
import type { Project } from '../../compile/project.ts';
import type { Json } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';

/** Decimals that a figure or a member of a type has at most. */
const DECIMALS: { readonly [type: string]: number } = { integer: 0, money: 2, decimal: 10 };

/** Whether a figure can be worked out whenever its members are there. What hangs on their values is not counted on: a row that lacks
 * a member, a key that the constant lacks, more decimals than its type has, a day beyond the calendar. */
export function isAlwaysWorked(project: Project, id: string, trail: readonly string[] = []): boolean {
  const figure = ownEntry(project.figures, id)?.figure;
  if (!figure || trail.includes(id)) return false;
  const most = DECIMALS[figure.type] ?? 0;
  const fits = (type: string | undefined, isRounded: boolean): boolean =>
    isRounded || (DECIMALS[type ?? ''] ?? 0) <= most;

  const isAlways = (operand: Json, isRounded: boolean): boolean => {
    if (Array.isArray(operand)) return (operand as readonly Json[]).every((one) => isAlways(one, isRounded));
    if (!isJsonObject(operand)) return true;
    const { data, row, figure: other, round, scale } = operand;
    if (typeof row === 'string') return operand['default'] !== undefined;
    if (typeof data === 'string') return fits(ownEntry(figure.subject, data.slice(1)), isRounded);
    if (typeof other === 'string')
      return (
        fits(ownEntry(project.figures, other)?.figure.type, isRounded) && isAlwaysWorked(project, other, [...trail, id])
      );
    if (round !== undefined) return Number(scale) <= most && isAlways(round, true);
    if ('dateAfter' in operand || ('lookUp' in operand && operand['else'] === undefined)) return false;
    if (!isRounded && ('product' in operand || 'share' in operand)) return false;
    return Object.entries(operand).every(([word, inner]) => word === 'lookUp' || isAlways(inner, isRounded));
  };
  return isAlways(figure.value as Json, false);
}
