import { expect, it } from 'vitest';
import { exampleFiles } from '../../../tests/support/exampleFiles.ts';
import { loadProject } from '../../compile/loadProject.ts';
import type { Project } from '../../compile/project.ts';
import { readDataFiles } from '../../compile/readDataFiles.ts';
import { modelOf, verifyFlow } from './verifyFlow.ts';

const example = loadProject('.', exampleFiles());

/** With the portal's own files, which some flows of the example need. */
const portal = loadProject('.', new Map([...exampleFiles(), ...readDataFiles('.')]));

/** The places of rows that the model check tries of a flow that takes at most five. */
function placesOf(project: Project, flow: string): readonly string[] {
  return Object.keys(modelOf(project, flow).model.bundle.flow.states).filter((state) => /-\d+$/.test(state));
}

it('of rows that nothing counts, the model check tries a list of one and a full one of two', () => {
  expect(placesOf(example, 'family-visa')).toEqual(['travellers-1', 'travellers-2']);
  const { states } = verifyFlow(example, 'family-visa');
  expect(states[0]).toBe(states[1]);
});

it('of rows that a rule counts, all', () => {
  expect(placesOf(portal, 'topup-by-payment')).toHaveLength(5);
});
