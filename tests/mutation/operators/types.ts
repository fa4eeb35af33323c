import type { Json } from '../../../src/domain/json.ts';
import type { Change, Operator } from '../mutant.ts';
import { dataLike, FORM, isObject, placeIn, sitesIn } from '../sites.ts';
import { lastOf } from './texts.ts';

const FLOW = /^flows\/[^/]+\/flow\.json$/;

/** Values of another kind than what looks at them expects. */
export const types: readonly Operator[] = [
  {
    id: 'field-type-changed',
    class: 'broken',
    about: 'A field with bounds of one type is said to be of another',
    mutants: (project) =>
      dataLike(project, FORM).flatMap(({ file, data }) =>
        sitesIn(data)
          .filter(isObject)
          .filter(({ at, value }) => value['type'] === 'string' && hasTextBounds(value) && !at.includes('x-rules'))
          .map(({ at }): Change => ({
            file,
            edits: [{ type: 'set', at: [...at, 'type'], value: 'integer' }],
            what: `${at.join('.') || 'the value'} is an integer`,
            places: [
              placeIn(file, ...at),
              ...['pattern', 'minLength', 'maxLength', 'format', 'enum'].map((key) => placeIn(file, ...at, key)),
              ...sentFrom(project, file),
            ],
          })),
      ),
  },
  {
    id: 'guard-value-type',
    class: 'broken',
    about: 'A guard compares with a value of another type',
    mutants: (project) =>
      dataLike(project, FLOW).flatMap(({ file, data }) =>
        sitesIn(data)
          .filter(({ at, value }) => lastOf(at, 2) === 'in' && typeof value !== 'object')
          .map(({ at, value }): Change => {
            const to: Json = typeof value === 'string' ? 1 : String(value);
            return {
              file,
              edits: [{ type: 'set', at, value: to }],
              what: `a guard compares with ${JSON.stringify(to)}`,
            };
          }),
      ),
  },
  {
    id: 'secret-unmarked',
    class: 'broken',
    about: 'A secret that a form asks is not marked as one',
    mutants: (project) =>
      dataLike(project, FORM).flatMap(({ file, data }) =>
        sitesIn(data)
          .filter(({ at }) => lastOf(at) === 'x-sensitive')
          .map(({ at }): Change => ({
            file,
            edits: [{ type: 'remove', at }],
            what: `${at.slice(0, -1).join('.') || 'the value'} is not marked as a secret`,
            places: [placeIn(file, ...at.slice(0, -1)), ...sentFrom(project, file)],
          })),
      ),
  },
  {
    id: 'pattern-slow',
    class: 'broken',
    about: 'A pattern takes exponential time',
    mutants: (project) =>
      dataLike(project, /^(schemas\/(?!language\/)|flows\/rules\/|openapi\/)/).flatMap(({ file, data }) =>
        sitesIn(data)
          .filter(({ at, value }) => lastOf(at) === 'pattern' && typeof value === 'string')
          .map(({ at }): Change => ({
            file,
            edits: [{ type: 'set', at, value: '^([0-9A-Za-z]+)*$' }],
            what: `the pattern at ${at.slice(0, -1).join('.')} is exponential`,
          })),
      ),
  },
  {
    id: 'bounds-crossed',
    class: 'broken',
    about: 'The least length of a field is above its greatest',
    mutants: (project) =>
      dataLike(project, FORM).flatMap(({ file, data }) =>
        sitesIn(data)
          .filter(isObject)
          .filter(({ value }) => typeof value['maxLength'] === 'number' && value['type'] === 'string')
          .map(({ at, value }): Change => ({
            file,
            edits: [{ type: 'set', at: [...at, 'minLength'], value: Number(value['maxLength']) + 1 }],
            what: `${at.join('.') || 'the value'} is longer than it may be`,
            places: [placeIn(file, ...at), placeIn(file, ...at, 'maxLength')],
          })),
      ),
  },
];

function hasTextBounds(schema: { readonly [key: string]: Json }): boolean {
  return ['pattern', 'minLength', 'maxLength', 'format'].some((key) => schema[key] !== undefined);
}

/** Where flows and forms send what a schema asks: pointers at its forms. */
function sentFrom(project: Parameters<Operator['mutants']>[0], file: string): readonly ReturnType<typeof placeIn>[] {
  const isShared = file.startsWith('schemas/shared/');
  const name = /([^/]+)\.schema\.json$/.exec(file)?.[1] ?? '';
  const forms = Object.entries(project.forms).flatMap(([id, { schema }]) =>
    schema.path === file || (isShared && schema.text.includes(`${name}.schema.json`)) ? [id] : [],
  );
  return Object.values(project.flows).flatMap(({ flow, file: { path, data } }) => {
    const steps = Object.entries(flow.states).flatMap(([state, { meta }]) =>
      forms.includes(meta?.form ?? '') ? [state] : [],
    );
    return sitesIn(data)
      .filter(({ value }) => typeof value === 'string' && steps.some((step) => value.startsWith(`$form/${step}/`)))
      .map(({ at }) => placeIn(path, ...at));
  });
}
