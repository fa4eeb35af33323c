import type { Project } from '../../../src/compile/project.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import { isJsonObject } from '../../../src/domain/json.ts';
import { stepName } from '../../../src/check/diff/names.ts';
import type { Change, Operator } from '../mutant.ts';
import { CHECKS, dataLike, isWritten, sitesIn, viewsOf } from '../sites.ts';
import { lastOf } from './texts.ts';

/** Another way, another order, another promise: what a flow may well mean. */
export const validFlows: readonly Operator[] = [
  {
    id: 'another-target',
    class: 'valid',
    about: 'A branch leads to a state to which another branch of the same state leads',
    mutants: (project) =>
      viewsOf(project).flatMap((view) =>
        view.branches.flatMap((branch): readonly Change[] => {
          const beside = view.branches.filter(
            ({ state, target }) => state === branch.state && target !== branch.target,
          );
          const ways = view.paths.edges.filter(({ to }) => to === branch.target);
          const [other] = beside;
          if (!other || ways.length < 2 || branch.guard === 'call:unknown') return [];
          return [
            {
              file: view.file,
              edits: [{ type: 'set', at: [...branch.at, 'target'], value: other.target }],
              what: `${branch.name ?? branch.kind} of "${branch.state}" leads to "${other.target}" instead of "${branch.target}"`,
              says: [branch.state, other.target, branch.target].map((state) => stepName(project, view.id, state)),
            },
          ];
        }),
      ),
  },
  {
    id: 'branches-swapped',
    class: 'valid',
    about: 'Two branches for two codes change places',
    mutants: (project) =>
      viewsOf(project).flatMap((view) =>
        view.branches.flatMap((branch): readonly Change[] => {
          const next = branch.list[branch.index + 1];
          if (!next || typeof branch.guard !== 'string' || typeof next.guard !== 'string') return [];
          return [
            {
              file: view.file,
              edits: [{ type: 'swap', at: branch.at, with: String(next.index) }],
              what: `two branches of "${branch.state}" change places`,
              says: [stepName(project, view.id, branch.state), 'order'],
            },
          ];
        }),
      ),
  },
  {
    id: 'button-removed',
    class: 'valid',
    about: 'A button besides NEXT is removed',
    mutants: (project) =>
      viewsOf(project).flatMap((view) =>
        view.branches.flatMap((branch): readonly Change[] => {
          const { name, state, kind, target } = branch;
          const ways = view.paths.edges.filter(({ to }) => to === target);
          if (kind !== 'event' || name === undefined || name === 'NEXT' || branch.list.length > 1 || ways.length < 2)
            return [];
          return [
            {
              file: view.file,
              edits: [{ type: 'remove', at: ['states', state, 'on', name] }],
              what: `the button ${name} of "${state}" is removed`,
              says: [stepName(project, view.id, state), name],
            },
          ];
        }),
      ),
  },
  {
    id: 'way-by-code-removed',
    class: 'valid',
    about: 'A code is no longer told apart from the others',
    mutants: (project) =>
      viewsOf(project).flatMap((view) =>
        view.branches.flatMap((branch): readonly Change[] => {
          const { guard, list, target } = branch;
          const ways = view.paths.edges.filter(({ to }) => to === target);
          const isCode = typeof guard === 'string' && guard.startsWith('code:');
          if (!isCode || list.length < 2 || ways.length < 2 || list.at(-1)?.guard !== undefined) return [];
          return [
            {
              file: view.file,
              edits: [{ type: 'remove', at: branch.at }],
              what: `${guard} of "${branch.state}" is no longer told apart`,
              says: [stepName(project, view.id, branch.state), guard.slice('code:'.length)],
            },
          ];
        }),
      ),
  },
  {
    id: 'link-removed',
    class: 'valid',
    about: 'A link at the end of a flow is removed',
    mutants: (project) =>
      viewsOf(project).flatMap((view) =>
        view.states.flatMap(([state, node]) =>
          (node.meta?.next ?? []).flatMap((link, index): readonly Change[] => {
            const at = ['states', state, 'meta', 'next', String(index)];
            if (!isWritten(view.entry.file, at)) return [];
            return [
              {
                file: view.file,
                edits: [{ type: 'remove', at }],
                what: `a link of "${state}" is removed`,
                says: [stepName(project, view.id, state), 'page' in link ? link.page : link.flow],
              },
            ];
          }),
        ),
      ),
  },
  {
    id: 'stage-moved',
    class: 'valid',
    about: 'A step stands in another place of the progress line',
    mutants: (project) =>
      viewsOf(project).flatMap((view) => {
        const stages = [...new Set(view.states.flatMap(([, node]) => node.meta?.stage ?? []))];
        return view.states.flatMap(([state, node]): readonly Change[] => {
          const stage = node.meta?.stage;
          const other = stages.find((one) => one !== stage);
          if (stage === undefined || other === undefined) return [];
          return [
            {
              file: view.file,
              edits: [{ type: 'set', at: ['states', state, 'meta', 'stage'], value: other }],
              what: `"${state}" stands in stage "${other}"`,
              says: [stepName(project, view.id, state), stage, other],
            },
          ];
        });
      }),
  },
  {
    id: 'entry-opened',
    class: 'valid',
    about: 'A condition of coming in is removed',
    mutants: (project) =>
      viewsOf(project).flatMap((view) =>
        Object.entries(view.flow.meta.entries ?? {}).flatMap(([route, { require = [] }]) =>
          require.map((_, index): Change => ({
            file: view.file,
            edits: [{ type: 'remove', at: ['meta', 'entries', route, 'require', String(index)] }],
            what: `a condition of ${route} is removed`,
            says: [route],
          })),
        ),
      ),
  },
  ofPromises('promise-removed', 'A promise is removed', (file, at, promise) => ({
    file,
    edits: [{ type: 'remove', at }],
    what: `the promise "${String(promise['id'])}" is removed`,
    says: ['Removed promise', String(promise['description'])],
  })),
  ofPromises('promise-loosened', 'A promise holds less long, or allows once more', (file, at, promise) => {
    const within = promise['within'];
    const name = `The promise ${String(promise['id'])}`;
    if (typeof promise['times'] === 'number') {
      const value = promise['times'] + 1;
      return {
        file,
        edits: [{ type: 'set', at: [...at, 'times'], value }],
        what: `${name} allows one more`,
        says: [name],
      };
    }
    if (!isJsonObject(within) || within['until'] !== undefined) return undefined;
    const until: JsonObject = { event: 'NEXT' };
    return {
      file,
      edits: [{ type: 'insert', at: [...at, 'within', 'until'], value: until }],
      what: `${name} ends at NEXT`,
      says: [name, 'until'],
    };
  }),
];

function ofPromises(
  id: string,
  about: string,
  change: (file: string, at: readonly string[], promise: JsonObject) => Change | undefined,
): Operator {
  const mutants = (project: Project) =>
    dataLike(project, CHECKS).flatMap(({ file, data }) =>
      sitesIn(data).flatMap(({ at, value }) =>
        lastOf(at, 2) === 'promises' && isJsonObject(value) ? (change(file, at, value) ?? []) : [],
      ),
    );
  return { id, class: 'valid', about, mutants };
}
