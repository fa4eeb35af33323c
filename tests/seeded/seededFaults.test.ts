import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProject } from '../../src/check/checkProject.ts';
import type { Finding } from '../../src/check/finding.ts';
import { formatFinding } from '../../src/check/finding.ts';
import type { FindingKind } from '../../src/check/findingKinds.ts';
import { FINDING_KINDS } from '../../src/check/findingKinds.ts';
import { LIBRARY } from './library/index.ts';
import { propertyRuns, propertySeed } from '../support/propertyRuns.ts';
import { markedPlace, seeded, seededAnew, type Edit } from './seeded.ts';

const LEAST = 5;

const KINDS = Object.keys(FINDING_KINDS) as FindingKind[];

/** `<kind> <file>`, where `*` is any part of a path. */
function fits(pattern: string, { id, file }: Finding): boolean {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^ ]*');
  return new RegExp(`^${source}$`).test(`${id} ${file}`);
}

function findingsOf(edits: readonly Edit[]): readonly Finding[] {
  return checkProject(seeded(edits));
}

describe('every fault of the library is found at its very place, and nothing else is accused', () => {
  const faults = KINDS.flatMap((kind) => LIBRARY[kind].faults.map((fault) => ({ kind, title: fault.title, fault })));

  test.each(faults)('$kind: $title', ({ kind, fault }) => {
    const at = markedPlace(fault);
    const all = findingsOf(fault.edits);
    const told = all.map(formatFinding).join('\n');
    const isIt = ({ id, file, line, column }: Finding) =>
      id === kind && file === at.file && line === at.line && column === at.column;
    const found = all.filter(isIt);
    expect(found.length, `${at.file}:${at.line}:${at.column} [${kind}]\n${told}`).toBeGreaterThan(0);
    if (fault.says !== undefined) expect(found.map(formatFinding).join('\n')).toContain(fault.says);
    const others = all.filter((one) => !isIt(one));
    const accused = others.filter((one) => !fault.follows.some((pattern) => fits(pattern, one)));
    expect(accused.map(formatFinding), 'does not follow').toEqual([]);
    const stale = fault.follows.filter((pattern) => !others.some((one) => fits(pattern, one)));
    expect(stale, 'is said to follow').toEqual([]);
    expect(all.some(({ id }) => id === 'check-failed')).toBe(false);
  });
});

describe('no valid edit is accused', () => {
  const valid = KINDS.flatMap((kind) => LIBRARY[kind].valid.map((one) => ({ kind, title: one.title, one })));

  test.each(valid)('$kind: $title', ({ one }) => {
    expect(findingsOf(one.edits).map(formatFinding)).toEqual([]);
  });

  test('nor the project as it is', () => {
    expect(checkProject(seeded([])).map(formatFinding)).toEqual([]);
  });
});

describe('what is found of a project after so many others is what is found of it afresh', () => {
  const all = KINDS.flatMap((kind) => [...LIBRARY[kind].faults, ...LIBRARY[kind].valid]);

  test('of some faults and twins', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), ({ edits }) => {
        expect(findingsOf(edits)).toEqual(checkProject(seededAnew(edits)));
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
