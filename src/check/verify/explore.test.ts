import { describe, expect, it } from 'vitest';
import {
  CHAIN,
  calledProject,
  chainProject,
  tangledProject,
  wideProject,
} from '../../../tests/support/chainProject.ts';
import type { Project } from '../../compile/project.ts';
import { reportText } from './reportText.ts';
import { explainFlow, exploreFlow, verifyFlow } from './verifyFlow.ts';

function positionsOf(project: Parameters<typeof exploreFlow>[0]): number {
  return exploreFlow(project, CHAIN).positions.length;
}

/** A chain with promises that a page is asked only of those who gave a question this answer. */
function promisedChain(
  questions: number,
  asked: readonly (readonly [page: number, question: number, answer: string])[],
) {
  const project = chainProject(questions);
  const flow = project.flows[CHAIN]!;
  const promises = asked.map(([page, question, answer]) => ({
    id: `page${page}Of${question}`,
    description: 'The page is asked only of those who gave the answer.',
    source: [],
    pattern: 'always',
    when: { state: `page${page}` },
    holds: { type: 'is', params: { at: `$form/ask${question}/answer`, in: [answer] } },
  }));
  const checks = { file: `flows/${CHAIN}/checks.json`, data: { promises } } as unknown as typeof flow.checks;
  return { ...project, flows: { ...project.flows, [CHAIN]: { ...flow, checks } } } as Project;
}

function typesOf(project: Project): readonly (string | undefined)[] {
  return verifyFlow(project, CHAIN)
    .promises.filter(({ id }) => id.startsWith('page'))
    .map(({ type }) => type);
}

describe('what nothing ahead looks at is forgotten', () => {
  it('so a question more costs as much as the one before', () => {
    const [four, five, twelve] = [4, 5, 12].map((questions) => positionsOf(chainProject(questions)));
    expect(twelve).toBe((four ?? 0) + 8 * ((five ?? 0) - (four ?? 0)));
  });

  it('so a sub-flow that is called once more costs as much as the one before', () => {
    const [once, twice, thrice] = [1, 2, 3].map((times) => positionsOf(calledProject(12, times)));
    expect((thrice ?? 0) - (twice ?? 0)).toBe((twice ?? 0) - (once ?? 0));
  });

  it('so what is promised of a page costs nothing behind it', () => {
    const all = Array.from({ length: 12 }, (_, page) => [page, page, 'yes'] as const);
    expect(positionsOf(promisedChain(12, all))).toBe(positionsOf(chainProject(12)));
    expect(new Set(typesOf(promisedChain(12, all)))).toEqual(new Set(['kept']));
  });

  it('but not before what is promised of a page: the answer to another question is still known there', () => {
    expect(typesOf(promisedChain(4, [[2, 0, 'yes']]))).toEqual(['broken']);
    expect(typesOf(promisedChain(4, [[2, 2, 'no']]))).toEqual(['broken']);
  });

  it.each([
    ['ten questions that each open a page', 200, chainProject(10)],
    ['a sub-flow of 60 pages that is called three times', 300, calledProject(60, 3)],
    ['112 forks, one after another', 2000, chainProject(56)],
  ])('so %s are proven, with at most %i positions (V12)', (_, most, project) => {
    const { positions, promises, notReached } = verifyFlow(project, CHAIN);
    expect(positions).toBeLessThan(most);
    expect(notReached).toEqual([]);
    expect(promises.filter(({ type }) => type !== 'kept')).toEqual([]);
  });
});

describe('every position is gone on from', () => {
  it.each([chainProject(4), tangledProject(3), calledProject(4, 2)])(
    'but for an end, and a detour within a detour',
    (project) => {
      const open = exploreFlow(project, CHAIN).positions.filter(({ steps }) => steps.length === 0);
      expect(open.filter(({ state, hasWaiting }) => state.kind !== 'final' && !hasWaiting)).toEqual([]);
    },
  );
});

describe('Change', () => {
  it('is tried at a review for every answer that some way leads past', () => {
    const { positions, bundle } = exploreFlow(chainProject(6), CHAIN);
    const steps = positions.filter(({ state }) => state.path === 'review').flatMap((position) => position.steps);
    const changed = new Set(steps.flatMap(({ edited }) => edited ?? []));
    const asked = Object.keys(bundle.flow.states).filter((state) => /^(ask|page)/.test(state));
    expect([...changed].toSorted()).toEqual(asked.toSorted());
  });
});

describe('a search that is cut', () => {
  it('says at how many positions, and at which states most of them are', () => {
    const { cut, positions } = exploreFlow(tangledProject(10), CHAIN, { most: 300 });
    expect(positions.length).toBeLessThan(310);
    expect(cut).toMatch(/^the search was cut at 30\d positions, most of them at ask\d \(\d+\), /);
  });

  it('says where not every combination of what is looked at was tried', () => {
    expect(exploreFlow(wideProject(8), CHAIN).cut).toBeUndefined();
    expect(exploreFlow(wideProject(10), CHAIN).cut).toMatch(
      /^at ask \/field0, .*, \/field9 matter together: \d\d of 1024 combinations were tried/,
    );
    const { promises } = verifyFlow(wideProject(10), CHAIN);
    expect(promises.filter(({ type }) => type === 'kept')).toEqual([]);
  });

  it('proves nothing and accuses nobody: every promise is not proven, and the search says why (V10)', () => {
    const report = verifyFlow(wideProject(10), CHAIN);
    const types = new Set(report.promises.map(({ type }) => type));
    expect(types).toEqual(new Set(['notProven']));
    for (const { reason } of report.promises) expect(reason).toMatch(/matter together|never seen/);
    expect(report.counterexamples).toEqual([]);
    expect(reportText(report)).not.toContain('BROKEN');
  });

  it('is explained by the values that still matter', () => {
    const text = explainFlow(tangledProject(3), CHAIN);
    expect(text).toMatch(/^chain: values that still matter\n {2}\S+ {2}\d+ positions\n/);
    const isYes = { type: 'is', params: { at: '$form/ask0/answer', in: ['yes'] } };
    expect(text).toContain(`    $form/ask0/answer: whether ${JSON.stringify(isYes)} holds`);
  });
});
