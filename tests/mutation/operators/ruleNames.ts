import { parsePointer } from '../../../src/domain/jsonPointer.ts';
import { misspell } from '../misspell.ts';
import type { Change, Operator } from '../mutant.ts';
import { CONSTANTS, dataLike, isObject, placeIn, RULES, sitesIn } from '../sites.ts';
import { mentions } from './mentions.ts';
import { lastOf, textOperator } from './texts.ts';

/** What may ask a rule or look at a constant. */
const ASKING = /^(flows|schemas\/(?!language\/)|content\/(constants|articles))/;

/** Names in and of rules and constants. */
export const ruleNames: readonly Operator[] = [
  {
    id: 'rule-renamed',
    class: 'broken',
    about: 'A rule is renamed and nothing that asks it',
    mutants: (project) =>
      Object.entries(project.rules).flatMap(([id, { file, pointer }]): readonly Change[] => {
        const places = mentions(project, ASKING, (text, at) => asks(text, at, id));
        if (places.length === 0) return [];
        const to = misspell(id);
        const at = [...parsePointer(pointer), 'id'];
        return [{ file, edits: [{ type: 'set', at, value: to }], what: `the rule "${id}" is renamed "${to}"`, places }];
      }),
  },
  {
    id: 'constant-renamed',
    class: 'broken',
    about: 'A constant is renamed and nothing that looks at it',
    mutants: (project) =>
      Object.entries(project.constants).flatMap(([id, { file, pointer }]): readonly Change[] => {
        const places = mentions(project, ASKING, (text, at) => looksAt(text, at, id));
        if (places.length === 0) return [];
        const to = misspell(id);
        const at = [...parsePointer(pointer), 'id'];
        return [
          { file, edits: [{ type: 'set', at, value: to }], what: `the constant "${id}" is renamed "${to}"`, places },
        ];
      }),
  },
  textOperator({
    id: 'rule-constant-misspelt',
    about: 'A constant that a rule or a form looks at is misspelt',
    files: /^(flows\/rules\/|schemas\/(?!language\/))/,
    becomes: ({ at, value }, { constants }) =>
      ['const', 'table', 'rates'].includes(lastOf(at)) && Object.hasOwn(constants, value) ? misspell(value) : undefined,
  }),
  textOperator({
    id: 'rule-member-misspelt',
    about: 'A member of the subject that a rule compares with is misspelt',
    files: RULES,
    becomes: ({ at, value }) =>
      lastOf(at) === 'data' && value.startsWith('/') ? `/${misspell(value.slice(1))}` : undefined,
  }),
  {
    id: 'rule-subject-renamed',
    class: 'broken',
    about: 'A member of a rule’s subject is renamed and nothing that gives it',
    mutants: (project) =>
      Object.values(project.rules).flatMap(({ rule, file, pointer }) =>
        Object.keys(rule.subject).map((member): Change => {
          const at = [...parsePointer(pointer), 'subject', member];
          const to = misspell(member);
          return {
            file,
            edits: [{ type: 'rename', at, to }],
            what: `"${member}" of the subject of "${rule.id}" is renamed "${to}"`,
            places: [
              placeIn(file, ...at.slice(0, -1), to),
              placeIn(file, ...at.slice(0, -2)),
              placeIn(file, ...at.slice(0, -2), 'schema'),
              ...(['hold', 'fail'] as const).flatMap((side) =>
                rule.examples[side].map((_, index) => placeIn(file, ...at.slice(0, -2), 'examples', side, index)),
              ),
            ],
          };
        }),
      ),
  },
  {
    id: 'keyword-misspelt',
    class: 'broken',
    about: 'A word of the schema language is misspelt in a rule or a form',
    mutants: (project) =>
      dataLike(project, /^(flows\/rules\/[^/]+\.json|schemas\/(?!language\/)[^/]+\/[^/]+\.(schema|ui)\.json)$/).flatMap(
        ({ file, data }) =>
          sitesIn(data)
            .filter(isObject)
            .filter(({ at }) => !isNamesOnly(at))
            .flatMap(({ at, value }) =>
              Object.keys(value)
                .filter((key) => KEYWORDS.has(key) || key.startsWith('x-') || key.startsWith('ui:'))
                .map((key): Change => {
                  const to = misspell(key);
                  return {
                    file,
                    edits: [{ type: 'rename', at: [...at, key], to }],
                    what: `"${key}" is written "${to}"`,
                    places: [placeIn(file, ...at, to), placeIn(file, ...at)],
                  };
                }),
            ),
      ),
  },
  {
    id: 'constant-rows-removed',
    class: 'broken',
    about: 'A constant has no row for today',
    mutants: (project) =>
      dataLike(project, CONSTANTS).flatMap(({ file, data }) =>
        sitesIn(data)
          .filter(({ at, value }) => lastOf(at) === 'rows' && Array.isArray(value))
          .map(({ at, value }): Change => ({
            file,
            edits: (value as readonly unknown[]).map((_, index) => ({
              type: 'set',
              at: [...at, String(index), 'effectiveFrom'],
              value: '2099-01-01',
            })),
            what: `every row of ${at.join('.')} begins in 2099`,
            places: [placeIn(file, ...at), placeIn(file, ...at.slice(0, -1)), placeIn(file, ...at.slice(0, -1), 'id')],
          })),
      ),
  },
];

const KEYWORDS = new Set([
  ...['type', 'properties', 'required', 'items', 'enum', 'const', 'pattern', 'format', 'allOf', 'anyOf', 'if', 'then'],
  ...['else', 'not', 'minLength', 'maxLength', 'minItems', 'maxItems', 'additionalProperties', 'minimum', 'maximum'],
]);

/** Inside are names of fields, or data. */
function isNamesOnly(at: readonly string[]): boolean {
  return ['properties', 'subject', 'params', 'input'].includes(lastOf(at)) || at.includes('examples');
}

function asks(text: string, at: readonly string[], id: string): boolean {
  return text === `rule:${id}` || (text === id && ['rule', '$ref', 'require'].includes(lastOf(at)));
}

function looksAt(text: string, at: readonly string[], id: string): boolean {
  if (text === `const:${id}` || text.startsWith(`$const/${id}`) || text.includes(`{{${id}}}`)) return true;
  return text === id && ['const', 'table', 'rates'].includes(lastOf(at));
}
