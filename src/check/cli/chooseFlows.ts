import type { Project } from '../../compile/project.ts';
import { didYouMean } from '../didYouMean.ts';

/** The flows that were named, or all of them.
 * @throws Error naming the flow that is not there */
export function chooseFlows(project: Project, names: readonly string[]): readonly string[] {
  return chooseAmong(Object.keys(project.flows), names);
}

/** @throws Error naming the flow that is not there */
export function chooseAmong(known: readonly string[], names: readonly string[]): readonly string[] {
  const odd = names.find((name) => !known.includes(name));
  if (odd !== undefined) throw new Error(`flow "${odd}" is not known.${didYouMean(odd, known)}`);
  return names.length > 0 ? names : known;
}
