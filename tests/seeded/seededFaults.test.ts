import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProject } from '../../src/check/checkProject.ts';
import { formatFinding } from '../../src/check/finding.ts';
import type { FindingKind } from '../../src/check/findingKinds.ts';
import { FINDING_KINDS } from '../../src/check/findingKinds.ts';
import { propertyRuns, propertySeed } from '../support/propertyRuns.ts';
import { complaints, findingsOf, type Case } from './complaints.ts';
import { LIBRARY } from './library/index.ts';
import { flow } from './paths.ts';
import { edit, fault, markedPlace, seededAnew, twin, type Fault, type ValidTwin } from './seeded.ts';
import { grouped, judge } from './together.ts';

const LEAST = 5;

const KINDS = Object.keys(FINDING_KINDS) as FindingKind[];

const FAULTS = KINDS.flatMap((kind) => LIBRARY[kind].faults.map((fault): Case => ({ kind, ...fault })));
const TWINS = KINDS.flatMap((kind) => LIBRARY[kind].valid.map((twin): Case => ({ kind, ...twin })));
const ALL = [...FAULTS, ...TWINS];

const complaintsOf = judge(ALL, propertySeed);

describe('every fault of the library is found at its very place, and nothing else is accused', () => {
  test.each(FAULTS)('$kind: $title', (fault) => {
    expect(complaintsOf(fault)).toEqual([]);
  });
});

describe('no valid edit is accused', () => {
  test.each(TWINS)('$kind: $title', (one) => {
    expect(complaintsOf(one)).toEqual([]);
  });

  test('nor the project as it is', () => {
    expect(findingsOf([]).map(formatFinding)).toEqual([]);
  });
});

describe('what is found of a project after so many others is what is found of it afresh', () => {
  test('of some faults and twins, each by itself', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL), (one) => {
        const found = findingsOf(one.edits);
        expect(complaints(one, found)).toEqual([]);
        expect(found).toEqual(checkProject(seededAnew(one.edits)));
      }),
      { seed: propertySeed, numRuns: propertyRuns(2), endOnFailure: true },
    );
  });
});

describe.each(KINDS)('%s', (kind) => {
  const { faults, valid, fewer } = LIBRARY[kind];

  test('has five faults at five places, and a valid twin, or says why not', () => {
    const places = new Set(faults.map((fault) => JSON.stringify(markedPlace(fault))));
    expect(places.size, 'no two faults at one place').toBe(faults.length);
    if (fewer === undefined) {
      expect(faults.length).toBeGreaterThanOrEqual(LEAST);
      expect(valid.length).toBeGreaterThan(0);
    }
  });
});

describe('what is wrong with one of two that are checked together is said of that one', () => {
  const right = fault(
    'one that is right',
    edit(flow('forgot-password'), '"outcome:submitted", "target": ▸⟦"underReview" → "underreview"⟧'),
    { follows: ['state-unreachable flows/forgot-password/flow.json'] },
  );

  const wrongs: readonly (readonly [said: string, wrong: Fault | ValidTwin])[] = [
    ['is not found', fault('a fault that is none', edit(flow('device-code'), '"initial": ▸"enter"'))],
    [
      'does not follow',
      fault('more is accused', edit(flow('selfie'), '"code:FACE_LOCKED", "target": ▸⟦"locked" → "lockd"⟧')),
    ],
    [
      'is said to follow',
      fault('less is accused', edit(flow('security-question'), '"initial": ▸⟦"prove" → "proof"⟧'), {
        follows: ['state-unreachable flows/security-question/*', 'dead-end flows/security-question/*'],
      }),
    ],
    [
      'is not said',
      fault('another thing is said', edit(flow('register'), '"NEXT": { "target": ▸⟦"review" → "reveiw"⟧ }'), {
        says: 'Did you mean "revue"?',
        follows: ['* flows/register/*'],
      }),
    ],
    ['is accused', twin('a fault', edit(flow('contact'), '"NEXT": { "target": ⟦"sending" → "sendin"⟧'))],
    [
      'is accused',
      twin('it is seen elsewhere', edit(flow('contact'), '"entries": { ⟦"/contactUs/message" → "/contactUs/letter"⟧')),
    ],
  ];

  /** What is said of the right one is nothing. @returns what is said of the other */
  function saidBeside(wrong: Fault | ValidTwin): () => readonly string[] {
    const [one, other] = [right, wrong].map((each): Case => ({ kind: 'target-unknown', ...each })) as [Case, Case];
    expect(grouped([one, other], propertySeed)).toHaveLength(1);
    const complaintsOf = judge([one, other], propertySeed);
    expect(complaintsOf(one)).toEqual([]);
    return () => complaintsOf(other);
  }

  test.each(wrongs.map(([what, wrong]) => [what, wrong.title, wrong] as const))('%s: %s', (what, _, wrong) => {
    const complaintsOfOther = saidBeside(wrong)();
    expect(complaintsOfOther).not.toEqual([]);
    for (const said of complaintsOfOther) expect(said).toMatch(new RegExp(`^${what}: `));
  });

  test.each([
    ['fits 0 places, not one', edit(flow('contact'), '"NEXT": { "target": ▸⟦"nowhere" → "sendin"⟧')],
    ['no place is marked', edit(flow('contact'), '"NEXT": { "target": ⟦"sending" → "sendin"⟧')],
  ])('an edit that cannot be made says so by itself: %s', (said, wrong) => {
    expect(saidBeside(fault('an edit', wrong))).toThrow(said);
  });
});
