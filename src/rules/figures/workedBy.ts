import type { JsonObject } from '../../domain/json.ts';
import type { CompiledFigure, World } from '../compiled.ts';

/** The figures that a rule names, under its own names for them; one that cannot be worked out is left out.
 * @param named ids by name */
export function workedBy(
  named: { readonly [name: string]: string },
  figures: { readonly [id: string]: CompiledFigure },
): (subject: JsonObject, world: World) => JsonObject {
  return (subject, world) =>
    Object.fromEntries(
      Object.entries(named).flatMap(([name, id]) => {
        const value = figures[id]?.work(subject, world);
        return value === undefined ? [] : [[name, value]];
      }),
    );
}
