import { describe, expect, it } from 'vitest';
import { firstNeeds } from './firstNeeds.ts';
import { loadProject } from './loadProject.ts';

const project = loadProject(process.cwd());
const needsOf = (id: string) => firstNeeds(project, project.flows[id]?.flow ?? expect.fail());

describe('firstNeeds', () => {
  it('names the flow and its sub-flows once each', () => {
    const { flows } = needsOf('transfer-to-hk');
    expect(flows[0]).toBe('transfer-to-hk');
    expect(flows).toContain('confirm-payment');
    expect(new Set(flows).size).toBe(flows.length);
  });

  it('names the reads a flow begins with, and what they are asked', () => {
    expect(needsOf('transfer-to-hk').reads).toEqual([
      { path: '/transfer/window', input: { kind: 'toHk' } },
      { path: '/userInfoQuery', input: {} },
    ]);
  });

  it('names no call of a flow that begins with a step', () => {
    expect(needsOf('login-by-password').reads).toEqual([]);
  });
});
