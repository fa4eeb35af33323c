import type { Project } from '../../../src/compile/project.ts';
import type { Json } from '../../../src/domain/json.ts';
import { getAt } from '../../../src/domain/jsonPointer.ts';
import type { Branch } from '../../../src/check/static/flowPaths.ts';
import type { FlowView } from '../../../src/check/static/checkContext.ts';
import type { Change, Operator } from '../mutant.ts';
import { placeIn, viewsOf } from '../sites.ts';

type OfBranch = (view: FlowView, branch: Branch) => Change | undefined;

/** What a step or an end has in its `meta`, and no other state. */
const ON_SCREEN = ['form', 'summary', 'stage', 'mark', 'data', 'file', 'next'];

/** Ways through a flow that are closed, hidden or lead in a circle. */
export const waysOut: readonly Operator[] = [
  ofBranches('otherwise-removed', 'The last branch, for everybody else, is removed', (view, branch) => {
    const isLast = branch.index > 0 && branch.index === branch.list.length - 1;
    if (!isLast || branch.guard !== undefined || branch.kind === 'error') return undefined;
    return {
      file: view.file,
      edits: [{ type: 'remove', at: branch.at }],
      what: `the last branch of ${listText(branch)} is removed`,
      places: listPlaces(view, branch),
    };
  }),
  ofBranches('branch-moved-behind', 'A branch is moved behind the one for everybody else', (view, branch) => {
    const last = branch.list.at(-1);
    if (!last || branch.index !== branch.list.length - 2 || last.guard !== undefined) return undefined;
    return {
      file: view.file,
      edits: [{ type: 'swap', at: branch.at, with: String(last.index) }],
      what: `the branch for everybody else of ${listText(branch)} comes before the last but one`,
      places: listPlaces(view, branch),
    };
  }),
  ofBranches('branch-doubled', 'A branch with a guard stands twice', (view, branch) => {
    if (branch.guard === undefined || branch.list.length < 2) return undefined;
    const value = getAt(view.entry.file.data, branch.at) as Json;
    return {
      file: view.file,
      edits: [{ type: 'insert', at: branch.at, value }],
      what: `a branch of ${listText(branch)} stands twice`,
      places: [placeIn(view.file, ...branch.at), placeIn(view.file, ...besideOf(branch, branch.index + 1))],
    };
  }),
  ofBranches('guard-removed', 'A branch that is not the last loses its guard', (view, branch) => {
    if (branch.guard === undefined || branch.index >= branch.list.length - 1) return undefined;
    return {
      file: view.file,
      edits: [{ type: 'remove', at: [...branch.at, 'guard'] }],
      what: `a branch of ${listText(branch)} loses its guard`,
      places: listPlaces(view, branch),
    };
  }),
  ofBranches('way-in-lost', 'The only branch that leads to a state leads elsewhere', (view, branch) => {
    const ways = view.paths.edges.filter(({ to, from }) => to === branch.target && from !== branch.target);
    const other = view.branches.find(({ target }) => target !== branch.target && target !== branch.state);
    if (ways.length !== 1 || !other || view.paths.starts.includes(branch.target)) return undefined;
    return {
      file: view.file,
      edits: [{ type: 'set', at: [...branch.at, 'target'], value: other.target }],
      what: `the only way to "${branch.target}" leads to "${other.target}"`,
      places: [placeIn(view.file, 'states', branch.target)],
    };
  }),
  ofStates('circle', 'Every branch of a state leads back to itself', (view, state) => {
    const own = view.branches.filter((branch) => branch.state === state);
    if (own.length === 0) return undefined;
    return {
      file: view.file,
      edits: own.map(({ at }) => ({ type: 'set', at: [...at, 'target'], value: state })),
      what: `every branch of "${state}" leads to itself`,
      places: [placeIn(view.file, 'states', state), ...own.map(({ at }) => placeIn(view.file, ...at, 'target'))],
    };
  }),
  ofStates('ways-removed', 'A state loses its buttons or what follows its call', (view, state) => {
    const node = view.node(state);
    const at = node?.on ? ['states', state, 'on'] : node?.invoke ? ['states', state, 'invoke', 'onDone'] : undefined;
    if (!at) return undefined;
    return {
      file: view.file,
      edits: [{ type: 'remove', at }],
      what: `"${at.slice(2).join(' ')}" of "${state}" is removed`,
      // What only a step has does not belong there then.
      places: [
        ...[[], ['tags'], ['onError'], ['after']].map((names) => placeIn(view.file, 'states', state, ...names)),
        ...ON_SCREEN.map((name) => placeIn(view.file, 'states', state, 'meta', name)),
      ],
    };
  }),
  ofStates('outcome-removed', 'A final state loses its outcome', (view, state) => {
    const at = ['states', state, 'meta'];
    const isSaid = getAt(view.entry.file.data, [...at, 'outcome']) !== undefined;
    if (view.node(state)?.type !== 'final' || !isSaid || !view.entry.flow.meta.entries) return undefined;
    return { file: view.file, edits: [{ type: 'remove', at: [...at, 'outcome'] }], what: `"${state}" has no outcome` };
  }),
  ofStates('end-opened', 'A final state is final no more', (view, state) => {
    if (view.node(state)?.type !== 'final') return undefined;
    const at = ['states', state];
    return {
      file: view.file,
      edits: [{ type: 'remove', at: [...at, 'type'] }],
      what: `"${state}" goes on`,
      places: ['outcome', 'output', 'next'].map((name) => placeIn(view.file, ...at, 'meta', name)),
    };
  }),
  ofStates('state-removed', 'A state is removed', (view, state) => ({
    file: view.file,
    edits: [{ type: 'remove', at: ['states', state] }],
    what: `the state "${state}" is removed`,
    places: [
      placeIn(view.file, 'initial'),
      ...view.branches.filter(({ target }) => target === state).map(({ at }) => placeIn(view.file, ...at, 'target')),
    ],
  })),
  ofStates('state-doubled', 'A state stands twice, the second under a new name', (view, state) => {
    const copy = `${state}Again`;
    const value = getAt(view.entry.file.data, ['states', state]) as Json;
    const at = ['states', copy];
    return {
      file: view.file,
      edits: [{ type: 'insert', at, value }],
      what: `"${state}" stands a second time as "${copy}"`,
      // An end by the name of an outcome has that one; another says it.
      places: [placeIn(view.file, ...at), placeIn(view.file, ...at, 'meta')],
    };
  }),
];

function ofBranches(id: string, about: string, change: OfBranch): Operator {
  const mutants = (project: Project) =>
    viewsOf(project).flatMap((view) => view.branches.flatMap((branch) => change(view, branch) ?? []));
  return { id, class: 'broken', about, mutants };
}

function ofStates(id: string, about: string, change: (view: FlowView, state: string) => Change | undefined): Operator {
  const mutants = (project: Project) =>
    viewsOf(project).flatMap((view) => view.states.flatMap(([state]) => change(view, state) ?? []));
  return { id, class: 'broken', about, mutants };
}

function listText({ state, kind, name }: Branch): string {
  return `${name ?? kind} of "${state}"`;
}

function besideOf({ at }: Branch, index: number): readonly string[] {
  return [...at.slice(0, -1), String(index)];
}

/** The alternatives among which a branch stands, and the list around them. */
function listPlaces(view: FlowView, branch: Branch): Change['places'] {
  const around = branch.at.slice(0, -1);
  return [
    placeIn(view.file, ...around),
    ...branch.list.map((_, index) => placeIn(view.file, ...around, index)),
    ...branch.list.map((_, index) => placeIn(view.file, ...around, index, 'guard')),
  ];
}
