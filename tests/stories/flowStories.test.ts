import { describe, expect, it } from 'vitest';
import { flowStories } from '../../.storybook/steps/listStories.ts';
import { bundleFlow } from '../../src/compile/bundleFlow.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import type { JsonObject } from '../../src/domain/json.ts';

const project = loadProject('.');
const flows = Object.keys(project.flows);

/** Steps with a screen; those that ask something; those that can be left by a button. */
function count(flowId: string): { readonly steps: number; readonly asking: number; readonly leaving: number } {
  const states = Object.values(project.flows[flowId]?.flow.states ?? {});
  const steps = states.filter((state) => state.meta?.form !== undefined);
  const asks = (form: string | undefined): boolean => {
    const schema = project.forms[form ?? '']?.schema.data as JsonObject | undefined;
    return Object.keys((schema?.properties ?? {}) as JsonObject).length > 0;
  };
  return {
    steps: steps.length,
    asking: steps.filter((state) => asks(state.meta?.form)).length,
    leaving: steps.filter((state) => Object.keys(state.on ?? {}).length > 0).length,
  };
}

describe.each(flows)('the stories of %s', (flowId) => {
  const { stories, answers } = flowStories(project, flowId);

  it('show every step filled in three languages, empty and all wrong where it asks, busy where it can be left (R-CARD-19)', () => {
    const { steps, asking, leaving } = count(flowId);
    const fixed = stories.filter(({ kind }) => kind !== 'code' && kind !== 'text');
    expect(fixed).toHaveLength(3 * steps + 2 * asking + leaving);
    expect(new Set(stories.map(({ exportName }) => exportName)).size).toBe(stories.length);
  });

  it('hold no secret', () => {
    for (const { bundle, state } of forms(flowId)) {
      for (const pointer of Object.keys(bundle)) {
        const [, name = '', member] = pointer.split('/');
        const value = (answers[state] as JsonObject | undefined)?.[name];
        expect(member === undefined ? value : (value as JsonObject | undefined)?.[member]).toBeUndefined();
      }
    }
  });
});

function forms(flowId: string): readonly { readonly bundle: object; readonly state: string }[] {
  const states = Object.entries(project.flows[flowId]?.flow.states ?? {});
  return states.flatMap(([state, { meta }]) => {
    const schema = project.forms[meta?.form ?? '']?.schema.data;
    return schema === undefined ? [] : [{ bundle: secretsOf(flowId, meta?.form ?? ''), state }];
  });
}

function secretsOf(flowId: string, form: string): object {
  return bundleFlow(project, flowId).forms[form]?.secrets ?? {};
}

it('a step has a story for each value by which its words choose a text', () => {
  const chosen = flowStories(project, 'transfer-to-hk').stories.filter(
    ({ kind, state }) => kind === 'text' && state === 'done',
  );
  expect(chosen.map(({ name, values }) => [name, values])).toEqual([
    ['done: method is FPS', { method: 'FPS' }],
    ['done: method is bank', { method: 'bank' }],
    ['done: saved is true', { saved: 'true' }],
  ]);
});

it('every flow has stories, and codes have theirs where they show', () => {
  const all = flows.map((id) => flowStories(project, id).stories);
  expect(all.every((stories) => stories.length > 0)).toBe(true);
  const details = flowStories(project, 'transfer-to-hk').stories.filter(
    ({ kind, state }) => kind === 'code' && state === 'details',
  );
  expect(details.map(({ code }) => code?.code)).toContain('OVER_SINGLE_LIMIT');
});
