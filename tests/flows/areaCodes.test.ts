import { expect, test } from 'vitest';
import { resolvedForm } from '../../src/check/static/forms.ts';

import { loadProject } from '../../src/compile/loadProject.ts';
import { listOf, objectOf, type Json } from '../../src/domain/json.ts';
import { formFields } from '../../src/rules/formSchema.ts';

const project = loadProject('.');
const OF_SITE = '$site/area_code';

const isOfSite = (prefill: Json | undefined) =>
  prefill === OF_SITE || listOf(objectOf(prefill)['first']).at(-1) === OF_SITE;

test('R-ENT-18, AMB-77: a form starts with the area code of the site, which in every variant is one of the list', () => {
  const starts = Object.values(project.forms).flatMap(({ schema }) =>
    formFields(resolvedForm({ project }, schema) ?? {})
      .filter(({ schema: field }) => objectOf(field['x-service'])['op'] === 'queryGcCode')
      .map(({ schema: field }) => field['x-prefill']),
  );
  expect(starts.filter(isOfSite).length).toBeGreaterThan(5);
  // Who else gives a number has given one before.
  expect(starts.filter((prefill) => !isOfSite(prefill))).toEqual(['$form/applicant/area_code']);
  const codes = listOf(objectOf(project.files.get('content/area-codes.json')?.data)['areaCodes']).map(
    (row) => objectOf(row)['code'],
  );
  const ofSite = Object.values(objectOf(objectOf(project.site?.data)['variants'])).map(
    (one) => objectOf(one)['area_code'],
  );
  expect(ofSite).toEqual(['852', '86']);
  expect(ofSite.filter((code) => !codes.includes(code))).toEqual([]);
});
