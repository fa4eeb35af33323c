import { isJsonObject, objectOf, type Json } from '../../domain/json.ts';
import type { CompiledFigure, CompiledForm, LiveFigure, PointerScope } from '../compiled.ts';
import { resolveSubject } from '../guard.ts';

/** The form with the rows of its step that show figures of what is typed in it (`x-figures`). */
export function withFigures(form: CompiledForm, figures: { readonly [id: string]: CompiledFigure }): CompiledForm {
  const uses = objectOf(form.schema['x-figures']);
  const rows = form.schema['x-summary'];
  const live = (Array.isArray(rows) ? (rows as readonly Json[]) : []).map(objectOf).flatMap((row) => {
    const { figure, params } = objectOf(uses[String(row.data)]);
    const worked = figures[String(figure)];
    return worked && isJsonObject(params)
      ? [
          {
            row,
            value: (scope: PointerScope) => worked.show(resolveSubject(params, scope), scope.world),
          } satisfies LiveFigure,
        ]
      : [];
  });
  return live.length > 0 ? { ...form, figures: live } : form;
}
