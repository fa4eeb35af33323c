import type { Project } from '../../compile/project.ts';
import { objectOf, type Json } from '../../domain/json.ts';
import { CheckContext, type FlowView } from '../static/checkContext.ts';
import { neededInputs } from '../static/checkMappings.ts';
import { inputNames, outcomesOf } from '../static/pointerTypes.ts';

import type { Listing } from './listing.ts';

/** Flows without an address: other flows call them, and go on by their outcomes. */
export const SUB_FLOWS: Listing = {
  use: 'called as "src": "flow:<name>"',
  rows: (project) => subFlows(project).map((view) => [view.id, view.flow.description]),
  whole: (project, name) =>
    subFlows(project)
      .filter(({ id }) => id === name)
      .flatMap(linesOf),
};

function subFlows(project: Project): readonly FlowView[] {
  return new CheckContext(project).flows().filter((view) => view.isSubFlow());
}

function linesOf(view: FlowView): readonly string[] {
  const needed = neededInputs(view);
  const inputs = inputNames(view).map((name) => (needed.includes(name) ? name : `${name} (may be left out)`));
  return [
    `takes as "input": ${listed(inputs)}`,
    'ends with an outcome, and gives:',
    ...outcomesOf(view).map((outcome) => `  outcome:${outcome}  ${listed(outputsOf(view, outcome))}`.trimEnd()),
    `called by: ${listed(view.callers().map(({ id }) => id))}`,
  ];
}

/** What an outcome gives, as `$reply/<calling state>/…` finds it. */
function outputsOf(view: FlowView, outcome: string): readonly string[] {
  const ends = view.states.filter(([, { type, meta }]) => type === 'final' && meta?.outcome === outcome);
  const outputs = ends.map(([, { meta }]) => objectOf(meta?.output as Json | undefined));
  const names = new Set(outputs.flatMap((output) => Object.keys(output)));
  const isSure = (name: string) =>
    outputs.every((output) => output[name] !== undefined && objectOf(output[name])['maybe'] === undefined);
  return [...names].map((name) => (isSure(name) ? name : `${name} (may be absent)`));
}

function listed(names: readonly string[]): string {
  return names.join(', ') || 'nothing';
}
