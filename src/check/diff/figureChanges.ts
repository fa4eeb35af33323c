import type { Project } from '../../compile/project.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { FigureSource } from '../../rules/figures/figureFile.ts';
import { compileFigure } from '../../rules/compileRule.ts';
import { ruleLibrary } from '../../compile/flowParts.ts';
import { attempt } from '../attempt.ts';
import { checkWorld } from '../checkWorld.ts';
import type { Change } from './change.ts';
import { differences, namesOf } from './leaves.ts';
import { changeText, valueText } from './names.ts';

/** Figures that are new, gone, or worked out otherwise than before, each with one for whom it differs. */
export function figureChanges(before: Project, after: Project): readonly Change[] {
  return namesOf(before.figures as unknown as JsonObject, after.figures as unknown as JsonObject).flatMap((id) =>
    ofFigure(before, after, id).map((sentence): Change => ({ subject: 'figures', sentence })),
  );
}

function ofFigure(before: Project, after: Project, id: string): readonly string[] {
  const [was, is] = [before.figures[id]?.figure, after.figures[id]?.figure];
  if (!was) return [`The figure ${id} is new: ${is?.description ?? ''}`];
  if (!is) return [`The figure ${id} is removed.`];
  for (const { of } of [...was.examples, ...is.examples]) {
    const [old, now] = [valueFor(before, was, of), valueFor(after, is, of)];
    if (old !== now)
      return [`The figure ${id} is calculated differently: for ${valueText(of)} it is ${now} instead of ${old}.`];
  }
  return differences(was as unknown as JsonObject, is as unknown as JsonObject).map(
    ({ at, ...values }) =>
      `${changeText(`The figure ${id}: ${at.join(' ')}`, values)}; every example gives the same result.`,
  );
}

function valueFor(project: Project, { id }: FigureSource, subject: JsonObject): string {
  const value = attempt(() => compileFigure(id, ruleLibrary(project)).work(subject, checkWorld(project)));
  return value === undefined ? 'absent' : valueText(value);
}
