import type { JsonObject } from '../../domain/json.ts';
import type { CompiledFigure, World } from '../compiled.ts';

/** The figures that a rule names, under its own names for them; one that cannot be worked out is absent, whatever stands there.
 * @param named ids by name */
export function workedBy(
  named: { readonly [name: string]: string },
  figures: { readonly [id: string]: CompiledFigure },
): (subject: JsonObject, world: World) => JsonObject {
  return (subject, world) =>
    Object.fromEntries(
      Object.entries(named).map(([name, id]) => [name, figures[id]?.work(subject, world)]),
    ) as JsonObject;
}
