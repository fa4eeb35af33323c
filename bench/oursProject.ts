import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { SECOND_STEP, SECOND_STEP_FIELDS } from './pages/shared/secondStep.ts';

const data = ['content', 'flows', 'locales', 'openapi', 'schemas', 'index.html'];
const code = ['src', 'tsconfig.json', 'package.json', 'node_modules', 'public'];

/** The project with one more flow for each count: a form of so many text fields and a step after it. The code is the portal's own.
 * @returns the root to build it from */
export function makeOursProject(root: string, counts: readonly number[]): string {
  const folder = `${root}/.cache/bench/project`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of data) cpSync(`${root}/${name}`, `${folder}/${name}`, { recursive: true });
  for (const name of code) symlinkSync(`${root}/${name}`, `${folder}/${name}`);
  for (const count of counts) addFlow(folder, count);
  return folder;
}

export function fieldsRoute(count: number): string {
  return `/bench/fields-${count}`;
}

function addFlow(folder: string, count: number): void {
  const id = `bench-fields-${count}`;
  const steps = { fields: { title: 'Fields', count }, more: { title: SECOND_STEP, count: SECOND_STEP_FIELDS } };
  write(`${folder}/flows/${id}`, 'flow.json', {
    id,
    version: 1,
    description: `A form of ${count} text fields and a second step, for the work per key and from step to step.`,
    meta: { source: ['bench'], entries: { [fieldsRoute(count)]: {} } },
    initial: 'fields',
    states: {
      fields: { meta: { form: `${id}/fields` }, on: { NEXT: { target: 'more' } } },
      more: { meta: { form: `${id}/more` }, on: { NEXT: { target: 'done' } } },
      done: { type: 'final', meta: { outcome: 'success', next: [{ page: '/dashboard' }] } },
    },
  });
  for (const [step, { count: fields }] of Object.entries(steps)) {
    write(`${folder}/schemas/${id}`, `${step}.schema.json`, {
      type: 'object',
      properties: Object.fromEntries(namesOf(fields).map((name) => [name, { type: 'string', maxLength: 40 }])),
      additionalProperties: false,
    });
  }
  for (const locale of ['zh-HK', 'zh-CN', 'en']) {
    write(`${folder}/locales/${locale}`, `${id}.json`, {
      flow: { title: 'Fields' },
      steps: Object.fromEntries(
        Object.entries(steps).map(([step, { title, count: fields }]) => [
          step,
          {
            title,
            fields: Object.fromEntries(namesOf(fields).map((name, index) => [name, { label: `Field ${index + 1}` }])),
            events: { NEXT: 'Continue' },
          },
        ]),
      ),
    });
  }
}

function namesOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `field_${index + 1}`);
}

function write(folder: string, name: string, content: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}`, JSON.stringify(content, null, 2));
}
