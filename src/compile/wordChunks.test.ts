import { expect, it } from 'vitest';
import type { FlowFile } from '../engine/flowFile.ts';
import { parseDataFile } from './dataFile.ts';
import { loadProject } from './loadProject.ts';
import type { FlowEntry, Project } from './project.ts';
import { wordChunks } from './wordChunks.ts';

const flow = (id: string, subFlows: readonly string[], routed: boolean): FlowEntry => ({
  id,
  file: parseDataFile(`flows/${id}/flow.json`, '{}'),
  migrations: [],
  flow: {
    id,
    version: 1,
    initial: 'a',
    meta: routed ? { entries: { [`/${id}`]: {} } } : {},
    states: Object.fromEntries(subFlows.map((sub) => [sub, { invoke: { src: `flow:${sub}` } }])),
  } as unknown as FlowFile,
});

const flows = [
  flow('send', ['code', 'payee'], true),
  flow('payee', ['country'], false),
  flow('country', [], false),
  flow('register', ['code'], true),
  flow('code', [], false),
];
const files = ['app', 'shared', 'pages', 'gateway-messages', ...flows.map(({ id }) => id)];
const project: Project = {
  ...loadProject('.'),
  flows: Object.fromEntries(flows.map((entry) => [entry.id, entry])),
  words: { en: Object.fromEntries(files.map((name) => [name, parseDataFile(`locales/en/${name}.json`, '{}')])) },
};

it('words come with the pages that read them', () => {
  expect(Object.fromEntries(wordChunks(project))).toEqual({
    app: '~common',
    shared: '~common',
    pages: 'pages',
    'gateway-messages': 'gateway-messages',
    send: '~send',
    payee: '~send',
    country: '~send',
    register: 'register',
    code: '~common',
  });
});
