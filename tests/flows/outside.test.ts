import { describe, expect, test } from 'vitest';
import { checkProject } from '../../src/check/checkProject.ts';
import { isProven } from '../../src/check/cli/closingLine.ts';
import { verifyFlow } from '../../src/check/verify/verifyFlow.ts';
import { parseDataFile } from '../../src/compile/dataFile.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import type { Project } from '../../src/compile/project.ts';
import { readDataFiles } from '../../src/compile/readDataFiles.ts';
import { applyChange, type ChangeText } from '../seeded/change.ts';

/** Processes that others have written, as projects of their own: each folder's README says whose. */
interface Outside {
  readonly name: string;
  readonly states: number;
  /** What a proof takes at most: about a tenth more than it took when this was written. */
  readonly steps: number;
  readonly faults: readonly {
    readonly title: string;
    readonly change: ChangeText;
    /** Choices that nobody has here: without what has nothing to do with the fault, it is found in a fraction of the time. */
    readonly without?: { readonly field: string; readonly choices: readonly string[] };
    /** Stands in what `flow check` finds, or is the promise that breaks. */
    readonly finding?: string;
    readonly broken?: string;
  }[];
}

/** Every task of the benefits form but the claim for a student. */
const ALL_BUT_STUDENT = {
  field: 'dependents/tasks/tasks',
  choices: [
    'addChild',
    'addSpouse',
    'reportDivorce',
    'reportDeath',
    'reportChildMarriage',
    'reportLeftSchool',
    'reportStepchild',
  ],
};

const OUTSIDE: readonly Outside[] = [
  {
    name: 'community-ownership',
    states: 44,
    steps: 590,
    faults: [
      {
        title: 'the branch to the risks is gone',
        change: '"$form/atRisk/at_risk", "in": ["yes"] } }, "target": "⟦risks → communityUse⟧" }',
        finding: 'state-unreachable flows/community-ownership/flow.json',
      },
      {
        title: 'the review is skipped',
        change: '"declaration": { … "NEXT": { "target": "⟦review → sending⟧" }',
        broken: 'reviewedBeforeSent',
      },
      {
        title: 'match funding is followed up where there is none',
        change:
          '"at": "$form/matchFunding/match_funding", "in": ["yes"] } }, "target": "matchSources" }, { "target": "⟦housing → matchProgress⟧" }',
        broken: 'progressOfMatchFunding',
      },
      {
        title: 'a freehold is asked for its years',
        change: '"in": ["buyALeasehold", "⟦renovateALeasehold → buyAFreehold⟧"] } }, "target": "leaseholdYears" }',
        broken: 'yearsOfLeaseholds',
      },
    ],
  },
  {
    name: 'dependents',
    states: 54,
    steps: 9_600,
    faults: [
      {
        title: 'the branch to the divorce is gone',
        change: '"$form/tasks/tasks", "in": ["reportDivorce"] } }, "target": "⟦divorce → deathNeeded⟧" }',
        finding: 'state-unreachable flows/dependents/flow.json',
      },
      {
        title: 'who adds a spouse is asked for a divorce too',
        change: '"in": ["ceremonial"] } }, "target": "⟦deathNeeded → divorceNeeded⟧" }',
        without: {
          field: 'dependents/tasks/tasks',
          choices: [
            'addChild',
            'reportDeath',
            'reportChildMarriage',
            'reportLeftSchool',
            'reportStepchild',
            'report674',
          ],
        },
        broken: 'noDivorceBesideSpouse',
      },
      {
        title: 'the review is skipped',
        change: '"remarks": { "meta" … "NEXT": { "target": "⟦review → sending⟧" }',
        without: ALL_BUT_STUDENT,
        broken: 'reviewedBeforeSent',
      },
      {
        title: 'when attendance stopped is asked of everybody',
        change: '"school": { "meta" … "NEXT": { "target": "⟦attendance → stoppedAttending⟧" }',
        without: ALL_BUT_STUDENT,
        broken: 'attendanceBeforeItsEnd',
      },
    ],
  },
];

/** A form with several of a list. */
interface Several {
  readonly properties: { readonly [field: string]: { readonly items: { readonly enum: readonly string[] } } };
}

/** Their folders have none of it: they are written in the language of the product. */
const LANGUAGE = [...readDataFiles('.')].filter(([path]) => path.startsWith('schemas/language/'));

function outside(name: string, change?: ChangeText, without?: Outside['faults'][number]['without']): Project {
  const root = `tests/fixtures/${name}`;
  const files = new Map([...LANGUAGE, ...readDataFiles(root)]);
  const path = `flows/${name}/flow.json`;
  if (change !== undefined) files.set(path, parseDataFile(path, applyChange(files.get(path)?.text ?? '', change).text));
  if (without) {
    const [flow, step, field = ''] = without.field.split('/');
    const form = `schemas/${flow}/${step}.schema.json`;
    const schema = JSON.parse(files.get(form)?.text ?? '') as Several;
    const asked = schema.properties[field] ?? expect.fail();
    const items = { ...asked.items, enum: asked.items.enum.filter((choice) => !without.choices.includes(choice)) };
    const properties = { ...schema.properties, [field]: { ...asked, items } };
    files.set(form, parseDataFile(form, JSON.stringify({ ...schema, properties })));
  }
  return loadProject(root, files);
}

describe.each(OUTSIDE)('$name, written by others', ({ name, states, steps, faults }) => {
  test('has nothing that is wrong', () => {
    expect(checkProject(outside(name))).toEqual([]);
  });

  test('keeps every promise, which takes no more steps than it has to', () => {
    const report = verifyFlow(outside(name), name);
    expect(report.states).toEqual([states, states]);
    expect(isProven(report), JSON.stringify(report.promises)).toBe(true);
    // Counted, not timed: a busy machine takes longer for the same work.
    expect(report.steps).toBeLessThanOrEqual(steps);
  }, 120_000);

  test.each(faults)(
    'where $title, that is said',
    ({ change, without, finding, broken }) => {
      const project = outside(name, change, without);
      if (finding !== undefined)
        expect(checkProject(project).map(({ id, file }) => `${id} ${file}`)).toContain(finding);
      if (broken !== undefined) {
        const verdict = verifyFlow(project, name).promises.find(({ id }) => id === broken);
        expect(verdict?.type).toBe('broken');
      }
    },
    120_000,
  );
});
