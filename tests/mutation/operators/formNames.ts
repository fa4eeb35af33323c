import type { Project } from '../../../src/compile/project.ts';
import { misspell } from '../misspell.ts';
import type { Change, Operator } from '../mutant.ts';
import { dataLike, FORM, isObject, placeIn, sitesIn } from '../sites.ts';
import { mentions } from './mentions.ts';
import { lastOf, textOperator } from './texts.ts';

/** Names in a form that name something outside or elsewhere in it. */
export const formNames: readonly Operator[] = [
  textOperator({
    id: 'options-misspelt',
    about: 'The list, or a member of its rows, that a choice comes from is misspelt',
    files: FORM,
    becomes: ({ at, value }) => {
      const inOptions = at.includes('x-options') || at.includes('x-service');
      if (
        !inOptions ||
        !['from', 'value', 'label', 'at', 'op', 'list', 'typed', 'zh-HK', 'zh-CN', 'en'].includes(lastOf(at))
      )
        return undefined;
      return value.startsWith('/') ? `/${misspell(value.slice(1))}` : misspell(value);
    },
  }),
  textOperator({
    id: 'form-rule-misspelt',
    about: 'A rule that a form asks, or the field it shows at, is misspelt',
    files: FORM,
    becomes: ({ at, value }) => {
      if (!at.includes('x-rules') && !at.includes('x-when')) return undefined;
      if (lastOf(at) === 'rule') return misspell(value);
      if (lastOf(at) === 'type' && value.startsWith('rule:')) return `rule:${misspell(value.slice(5))}`;
      return lastOf(at) === 'at' && value.startsWith('/') ? `/${misspell(value.slice(1))}` : undefined;
    },
  }),
  textOperator({
    id: 'form-pointer-misspelt',
    about: 'A pointer of a form is misspelt',
    files: FORM,
    becomes: ({ value }) => {
      if (!/^\$(self|option|form|reply|user|const)\/./.test(value)) return undefined;
      const tokens = value.split('/');
      return [...tokens.slice(0, -1), misspell(tokens.at(-1) ?? '')].join('/');
    },
  }),
  textOperator({
    id: 'summary-misspelt',
    about: 'What a row of a summary shows is misspelt',
    files: /^(schemas\/(?!language\/)[^/]+\/[^/]+\.schema\.json|flows\/[^/]+\/flow\.json)$/,
    becomes: ({ at, value }) => {
      const isShown = (at[2] === 'meta' && at[3] === 'summary') || (at.includes('x-service') && at.includes('rows'));
      const isName = ['answer', 'areaCode', 'data', 'of', 'change', 'smsTo'].includes(lastOf(at));
      if (!isShown || !isName) return undefined;
      const tokens = value.split('/');
      return [...tokens.slice(0, -1), misspell(tokens.at(-1) ?? '')].join('/');
    },
  }),
  textOperator({
    id: 'required-misspelt',
    about: 'A field that must be answered is misspelt',
    files: FORM,
    becomes: ({ at, value }) =>
      lastOf(at, 2) === 'required' && !at.includes('examples') ? misspell(value) : undefined,
  }),
  textOperator({
    id: 'reference-misspelt',
    about: 'A reference to a shared schema or rule is misspelt',
    files: /^(schemas\/(?!language\/)|flows\/rules\/|openapi\/)/,
    becomes: ({ at, value }) => {
      if (lastOf(at) !== '$ref' || value.startsWith('#')) return undefined;
      const [path = '', end = ''] = [
        value.slice(0, value.lastIndexOf('/') + 1),
        value.slice(value.lastIndexOf('/') + 1),
      ];
      return path + misspell(end.replace(/\..*$/, '')) + (/\..*$/.exec(end)?.[0] ?? '');
    },
  }),
  {
    id: 'form-field-renamed',
    class: 'broken',
    about: 'A field that something else names is renamed',
    mutants: renamedFields,
  },
  {
    id: 'layout-field-renamed',
    class: 'broken',
    about: 'The name of a field is misspelt in the layout',
    mutants: (project) =>
      dataLike(project, /^schemas\/(?!language\/|shared\/)[^/]+\/[^/]+\.ui\.json$/).flatMap(({ file, data }) =>
        sitesIn(data)
          .filter(isObject)
          .filter(({ at }) => !at.some((token) => token.startsWith('ui:')))
          .flatMap(({ at, value }) =>
            Object.keys(value)
              .filter((key) => !/^(ui:|\$)/.test(key) && key !== 'items')
              .map((key): Change => {
                const to = misspell(key);
                return {
                  file,
                  edits: [{ type: 'rename', at: [...at, key], to }],
                  what: `the layout of "${key}" stands at "${to}"`,
                  places: [placeIn(file, ...at, to)],
                };
              }),
          ),
      ),
  },
];

function renamedFields(project: Project): readonly Change[] {
  return dataLike(project, FORM).flatMap(({ file, data }) => {
    const form = /^schemas\/((?!shared\/)[^/]+\/[^/]+)\.schema\.json$/.exec(file)?.[1];
    const steps = form === undefined ? [] : statesOf(project, form);
    return sitesIn(data)
      .filter(isObject)
      .filter(({ at }) => at.join() === 'properties')
      .flatMap(({ at, value }) =>
        Object.keys(value).flatMap((field): readonly Change[] => {
          const named = mentions(project, /^flows\/[^/]+\/flow\.json$/, (text) =>
            steps.some((step) => text === `$form/${step}/${field}` || text.startsWith(`$form/${step}/${field}/`)),
          );
          if (named.length === 0) return [];
          const inForms = mentions(
            project,
            /^(schemas\/(?!language\/)|flows\/[^/]+\/flow\.json)/,
            (text) => text === `$self/${field}` || steps.some((step) => text.startsWith(`${step}/${field}`)),
          );
          const to = misspell(field);
          return [
            {
              file,
              edits: [{ type: 'rename', at: [...at, field], to }],
              what: `the field "${field}" is renamed "${to}"`,
              places: [placeIn(file, ...at, to), placeIn(file, 'required'), ...named, ...inForms],
            },
          ];
        }),
      );
  });
}

function statesOf(project: Project, form: string): readonly string[] {
  return Object.values(project.flows).flatMap(({ flow }) =>
    Object.entries(flow.states).flatMap(([state, { meta }]) => (meta?.form === form ? [state] : [])),
  );
}
