import { expect, test } from 'vitest';
import { resolvedForm } from '../../src/check/static/forms.ts';
import { listOf, objectOf } from '../../src/check/types/conjuncts.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import { formFields } from '../../src/rules/formSchema.ts';

const project = loadProject('.');
const listed = listOf(objectOf(project.files.get('content/area-codes.json')?.data)['areaCodes']);

test('R-ENT-18: an area code that a form starts with is one of the list', () => {
  const started = Object.entries(project.forms).flatMap(([form, { schema }]) =>
    formFields(resolvedForm({ project }, schema) ?? {})
      .filter(({ schema: field }) => objectOf(field['x-service'])['op'] === 'queryGcCode')
      .flatMap(({ schema: { default: code } }) => (code === undefined ? [] : [{ form, code }])),
  );
  const codes = listed.map((row) => objectOf(row)['code']);
  expect(started.length).toBeGreaterThan(5);
  expect(started.filter(({ code }) => !codes.includes(code))).toEqual([]);
});
