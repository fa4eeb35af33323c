import { describe, expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import type { Project } from '../../compile/project.ts';
import { seeded, type Edit } from '../../../tests/seeded/seeded.ts';
import { patternOf, wordsOf } from '../../../tests/support/wordsOf.ts';
import { exploreFlow } from '../verify/verifyFlow.ts';
import { recordFates } from './recordFates.ts';
import { triedRecords } from './triedRecords.ts';

const valid = loadProject(process.cwd());

function tried(project: Project, flow: string) {
  return triedRecords(project, exploreFlow(project, flow), flow);
}

describe('every step is tried', () => {
  test.each([
    ['behind a secret, a rule and a choice of accounts', 'transfer-to-mainland', 'authorise/code/enter'],
    ['behind something typed twice', 'register', 'review'],
    ['behind pictures', 'close-account', 'authorise/ask'],
    ['behind a rule over rows', 'giftcard-entity', 'code'],
    ['where another member begins', 'add-information', 'password'],
    ['behind a choice that the contract’s example does not offer', 'forgot-password', 'byQuestion/answer'],
    ['where a link in a mail leads', 'reset-email', 'opened'],
  ])('%s', (_, flow, place) => {
    const all = tried(valid, flow);
    expect(all.filter((one) => 'why' in one)).toEqual([]);
    expect(all.map((one) => one.place)).toContain(place);
  });
});

describe('a step for which no record can be made', () => {
  const flow = 'transfer-to-account';
  const impossible: Edit = {
    file: `schemas/${flow}/details.schema.json`,
    change: '⟦"required": [ → "not": { "required": ["amount"] }, "required": [⟧',
  };

  test('is named, with what refused the answers', () => {
    const project = seeded([impossible]);
    const review = tried(project, flow).find(({ place }) => place === 'review');
    expect(review).toEqual({
      place: 'review',
      why: `no answer was found that “${wordsOf(flow, 'steps.details.title')}” accepts`,
    });
    expect(recordFates(project, project, flow).map(({ sentence }) => sentence)).toContainEqual(
      expect.stringMatching(
        new RegExp(`^At “${patternOf(wordsOf(flow, 'steps.review.title'))}”, .*: not tried: no answer was found`),
      ),
    );
  });
});

test('where the search was cut, no path was found, which is not that there is none', () => {
  const flow = 'transfer-to-account';
  const explored = exploreFlow(valid, flow);
  const cut = { ...explored, positions: explored.positions.slice(0, 1), cut: 'it has too many positions' };
  expect(triedRecords(valid, cut, flow)).toContainEqual({
    place: 'review',
    why: 'no path was found that leads there: it has too many positions',
  });
});

test('what is behind a secret is followed beyond it', () => {
  const flow = 'transfer-to-account';
  expect(recordFates(valid, valid, flow).map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(
      /^At “Which card .*”, “Check .*”, “Enter your payment password” in authorise.*: they continue/,
    ),
    'At “Enter a one-time code” in code in authorise: after typing the secret again at “Enter your payment password” in authorise, they continue where they were.',
  ]);
});
