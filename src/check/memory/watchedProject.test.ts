import { describe, expect, test } from 'vitest';
import { exampleFiles } from '../../../tests/support/exampleFiles.ts';
import { parseFile } from '../../compile/parseFile.ts';
import { loadProject } from '../../compile/loadProject.ts';
import type { Project } from '../../compile/project.ts';
import { watched } from './reads.ts';
import { watchedProject } from './watchedProject.ts';

const ROOT = '.';
const valid = exampleFiles();

const FLOW = 'flows/visa-traveller/flow.json';
const FORM = 'schemas/visa-traveller/name.schema.json';
const WORDS = 'locales/en/visa-traveller.json';

/** The project with one more space at the end of a file: read again, it says the same. */
function readAgain(path: string): Project {
  return withText(path, `${valid.get(path)?.text} `);
}

function withText(path: string, text: string): Project {
  return loadProject(ROOT, new Map(valid).set(path, parseFile(path, text)));
}

let number = 0;

/** Whether what was read of the project is the same in another. */
function holds(read: (project: Project) => unknown, other: Project): boolean {
  const { reads } = watched(() => read(watchedProject(loadProject(ROOT, valid)).project));
  number -= 1;
  return reads.holds({ number, look: watchedProject(other).look });
}

const READINGS: readonly (readonly [title: string, read: (project: Project) => unknown, path: string])[] = [
  ['a flow', ({ flows }) => flows['visa-traveller'], FLOW],
  ['whether there is a flow', ({ flows }) => Object.hasOwn(flows, 'visa-traveller'), FLOW],
  ['all flows', ({ flows }) => Object.entries(flows), FLOW],
  ['the promises of a flow', ({ flows }) => flows['visa-traveller']?.checks, 'flows/visa-traveller/checks.json'],
  ['a form', ({ forms }) => forms['visa-traveller/name'], FORM],
  ['words', ({ words }) => words['en']?.['visa-traveller'], WORDS],
  ['a file', ({ files }) => files.get(FORM), FORM],
  ['all files', ({ files }) => [...files.values()], FORM],
  ['all files with their paths', ({ files }) => [...files], FORM],
  ['each file', ({ files }) => files.forEach(() => undefined), FORM],
  ['the place of a value', ({ position }) => position(FORM, '/properties'), FORM],
  ['what is wrong with files', ({ problems }) => problems, 'no'],
];

describe('whoever reads something of a project, reads it again when it was edited', () => {
  test.each(READINGS.filter(([, , path]) => path !== 'no'))('%s', (_, read, path) => {
    expect(valid.has(path), path).toBe(true);
    expect(holds(read, readAgain(path))).toBe(false);
  });

  test('rows, figures, constants, operations and what the site is, when they say something else', () => {
    const other = new Map(valid);
    for (const [path, { text }] of valid) {
      if (/^(flows\/(rules|figures)|content|openapi)\//.test(path))
        other.set(path, parseFile(path, text.replace(/("?description"?: *"?)(\w)/g, '$1Now $2')));
    }
    const edited = loadProject(ROOT, other);
    const names = ['rules', 'figures', 'constants', 'operations'] as const;
    for (const name of names)
      expect(
        holds((project) => Object.values(project[name]), edited),
        name,
      ).toBe(false);
  });

  test('what is not there, when it comes', () => {
    const come = withText('flows/come/flow.json', valid.get(FLOW)?.text.replace('"visa-traveller"', '"come"') ?? '');
    expect(holds(({ flows }) => flows['come'], come)).toBe(false);
    expect(holds(({ flows }) => 'come' in flows, come)).toBe(false);
    expect(holds(({ flows }) => Object.keys(flows), come)).toBe(false);
    expect(holds(({ files }) => files.has('flows/come/flow.json'), come)).toBe(false);
    expect(holds(({ files }) => files.size, come)).toBe(false);
    expect(holds(({ files }) => [...files.keys()], come)).toBe(false);
  });

  test('what is of the whole project', () => {
    const project = loadProject(ROOT, valid);
    const others: readonly Partial<Project>[] = [
      { returnCodes: valid.get(FORM) },
      { site: valid.get(FORM) },
      { commonReturnCodes: ['OTHER'] },
      { processingCodes: ['OTHER'] },
      { problems: [{ file: FORM, line: 1, column: 1, message: 'is odd.' }] },
    ];
    for (const other of others) {
      const [name] = Object.keys(other) as [keyof Project];
      expect(
        holds((one) => one[name], { ...project, ...other }),
        name,
      ).toBe(false);
      expect(
        holds((one) => one[name], project),
        name,
      ).toBe(true);
    }
  });
});

describe('what was not read may change', () => {
  test.each(READINGS.filter(([title]) => !/^(all|each)/.test(title)))('%s', (_, read) => {
    expect(holds(read, readAgain('schemas/family-visa/trip.schema.json'))).toBe(true);
  });
});

test('who has read two projects at once finds neither of them again', () => {
  const [one, other] = [loadProject(ROOT, valid), readAgain(FORM)];
  const { reads } = watched(() => [one, other].map((project) => watchedProject(project).project.files.get(FORM)));
  number -= 1;
  expect(reads.holds({ number, look: watchedProject(other).look })).toBe(false);
});

test('what was read for a part was read for the whole', () => {
  const { project } = watchedProject(loadProject(ROOT, valid));
  const { reads } = watched(() => watched(() => project.files.get(FORM)).made);
  expect(reads.holds({ number: 0, look: watchedProject(readAgain(FORM)).look })).toBe(false);
});
