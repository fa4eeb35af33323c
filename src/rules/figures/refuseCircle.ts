import { DataError } from '../../domain/dataError.ts';
import type { Json } from '../../domain/json.ts';
import type { RuleSource } from '../ruleFile.ts';
import { namedBy, type FigureSource } from './figureFile.ts';

/** Where figures are found, and the rules that they ask. */
export interface FigureLibrary {
  readonly figure: (id: string) => FigureSource | undefined;
  readonly rule: (id: string) => { readonly rule: RuleSource } | undefined;
}

/** All figures that some figures are worked out with, these among them, and the rules that they ask; what is not known is left out. */
export function figuresWith(
  ids: Iterable<string>,
  library: FigureLibrary,
): { readonly figures: readonly string[]; readonly rules: readonly string[] } {
  const figures = new Set<string>();
  const rules = new Set<string>();
  const take = (id: string): void => {
    const figure = library.figure(id);
    if (!figure || figures.has(id)) return;
    figures.add(id);
    const named = namedBy(figure.value as Json);
    for (const rule of named.rules) {
      const found = library.rule(rule)?.rule;
      if (!found) continue;
      rules.add(rule);
      for (const other of Object.values(found.figures ?? {})) take(other);
    }
    for (const other of named.figures) take(other);
  };
  for (const id of ids) take(id);
  return { figures: [...figures], rules: [...rules] };
}

/** The way on which a figure takes itself, by other figures or by rules that name it; `undefined` where it does not. */
export function circleOf(id: string, library: FigureLibrary): readonly string[] | undefined {
  const before = new Set<string>();
  const search = (one: string, trail: readonly string[]): readonly string[] | undefined => {
    const figure = library.figure(one);
    if (!figure) return undefined;
    const named = namedBy(figure.value as Json);
    const byRules = named.rules.flatMap((rule) => Object.values(library.rule(rule)?.rule.figures ?? {}));
    for (const other of [...named.figures, ...byRules]) {
      if (other === id) return [...trail, one, id];
      if (before.has(other)) continue;
      before.add(other);
      const found = search(other, [...trail, one]);
      if (found) return found;
    }
    return undefined;
  };
  return search(id, []);
}

/** @throws DataError of a figure that takes itself, or one that does */
export function refuseCircle(id: string, library: FigureLibrary): void {
  for (const one of figuresWith([id], library).figures) {
    const circle = circleOf(one, library);
    if (circle) throw new DataError(`Figure "${one}" takes itself (${circle.join(' → ')}).`);
  }
}
