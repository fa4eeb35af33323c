import { describe, expect, test } from 'vitest';
import { parseDataFile } from '../compile/dataFile.ts';
import { loadProject } from '../compile/loadProject.ts';
import type { Project } from '../compile/project.ts';
import { readDataFiles } from '../compile/readDataFiles.ts';
import { checkProject } from './checkProject.ts';
import { findingLines, headsOf, type Finding } from './finding.ts';
import { foldFindings } from './foldFindings.ts';

const NAME = 'community-ownership';
const ROOT = `tests/fixtures/${NAME}`;
const FLOW = `flows/${NAME}/flow.json`;
const valid = readDataFiles(ROOT);

const FORM = `schemas/${NAME}/match-funding.schema.json`;

/** The project with a file somewhere else, or without it. */
function moved(from: string, to?: string): Project {
  const files = new Map(valid);
  const text = files.get(from)?.text ?? expect.fail();
  files.delete(from);
  if (to !== undefined) files.set(to, parseDataFile(to, text));
  return loadProject(ROOT, files);
}

/** The other form has rules. */
const RULED = 'tests/fixtures/dependents';
const RULES = 'flows/rules/dependents.json';
const ruled = readDataFiles(RULED);

/** The project with rules, with another text of them. */
function withRules(edit: (text: string) => string): Project {
  return loadProject(RULED, new Map(ruled).set(RULES, parseDataFile(RULES, edit(ruled.get(RULES)?.text ?? ''))));
}

/** A project of its own with some texts of its flow replaced. */
function edited(...edits: readonly (readonly [from: string, to: string])[]): Project {
  const files = new Map(valid);
  const before = files.get(FLOW)?.text ?? '';
  const text = edits.reduce((rest, [from, to]) => {
    expect(rest).toContain(from);
    return rest.replace(from, to);
  }, before);
  files.set(FLOW, parseDataFile(FLOW, text));
  return loadProject(ROOT, files);
}

function folded(project: Project): readonly Finding[] {
  return foldFindings(project, checkProject(project), checkProject);
}

describe('what follows from another finding is marked with it', () => {
  test('a comma that is missing is one finding to read, whatever the file does not give any more', () => {
    const findings = folded(withRules((text) => text.replace(/,\n/, '\n')));
    expect(findings.length).toBeGreaterThan(1);
    expect(headsOf(findings).map(({ id }) => id)).toEqual(['file-unreadable']);
    expect(findingLines(findings)[1]).toMatch(/^ {4}… and \d+ more that follow from it/);
  });

  test('a name that no file may hold', () => {
    const findings = folded(withRules((text) => text.replace('{', '{ "__proto__": 1,')));
    expect(findings.length).toBeGreaterThan(1);
    expect(headsOf(findings).map(({ id }) => id)).toEqual(['data-broken']);
  });

  test('a file that is gone, as it was when it was there', () => {
    const path = 'content/site.json';
    const place = { file: path, line: 1, column: 1, why: '', fix: '' };
    const gone: Finding = { ...place, id: 'data-broken', what: `${path} is missing` };
    const found = [gone, { ...place, id: 'pointer-missing', file: FLOW, what: '"$site/name" names nothing' } as const];
    const project = loadProject(ROOT, new Map([...valid].filter(([one]) => one !== path)));
    const check = ({ files }: Project) => (files.has(path) ? [] : found);
    expect(headsOf(foldFindings(project, found, check, () => '{}'))).toEqual([gone]);
    expect(headsOf(foldFindings(project, found, check))).toEqual(found);
  });

  test('a file of which nothing can be read, as it was when it could be', () => {
    const last = ruled.get(RULES)?.text;
    const project = withRules(() => '');
    const findings = foldFindings(project, checkProject(project), checkProject, (path) =>
      path === RULES ? last : undefined,
    );
    expect(headsOf(folded(project)).length).toBeGreaterThan(1);
    expect(headsOf(findings).map(({ id }) => id)).toEqual(['file-unreadable']);
  });

  test('a misspelt target is one finding to read, whatever is not reached any more', () => {
    const findings = folded(edited(['"target": "matchProgress"', '"target": "matchProgres"']));
    expect(findings.length).toBeGreaterThan(1);
    expect(headsOf(findings).map(({ id }) => id)).toEqual(['target-unknown']);
    const lines = findingLines(findings);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Did you mean "matchProgress"?');
    expect(lines[1]).toMatch(/^ {4}… and \d+ more that follow from it: \d+ [a-z-]+/);
  });

  test('the form of a step under another name than its own', () => {
    const findings = folded(moved(FORM, `schemas/${NAME}/matchFunding.schema.json`));
    expect(findings.length).toBeGreaterThan(2);
    expect(headsOf(findings).map(({ id, fix }) => [id, fix])).toEqual([
      ['form-unused', expect.stringContaining(`"${NAME}/match-funding"`)],
    ]);
  });

  test.each([
    ['among the flows', `flows/${NAME}/match-funding.schema.json`],
    ['in no folder of a flow', 'schemas/match-funding.schema.json'],
    ['with a name that is no form’s', `schemas/${NAME}/match-funding.json`],
  ])('the form of a step that lies %s', (_, to) => {
    const findings = folded(moved(FORM, to));
    expect(findings.length).toBeGreaterThan(2);
    expect(headsOf(findings).map(({ id, file, fix }) => [id, file, fix])).toEqual([
      ['file-misplaced', to, expect.stringContaining(`Move it to ${FORM}, or remove it.`)],
    ]);
  });

  test('a form that several references miss, under another name', () => {
    const [from, to] = ['schemas/shared/yes-no.schema.json', 'schemas/shared/yes-not.schema.json'];
    const files = new Map([...ruled].filter(([path]) => path !== from));
    const findings = folded(loadProject(RULED, files.set(to, parseDataFile(to, ruled.get(from)?.text ?? ''))));
    expect(findings.length).toBeGreaterThan(20);
    expect(headsOf(findings).map(({ id, fix }) => [id, fix])).toEqual([['reference-unknown', `Did you mean "${to}"?`]]);
  });

  test('the form of a step that lies in the folder of another flow', () => {
    const to = 'schemas/dependents/match-funding.schema.json';
    const findings = folded(moved(FORM, to));
    expect(headsOf(findings).map(({ id, file, fix }) => [id, file, fix])).toEqual([
      ['form-unused', to, `Did you mean "${NAME}/match-funding"?`],
    ]);
  });

  test('the folder of the forms of a flow under another name', () => {
    const other = NAME.replace('-', '');
    const paths = [...valid.keys()].map(
      (path) => [path, path.replace(`schemas/${NAME}/`, `schemas/${other}/`)] as const,
    );
    const files = new Map(paths.map(([from, to]) => [to, parseDataFile(to, valid.get(from)?.text ?? '')]));
    const heads = headsOf(folded(loadProject(ROOT, files)));
    expect(heads.map(({ id, fix }) => [id, fix])).toEqual([
      ['form-unused', `Rename the folder schemas/${other} to schemas/${NAME}.`],
    ]);
  });

  test.each([
    ['that git knows', valid.get(FORM)?.text],
    ['that nobody knows', undefined],
  ])('the form of a step that is gone, and %s', (_, last) => {
    const project = moved(FORM);
    const findings = foldFindings(project, checkProject(project), checkProject, (path) =>
      path === FORM ? last : undefined,
    );
    expect(findings.length).toBeGreaterThan(2);
    expect(headsOf(findings).map(({ id, file, what }) => [id, file, what])).toEqual([
      [
        'form-unknown',
        FLOW,
        `step "matchFunding" has no form: there is no ${FORM}, so "$form/matchFunding/match_funding" names nothing`,
      ],
    ]);
  });

  test('a field of a step that asks nothing, looked at once, is only that', () => {
    const findings = checkProject(edited(['"$form/declaration/confirmed"', '"$form/review/confirmed"']));
    expect(findings.map(({ id }) => id)).not.toContain('form-unknown');
    expect(findings.find(({ id }) => id === 'pointer-missing')?.fix).toBe(
      `Name a step that asks it: "review" asks nothing, for there is no schemas/${NAME}/review.schema.json.`,
    );
  });

  test('a state that is renamed and nothing that names it', () => {
    const findings = folded(edited(['"matchFunding": {', '"matchFundings": {']));
    expect(findings.length).toBeGreaterThan(2);
    expect(headsOf(findings)).toHaveLength(1);
  });

  test('an id given twice, and everything that misses the one it had', () => {
    const ids = ruled.get(RULES)?.text.matchAll(/"id": "([^"]+)"/g) ?? [];
    const [first = '', second = ''] = [...ids].map(([, id]) => id);
    const findings = folded(withRules((text) => text.replace(`"id": "${second}"`, `"id": "${first}"`)));
    expect(findings.length).toBeGreaterThan(1);
    expect(headsOf(findings).map(({ id, what }) => [id, what])).toEqual([
      ['id-twice', `"${first}" is said already in ${RULES}`],
    ]);
  });

  test('two slips that have nothing to do with each other are two', () => {
    const project = edited(
      ['"target": "matchProgress"', '"target": "matchProgres"'],
      ['"$form/declaration/confirmed"', '"$form/declaration/confirmd"'],
    );
    expect(headsOf(folded(project)).length).toBeGreaterThan(1);
  });

  test('none is lost', () => {
    const project = edited(['"target": "matchProgress"', '"target": "matchProgres"']);
    expect(folded(project).map(({ cause: _, ...finding }) => finding)).toEqual(checkProject(project));
  });

  test('what is found alone has no cause', () => {
    expect(folded(edited(['"target": "matchProgress"', '"target": "matchProgres"']))[0]?.cause).toBeUndefined();
    expect(folded(loadProject(ROOT, valid))).toEqual([]);
  });
});
