import { expect, it } from 'vitest';
import { loadProject } from '../compile/loadProject.ts';
import { parseFile } from '../compile/parseFile.ts';
import type { Project } from '../compile/project.ts';
import { readDataFiles } from '../compile/readDataFiles.ts';
import { ruleSubjects } from './ruleSubjects.ts';

const RULE = 'giftcard.inSteps';
const files = readDataFiles('.');
const sampledIn = (project: Project) => ruleSubjects(project, RULE).samples;

/** The project with another value of a constant of gift cards. */
function withConstant(id: string, was: string, is: string): Project {
  const path = 'content/constants/giftcard.json';
  const text = files.get(path)!.text;
  const at = text.indexOf(was, text.indexOf(`"${id}"`));
  return loadProject(
    '.',
    new Map(files).set(path, parseFile(path, text.slice(0, at) + is + text.slice(at + was.length))),
  );
}

it('samples a rule again where a constant that it looks at has another value, and nowhere else', () => {
  const valid = loadProject('.', files);
  const first = sampledIn(valid);
  expect(sampledIn(withConstant('giftcard.custom.most', '"value": 5', '"value": 7'))).toBe(first);

  const other = sampledIn(withConstant('giftcard.custom.multiple', '"value": "10"', '"value": "7"'));
  expect(other).not.toEqual(first);
  expect(JSON.stringify(other.hold)).toContain('7');
  expect(sampledIn(valid), 'what was found before is found again').toBe(first);
});
