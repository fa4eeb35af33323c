import type { Project } from '../../../src/compile/project.ts';
import type { Branch } from '../../../src/check/static/flowPaths.ts';
import type { FlowView } from '../../../src/check/static/checkContext.ts';
import type { Change, Operator } from '../mutant.ts';
import type { Place } from '../../../src/check/finding.ts';
import { isText, placeIn, sitesIn, viewsOf } from '../sites.ts';

/** Money that moves too early, or of which the member is not told the truth. */
export const moneyOrder: readonly Operator[] = [
  { id: 'review-skipped', class: 'broken', about: 'A branch leads past the review', mutants: skipped(isReview) },
  {
    id: 'authorisation-skipped',
    class: 'broken',
    about: 'A branch leads past the sub-flow that authorises',
    mutants: skipped(isAuthorisation),
  },
  {
    id: 'unknown-removed',
    class: 'broken',
    about: 'What happens when the outcome of a money call stays unknown is not said',
    mutants: (project) =>
      unknownBranches(project).map(({ view, branch }) => ({
        file: view.file,
        edits: [{ type: 'remove', at: branch.at }],
        what: `"call:unknown" of "${branch.state}" is removed`,
        places: [placeIn(view.file, 'states', branch.state, 'invoke', 'onError')],
      })),
  },
  {
    id: 'unknown-misled',
    class: 'broken',
    about: 'An unknown outcome of a money call is told as another',
    mutants: (project) =>
      unknownBranches(project).flatMap(({ view, branch }) => {
        const others = new Set(branch.list.map(({ target }) => target).filter((target) => target !== branch.target));
        return [...others].map((value): Change => ({
          file: view.file,
          edits: [{ type: 'set', at: [...branch.at, 'target'], value }],
          what: `"call:unknown" of "${branch.state}" leads to "${value}"`,
        }));
      }),
  },
];

function isReview(view: FlowView, state: string): boolean {
  return view.node(state)?.tags?.includes('review') ?? false;
}

/** A sub-flow whose ticket a call of this flow sends. */
function isAuthorisation(view: FlowView, state: string): boolean {
  return view.subFlowOf(state) !== undefined && JSON.stringify(view.entry.file.data).includes(`$reply/${state}/ticket`);
}

/** Where the member goes on from a state: by NEXT, or by the last way that its sub-flow ends well. */
function wayOn(view: FlowView, state: string): string | undefined {
  const own = view.branches.filter((branch) => branch.state === state);
  const next = own.filter(({ kind, name }) => name === 'NEXT' || kind === 'done');
  return next.find(({ target }) => view.node(target)?.type !== 'final' && !isBehind(view, target, state))?.target;
}

function isBehind(view: FlowView, target: string, state: string): boolean {
  const names = view.states.map(([name]) => name);
  return names.indexOf(target) <= names.indexOf(state);
}

function skipped(isSkipped: (view: FlowView, state: string) => boolean): Operator['mutants'] {
  return (project) =>
    viewsOf(project)
      .filter((view) => callsMoney(project, view))
      .flatMap((view) =>
        view.branches.flatMap((branch): readonly Change[] => {
          const on = isSkipped(view, branch.target) ? wayOn(view, branch.target) : undefined;
          // The way back from what comes after skips nothing.
          if (on === undefined || on === branch.state || isBehind(view, branch.target, branch.state)) return [];
          const at = [...branch.at, 'target'];
          const places = [placeIn(view.file, 'states', branch.target), ...takenFrom(view, branch.target)];
          const what = `${branch.name ?? branch.kind} of "${branch.state}" leads past "${branch.target}" to "${on}"`;
          return [{ file: view.file, edits: [{ type: 'set', at, value: on }], what, places }];
        }),
      );
}

/** Where the ticket of a state that is passed by would be sent. */
function takenFrom(view: FlowView, state: string): readonly Place[] {
  return sitesIn(view.entry.file.data)
    .filter(isText)
    .filter(({ value }) => value.startsWith(`$reply/${state}/`))
    .map(({ at }) => placeIn(view.file, ...at));
}

function callsMoney(project: Project, view: FlowView): boolean {
  return view.states.some(([state]) => effectOf(project, view, state) === 'money');
}

function effectOf(project: Project, view: FlowView, state: string): string | undefined {
  return project.operations[view.operationOf(state) ?? '']?.meta.effect;
}

function unknownBranches(project: Project): readonly { readonly view: FlowView; readonly branch: Branch }[] {
  return viewsOf(project).flatMap((view) =>
    view.branches
      .filter(({ guard, list }) => guard === 'call:unknown' && list.length > 1)
      .filter(({ state }) => ['money', 'irreversible'].includes(effectOf(project, view, state) ?? ''))
      .map((branch) => ({ view, branch })),
  );
}
