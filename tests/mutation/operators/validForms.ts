import type { Project } from '../../../src/compile/project.ts';
import type { Json, JsonObject } from '../../../src/domain/json.ts';
import { isJsonObject } from '../../../src/domain/json.ts';
import { fieldName, stepName } from '../../../src/check/diff/names.ts';
import { remembering } from '../../../src/check/remembering.ts';
import type { Change, Operator } from '../mutant.ts';
import { dataLike, isObject, isWritten, sitesIn } from '../sites.ts';

/** Questions that are asked otherwise: looser, in another order, not at all. */
export const validForms: readonly Operator[] = [
  ofFields('field-longer', 'A text may be longer', ({ field }) =>
    typeof field['maxLength'] === 'number' && field['pattern'] === undefined
      ? { type: 'set', at: ['maxLength'], value: field['maxLength'] + 5 }
      : undefined,
  ),
  ofFields('field-shorter', 'A text must be shorter', ({ field }) =>
    typeof field['maxLength'] === 'number' && field['maxLength'] > 4 && field['pattern'] === undefined
      ? { type: 'set', at: ['maxLength'], value: field['maxLength'] - 2 }
      : undefined,
  ),
  ofFields('choice-removed', 'A choice is offered no more', ({ field }) =>
    Array.isArray(field['enum']) && field['enum'].length > 2
      ? { type: 'remove', at: ['enum', String(field['enum'].length - 1)] }
      : undefined,
  ),
  ofFields('choices-swapped', 'Two choices change places', ({ field }) =>
    Array.isArray(field['enum']) && field['enum'].length > 1
      ? { type: 'swap', at: ['enum', '0'], with: '1' }
      : undefined,
  ),
  ofFields('rows-loosened', 'More rows may be given', ({ field }) =>
    typeof field['maxItems'] === 'number' ? { type: 'set', at: ['maxItems'], value: field['maxItems'] + 3 } : undefined,
  ),
  {
    id: 'fields-swapped',
    class: 'valid',
    about: 'Two questions change places on the screen',
    mutants: (project) =>
      formsOf(project).flatMap(({ file, data, flow, state }) => {
        const names = Object.keys(isJsonObject(data['properties']) ? data['properties'] : {});
        return names.slice(0, -1).map((name, index): Change => {
          const other = names[index + 1] ?? '';
          return {
            file,
            edits: [{ type: 'swap', at: ['properties', name], with: other }],
            what: `"${name}" and "${other}" change places`,
            says: [stepName(project, flow, state), 'order', fieldName(project, flow, state, name)],
          };
        });
      }),
  },
  {
    id: 'field-optional',
    class: 'valid',
    about: 'A question may be left empty',
    mutants: (project) =>
      formsOf(project).flatMap(({ file, data, flow, state }) =>
        listIn(data['required']).map((name, index): Change => ({
          file,
          edits: [{ type: 'remove', at: ['required', String(index)] }],
          what: `"${String(name)}" may be left empty`,
          says: [stepName(project, flow, state), fieldName(project, flow, state, String(name))],
        })),
      ),
  },
  {
    id: 'summary-row-removed',
    class: 'valid',
    about: 'A row of a summary is removed',
    mutants: (project) =>
      Object.values(project.flows).flatMap(({ id, file, flow }) =>
        Object.entries(flow.states).flatMap(([state, { meta }]) =>
          (meta?.summary ?? []).flatMap((row, index, rows): readonly Change[] => {
            const shown = isJsonObject(row) ? (row['answer'] ?? row['name']) : '';
            const at = ['states', state, 'meta', 'summary', ...(rows.length > 1 ? [String(index)] : [])];
            if (!isWritten(file, at)) return [];
            return [
              {
                file: file.path,
                edits: [{ type: 'remove', at }],
                what: `the row ${String(shown)} is removed`,
                says: [stepName(project, id, state), String(shown)],
              },
            ];
          }),
        ),
      ),
  },
  {
    id: 'form-rule-removed',
    class: 'valid',
    about: 'A form no longer asks a rule',
    mutants: (project) =>
      formsOf(project).flatMap(({ file, data, flow, state }) =>
        listIn(data['x-rules']).map((rule, index): Change => ({
          file,
          edits: [{ type: 'remove', at: ['x-rules', String(index)] }],
          what: `a rule of "${state}" is removed`,
          says: [stepName(project, flow, state), String(isJsonObject(rule) ? rule['rule'] : '')],
        })),
      ),
  },
  {
    id: 'widget-changed',
    class: 'valid',
    about: 'A question looks otherwise',
    mutants: (project) =>
      formsOf(project).flatMap(({ ui, flow, state }) =>
        sitesIn(project.files.get(ui)?.data ?? null)
          .filter(isObject)
          .filter(({ at, value }) => at.length === 1 && typeof value['ui:widget'] === 'string')
          .map(({ at, value }): Change => {
            const to = value['ui:widget'] === 'select' ? 'text' : 'select';
            return {
              file: ui,
              edits: [{ type: 'set', at: [...at, 'ui:widget'], value: to }],
              what: `"${at[0] ?? ''}" is asked by "${to}"`,
              says: [stepName(project, flow, state), fieldName(project, flow, state, at[0] ?? ''), to],
            };
          }),
      ),
  },
];

interface Shown {
  readonly file: string;
  readonly ui: string;
  readonly data: JsonObject;
  readonly flow: string;
  readonly state: string;
}

/** Every form with the first step that shows it; each operator asks, and some for every schema. */
const formsOf = remembering((project: Project): readonly Shown[] =>
  Object.entries(project.forms).flatMap(([id, { schema }]) => {
    const [shown] = Object.values(project.flows).flatMap(({ id: flow, flow: { states } }) =>
      Object.entries(states).flatMap(([state, { meta }]) => (meta?.form === id ? [{ flow, state }] : [])),
    );
    if (!shown || !isJsonObject(schema.data)) return [];
    return [{ file: schema.path, ui: schema.path.replace('.schema.', '.ui.'), data: schema.data, ...shown }];
  }),
);

interface Asked {
  readonly field: JsonObject;
}

type FieldEdit = Change['edits'][number] | undefined;

/** Fields of forms, and of shared schemas, which many forms ask. */
function ofFields(id: string, about: string, edit: (asked: Asked) => FieldEdit): Operator {
  return {
    id,
    class: 'valid',
    about,
    mutants: (project) => [
      ...formsOf(project).flatMap(({ file, data, flow, state }) =>
        sitesIn(data)
          .filter(isObject)
          .filter(({ at }) => at.length === 2 && at[0] === 'properties')
          .flatMap(({ at, value }) => {
            const name = at[1] ?? '';
            const says = [stepName(project, flow, state), fieldName(project, flow, state, name)];
            return changed(file, at, edit({ field: value }), says, `${about}: ${name}`);
          }),
      ),
      ...dataLike(project, /^schemas\/shared\/[^/]+\.schema\.json$/).flatMap(({ file, data }) => {
        const says = askedAs(project, file);
        return isJsonObject(data) && says ? changed(file, [], edit({ field: data }), says, `${about}: ${file}`) : [];
      }),
    ],
  };
}

/** The first step, and the field of it, that asks a shared value. */
function askedAs(project: Project, file: string): readonly string[] | undefined {
  const name = file.slice('schemas/'.length);
  for (const { data, flow, state } of formsOf(project)) {
    const fields = Object.entries(isJsonObject(data['properties']) ? data['properties'] : {});
    const asked = fields.find(([, field]) => isJsonObject(field) && field['$ref'] === `../${name}` && isAsItIs(field));
    if (asked) return [stepName(project, flow, state), fieldName(project, flow, state, asked[0])];
  }
  return undefined;
}

/** Nothing besides the reference but words of our own. */
function isAsItIs(field: JsonObject): boolean {
  return Object.keys(field).every((key) => key === '$ref' || key.startsWith('x-') || key.startsWith('$'));
}

function changed(
  file: string,
  at: readonly string[],
  edit: FieldEdit,
  says: readonly string[],
  what: string,
): readonly Change[] {
  return edit ? [{ file, edits: [{ ...edit, at: [...at, ...edit.at] }], what, says }] : [];
}

function listIn(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}
