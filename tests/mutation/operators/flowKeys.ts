import type { Project } from '../../../src/compile/project.ts';
import type { Place } from '../../../src/check/finding.ts';
import { misspell } from '../misspell.ts';
import type { Change, Operator } from '../mutant.ts';
import { isObject, isText, placeIn, sitesIn, viewsOf } from '../sites.ts';
import { lastOf } from './texts.ts';

/** Names that a flow file gives, renamed where they stand and nowhere else. */
export const flowKeys: readonly Operator[] = [
  {
    id: 'state-renamed',
    class: 'broken',
    about: 'A state is renamed and nothing that names it',
    mutants: renamedStates,
  },
  { id: 'event-renamed', class: 'broken', about: 'A button is renamed', mutants: renamedEvents },
  { id: 'field-renamed', class: 'broken', about: 'A field that a call is sent is renamed', mutants: renamedInputs },
  { id: 'output-renamed', class: 'broken', about: 'What a sub-flow gives is renamed', mutants: renamedOutputs },
];

function renamedStates(project: Project): readonly Change[] {
  return viewsOf(project).flatMap((view) =>
    view.states.map(([state]): Change => {
      const to = misspell(state);
      return {
        file: view.file,
        edits: [{ type: 'rename', at: ['states', state], to }],
        what: `the state "${state}" is renamed "${to}"`,
        places: [placeIn(view.file, 'states', to), ...namesOfState(project, view.id, state)],
      };
    }),
  );
}

/** Where a flow and its promises name one of its states. */
function namesOfState(project: Project, flow: string, state: string): readonly Place[] {
  return [`flows/${flow}/flow.json`, `flows/${flow}/checks.json`].flatMap((file) =>
    sitesIn(project.files.get(file)?.data ?? null)
      .filter(isText)
      .filter(({ value }) => value === state || new RegExp(`^\\$(form|reply|last)/${state}(/|$)`).test(value))
      .map(({ at }) => placeIn(file, ...at)),
  );
}

function renamedEvents(project: Project): readonly Change[] {
  return viewsOf(project).flatMap((view) =>
    view.states.flatMap(([state, node]) =>
      Object.keys(node.on ?? {}).map((event): Change => {
        const to = misspell(event);
        return {
          file: view.file,
          edits: [{ type: 'rename', at: ['states', state, 'on', event], to }],
          what: `the button ${event} of "${state}" is renamed ${to}`,
          places: [placeIn(view.file, 'states', state, 'on', to)],
        };
      }),
    ),
  );
}

function renamedInputs(project: Project): readonly Change[] {
  return viewsOf(project).flatMap((view) =>
    sitesIn(view.entry.file.data)
      .filter(isObject)
      .filter(({ at }) => lastOf(at) === 'input' && lastOf(at, 2) === 'invoke')
      .flatMap(({ at, value }) =>
        Object.keys(value).map((field): Change => {
          const to = misspell(field);
          return {
            file: view.file,
            edits: [{ type: 'rename', at: [...at, field], to }],
            what: `the field "${field}" is sent as "${to}"`,
            places: [placeIn(view.file, ...at, to), placeIn(view.file, ...at)],
          };
        }),
      ),
  );
}

/** Where another flow takes what this one gives. */
function renamedOutputs(project: Project): readonly Change[] {
  const views = viewsOf(project);
  return views.flatMap((view) =>
    view.states.flatMap(([state, node]) =>
      Object.keys(node.meta?.output ?? {}).flatMap((name): readonly Change[] => {
        const to = misspell(name);
        const takers = views.flatMap((caller) =>
          caller.states.flatMap(([call]) =>
            caller.subFlowOf(call) === view.id
              ? sitesIn(caller.entry.file.data)
                  .filter(isText)
                  .filter(
                    ({ value }) => value === `$reply/${call}/${name}` || value.startsWith(`$reply/${call}/${name}/`),
                  )
                  .map(({ at }) => placeIn(caller.file, ...at))
              : [],
          ),
        );
        if (takers.length === 0) return [];
        const at = ['states', state, 'meta', 'output', name];
        const places = [placeIn(view.file, ...at.slice(0, -1), to), ...takers];
        return [
          { file: view.file, edits: [{ type: 'rename', at, to }], what: `"${name}" is given as "${to}"`, places },
        ];
      }),
    ),
  );
}
