import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadProject } from '../../src/compile/loadProject.ts';
import { schemaOfForm } from '../../src/compile/formSource.ts';
import { flowMachine } from '../../src/engine/machine.ts';
import { compileSchema } from '../../src/rules/compileRule.ts';
import { root } from '../lib/requireNode.js';

const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
const project = loadProject(root);
const flows = Object.values(project.flows);

describe('the packages of the design card', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const installed = { ...dependencies, ...devDependencies };

  it.each([
    'react and react-dom (R-CARD-03)',
    'xstate (R-CARD-04)',
    '@rjsf/core and ajv (R-CARD-05)',
    'react-router-dom (R-CARD-06)',
    'i18next (R-CARD-07)',
    '@chakra-ui/react (R-CARD-08)',
    'openapi-typescript and openapi-fetch (R-CARD-09)',
    'vite and vitest (R-CARD-10)',
    'storybook (R-CARD-11)',
    'typescript (R-CARD-01)',
  ])('%s', (title) => {
    for (const name of title.replace(/ \(.*/, '').split(' and ')) expect(installed).toHaveProperty([name]);
  });

  it.each([
    ['@xstate/react', 'R-CARD-04', '0021-xstate-asked-beforehand.md'],
    ['@rjsf/validator-ajv8', 'R-CARD-05', '0008-rjsf-lays-out.md'],
  ])('%s is absent (%s), and a decision says why', (name, _, decision) => {
    expect(installed).not.toHaveProperty([name]);
    expect(read(`docs/decisions/${decision}`)).toContain(`\`${name}\``);
  });
});

it('the files and folders of the design card are there (R-CARD-11, R-CARD-12)', () => {
  const named = ['package.json', 'vite.config.ts', 'openapi', 'flows', 'schemas', 'src', '.storybook', 'tests'];
  expect(named.filter((path) => !existsSync(`${root}/${path}`))).toEqual([]);
});

it('the code is TypeScript; JavaScript is what Node starts before anything is installed (R-CARD-01)', () => {
  const written = execFileSync('git', ['ls-files', 'src', 'gateway', 'tests'], { cwd: root, encoding: 'utf8' });
  expect(written.split('\n').filter((path) => /\.[cm]?jsx?$/.test(path))).toEqual([]);
});

it('every process is a machine that XState takes, and begins at one of its states (R-CARD-13)', () => {
  for (const { id, flow } of flows) {
    expect(Object.keys(flow.states), id).toContain(flowMachine(flow).start(() => false));
  }
});

it('every step is a form that JSON Schema takes (R-CARD-14)', () => {
  for (const { id, flow } of flows) {
    const forms = Object.values(flow.states).flatMap(({ meta }) => meta?.form ?? []);
    for (const form of forms) {
      const entry = project.forms[form];
      expect(entry, `${id}: ${form}`).toBeDefined();
      if (entry) expect(() => compileSchema(schemaOfForm(project, entry)), form).not.toThrow();
    }
  }
});

it('every call of a process is an operation of the contract, and typed from it (R-CARD-15)', () => {
  const types = read('src/api/gateway.gen.ts');
  const called = flows.flatMap(({ flow }) =>
    Object.values(flow.states).flatMap(({ invoke }) => (invoke?.src.startsWith('op:') ? [invoke.src.slice(3)] : [])),
  );
  expect(called.length).toBeGreaterThan(0);
  for (const id of new Set(called)) {
    expect(project.operations, id).toHaveProperty([id]);
    expect(types, id).toMatch(new RegExp(`\\b${id}: \\{`));
  }
});
