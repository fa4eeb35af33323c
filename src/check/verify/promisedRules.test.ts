import { expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import type { Project } from '../../compile/project.ts';
import { verifyFlow } from './verifyFlow.ts';

const project = loadProject(process.cwd());

/** The project with one more promise: whoever comes to the review of a transfer fulfils a rule. */
function promising(rule: string): Project {
  const flow = project.flows['transfer-to-hk'];
  const promise = {
    id: 'reviewedBy',
    description: 'Only members whom the rule names come to the review.',
    source: [],
    pattern: 'always',
    when: { state: 'review' },
    holds: { type: `rule:${rule}`, params: { status: '$user/realname_status' } },
  };
  if (!flow?.checks) throw new Error('the sample flow has no promises');
  const checks = { ...flow.checks, data: { promises: [promise] } };
  return { ...project, flows: { ...project.flows, 'transfer-to-hk': { ...flow, checks } } };
}

const verdictOn = (rule: string) =>
  verifyFlow(promising(rule), 'transfer-to-hk').promises.find(({ id }) => id === 'reviewedBy');

test('a promise may ask a rule that the entry of the flow asks', () => {
  expect(verdictOn('level.canTransferToHk')).toMatchObject({ type: 'kept' });
});

test('a promise may ask a rule that the flow itself does not, and is held against every member who comes in', () => {
  expect(verdictOn('level.canTransferToMainland')).toMatchObject({ type: 'broken' });
});

test('a rule that is not there is reported at its place', () => {
  expect(() => verdictOn('level.canFly')).toThrow(
    /flows\/transfer-to-hk\/checks\.json:\d+:\d+ {2}rule "level\.canFly"/,
  );
});
