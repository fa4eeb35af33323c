import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flowStories, type FlowStories } from '../../.storybook/steps/listStories.ts';
import { storyModule } from '../../.storybook/steps/storyModule.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import { copyProject, type ProjectCopy } from './support/copyProject.ts';

/** A copied-in flow has the stories that every flow has, from its files alone. */
let copy: ProjectCopy;
let found: FlowStories;

beforeAll(() => {
  copy = copyProject();
  found = flowStories(loadProject(copy.root), 'split-topup');
});

afterAll(() => copy.remove());

const kindsOf = (state: string) => new Set(found.stories.filter((one) => one.state === state).map(({ kind }) => kind));

describe('the stories of a copied-in flow', () => {
  it('show every screen it has', () => {
    const states = [...new Set(found.stories.map(({ state }) => state))];
    const screens = ['payments', 'receipt', 'review', 'waiting', 'credited', 'later', 'unclear', 'frozen', 'expired'];
    expect(states).toEqual([...screens, 'refused', 'passwordLocked']);
  });

  it('show a step empty, filled, with every error, busy, and what the gateway may say there', () => {
    expect(kindsOf('payments')).toEqual(new Set(['empty', 'filled', 'errors', 'busy', 'code']));
    expect(found.stories.filter(({ state, kind }) => state === 'payments' && kind === 'filled')).toHaveLength(3);
  });

  it('fill rows and options with what holds', () => {
    expect(found.answers['payments']).toMatchObject({
      account_id: expect.any(String) as string,
      payments: expect.arrayContaining([{ amount: '500.00', paid_on: '2025-03-03' }]) as unknown,
    });
  });

  it('show the list behind each row of a sub-flow that is called for rows', () => {
    const { stories } = flowStories(loadProject(copy.root), 'topup-by-payment');
    const lists = [1, 2, 3, 4, 5].map((place) => `payments-${place}-list`);
    const filled = stories.filter(({ state, kind }) => lists.includes(state) && kind === 'filled');
    expect([...new Set(filled.map(({ state }) => state))]).toEqual(lists);
  });

  it('are a module that names the flow', () => {
    expect(storyModule(found)).toContain('title: "Flows/split-topup"');
  });
});
