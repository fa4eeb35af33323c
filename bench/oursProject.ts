import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';

const data = ['content', 'flows', 'locales', 'openapi', 'schemas', 'index.html'];
const code = ['src', 'tsconfig.json', 'package.json', 'node_modules', 'public'];

/** The project with one more flow for each count: a form of so many text fields. The code is the portal's own.
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
  const names = Array.from({ length: count }, (_, index) => `field_${index + 1}`);
  write(`${folder}/flows/${id}`, 'flow.json', {
    id,
    version: 1,
    description: `A form of ${count} text fields, for the work per key.`,
    meta: { source: ['bench'], entries: { [fieldsRoute(count)]: {} } },
    initial: 'fields',
    states: {
      fields: { tags: ['step'], meta: { form: `${id}/fields` }, on: { NEXT: { target: 'done' } } },
      done: { type: 'final', meta: { outcome: 'success', next: [{ page: '/dashboard' }] } },
    },
  });
  write(`${folder}/schemas/${id}`, 'fields.schema.json', {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string', maxLength: 40 }])),
    additionalProperties: false,
  });
  write(`${folder}/schemas/${id}`, 'fields.ui.json', {});
  for (const locale of ['zh-HK', 'zh-CN', 'en']) {
    write(`${folder}/locales/${locale}`, `${id}.json`, {
      flow: { title: 'Fields' },
      steps: {
        fields: {
          title: 'Fields',
          fields: Object.fromEntries(names.map((name) => [name, { label: `Field ${name.slice(6)}` }])),
          events: { NEXT: 'Continue' },
        },
      },
    });
  }
}

function write(folder: string, name: string, content: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}`, JSON.stringify(content, null, 2));
}
