import { describe, expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { exploreFlow } from '../verify/verifyFlow.ts';
import { pathsText } from './pathsText.ts';
import { testPaths } from './testPath.ts';

const FLOW = 'transfer-to-hk';
const project = loadProject(process.cwd());
const found = testPaths(project, FLOW);

describe('test cases of transfer-to-hk', () => {
  test('go through every transition', () => {
    const exploration = exploreFlow(project, FLOW);
    const transitions = [...exploration.coverage.all].filter((item) => item.startsWith('transition:'));
    const covered = new Set(found.paths.flatMap(({ covers }) => covers));
    expect(transitions.filter((item) => !covered.has(item))).toEqual([]);
    expect(found.open).toEqual([]);
  });

  test('go through each pair of a way into the money call and a way out of it', () => {
    const ways = {
      into: ['authorise.onDone.0'],
      out: [0, 1].map((index) => `sending.onDone.${index}`),
    };
    const codes = Array.from({ length: 15 }, (_, index) => `sending.onError.${index}`);
    const pairs = ways.into.flatMap((into) => [...ways.out, ...codes].map((out) => `pair:${into} > ${out}`));
    expect(
      found.paths
        .flatMap(({ covers }) => covers)
        .filter((one) => one.startsWith('pair:'))
        .sort(),
    ).toEqual(pairs.sort());
  });

  test('each begins where the flow begins, ends at an outcome, and goes on from where it is', () => {
    for (const { first, steps } of found.paths) {
      expect(first.path).toBe('checking');
      expect(steps.at(-1)?.then.kind).toBe('final');
      const places = [first, ...steps.map(({ then }) => then)];
      expect(steps.map(({ at }) => at)).toEqual(places.slice(0, -1));
    }
  });

  test('none is there for nothing', () => {
    expect(found.paths.filter(({ covers }) => covers.length === 0)).toEqual([]);
  });

  test('leave a record without secrets', () => {
    const paid = found.paths.find(({ covers }) => covers.includes('pair:authorise.onDone.0 > sending.onDone.1'));
    expect(paid?.record).toMatchObject({ flow: FLOW, entry: '/dashboard/transfer/toHk' });
    expect(JSON.stringify(found.paths.map(({ record }) => record))).not.toContain('"secret"');
  });
});

test('a table says steps, values and the expected screen, in the words of a language', () => {
  const text = pathsText(project, found, 'en');
  expect(text).toMatch(
    /^(\d\d) cases go through (\d\d) of \2 transitions and pairs of ways in and out of a money call\.$/m,
  );
  expect(text).toContain('\n\nDates are those of 2025-03-03, with the constants in force then: ');
  expect(text).toMatch(/ with account_list <br>1\. account_id [^,]+, .*, balance \(currency HKD, amount [\d.]+\)/);
  expect(text).toContain(
    '| 6 | “Enter your payment password” (authorise/ask) | Payment password: (a secret); press “Continue” | the gateway is asked (authorise/checking) |',
  );
  expect(text).toMatch(/How to send it: Bank transfer; .*press “Continue” \| the gateway is asked \(quoting\) \|/);
});

test('a transition that nothing leads to is named, not left out', () => {
  expect(testPaths(project, 'card-activate').open).toEqual(['transition:naming.onDone.4']);
});

test('several choices are written as a member reads them', () => {
  const text = pathsText(project, testPaths(project, 'spending-notice'), 'en');
  expect(text).toContain('How?: By SMS');
});
