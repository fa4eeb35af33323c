import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { bundleFlow } from './bundleFlow.ts';
import { parseDataFile } from './dataFile.ts';
import { loadProject } from './loadProject.ts';
import type { Project } from './project.ts';

const SUMMARY = [{ name: 'total', data: 'total', as: 'money' }];

function projectOf(states: JsonObject, forms: { readonly [id: string]: JsonObject } = {}): Project {
  const flow = { id: 'parcel', version: 1, description: 'x', meta: { source: ['defined'] }, initial: 'ask', states };
  const files: readonly (readonly [string, unknown])[] = [
    ['flows/parcel/flow.json', flow],
    ...Object.entries(forms).map(([id, schema]) => [`schemas/${id}.schema.json`, schema] as const),
  ];
  return loadProject('.', new Map(files.map(([path, data]) => [path, parseDataFile(path, JSON.stringify(data))])));
}

const step = (meta?: JsonObject): JsonObject => ({
  ...(meta && { meta }),
  on: { NEXT: { target: 'end' } },
});
const end = { type: 'final', meta: { outcome: 'success' } };
const asks = { type: 'object', properties: { count: { type: 'integer' } }, additionalProperties: false };

function formOf(project: Project, state: string) {
  const bundle = bundleFlow(project, 'parcel');
  return bundle.forms[bundle.flow.states[state]?.meta?.form ?? ''];
}

describe('the form of a step', () => {
  it('is the one of its own name', () => {
    const project = projectOf({ howMany: step(), end }, { 'parcel/how-many': asks });
    expect(formOf(project, 'howMany')).toMatchObject({ id: 'parcel/how-many', schema: asks });
  });

  it('is another that is named', () => {
    const project = projectOf({ again: step({ form: 'parcel/how-many' }), end }, { 'parcel/how-many': asks });
    expect(formOf(project, 'again')).toMatchObject({ id: 'parcel/how-many', schema: asks });
  });

  it('asks nothing where there is no file, and takes an empty answer only', () => {
    const form = formOf(projectOf({ told: step(), end }), 'told') ?? expect.fail();
    const scope = { resolve: () => undefined, world: {} as never };
    expect(form.schema).toEqual({ type: 'object', properties: {}, additionalProperties: false });
    expect([form.ui, form.secrets]).toEqual([{}, {}]);
    expect(form.validate({}, scope)).toEqual([]);
  });

  it('has the rows that its step shows, with a file and without', () => {
    const states = { told: step({ summary: SUMMARY }), howMany: step({ summary: SUMMARY }), end };
    const project = projectOf(states, { 'parcel/how-many': asks });
    expect(formOf(project, 'told')?.schema['x-summary']).toEqual(SUMMARY);
    expect(formOf(project, 'howMany')?.schema).toEqual({ ...asks, 'x-summary': SUMMARY });
  });

  it('is not made up for a name that is written', () => {
    const project = projectOf({ ask: step({ form: 'parcel/aks' }), end });
    expect(() => bundleFlow(project, 'parcel')).toThrow('form "parcel/aks" is not known');
  });

  it('is not there at a call, or at an end without a screen', () => {
    const { flow } = projectOf({ ask: step(), end }).flows['parcel'] ?? expect.fail();
    expect(flow.states['end']?.meta).toEqual(end.meta);
  });
});

it('two steps with one form show the same rows', () => {
  const form = 'parcel/how-many';
  const one = step({ form, summary: SUMMARY });
  const problems = (again: JsonObject) => projectOf({ one, again, end }, { [form]: asks }).problems;
  expect(problems(step({ form, summary: SUMMARY }))).toEqual([]);
  expect(problems(step({ form }))).toMatchObject([
    { file: 'flows/parcel/flow.json', message: expect.stringContaining(`"again" shows other rows`) },
  ]);
});
