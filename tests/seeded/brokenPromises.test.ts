import { describe, expect, test } from 'vitest';
import { loadProject } from '../../src/compile/loadProject.ts';
import { getAt } from '../../src/domain/jsonPointer.ts';
import { verifyFlow } from '../../src/check/verify/verifyFlow.ts';
import { markedPlace, seeded } from './seeded.ts';
import { BUILT_IN } from './promises/builtIn.ts';
import { CANNOT_BREAK } from './promises/cannotBreak.ts';
import { CONDITIONS } from './promises/conditions.ts';
import { PATTERNS } from './promises/patterns.ts';
import type { SeededPromises } from './promises/promiseFault.ts';

const LEAST = 5;

const LIBRARY: readonly (readonly [string, SeededPromises])[] = [
  ...Object.entries<SeededPromises>(BUILT_IN),
  ...Object.entries<SeededPromises>(PATTERNS),
  ...Object.entries<SeededPromises>(CANNOT_BREAK),
  ...Object.entries<SeededPromises>(CONDITIONS),
];

describe(
  'what breaks a promise is found, by the shortest way, and the place to look at is named (R-CARD-20)',
  { timeout: 180_000 },
  () => {
    const broken = LIBRARY.flatMap(([of, { broken: all }]) =>
      all.map((fault) => ({ of, title: `${fault.title} (${fault.flow})`, fault })),
    );

    test.each(broken)('$of: $title', ({ fault }) => {
      const at = markedPlace(fault);
      const { promises } = verifyFlow(seeded(fault.edits), fault.flow);
      const verdict = promises.find(({ id }) => id === fault.promise);
      expect(verdict?.type).not.toBe('kept');
      const told = [verdict?.reason ?? '', ...(verdict?.counterexample ?? [])];
      expect(fault.promise === 'noConstantGuard' ? told[0] : told.at(-1)).toContain(fault.says);
      expect(verdict?.places?.map(({ file, line, column }) => `${file}:${line}:${column}`)).toContain(
        `${at.file}:${at.line}:${at.column}`,
      );
      const others = promises.filter(({ id, type }) => id !== fault.promise && type !== 'kept').map(({ id }) => id);
      expect(others.sort()).toEqual([...fault.follows].sort());
    });
  },
);

describe('what comes close keeps every promise', { timeout: 180_000 }, () => {
  const kept = LIBRARY.flatMap(([of, { kept: all }]) => all.map((one) => ({ of, title: one.title, one })));

  test.each(kept)('$of: $title', ({ one }) => {
    const { promises } = verifyFlow(seeded(one.edits), one.flow);
    expect(promises.filter(({ type }) => type !== 'kept').map(({ id }) => id)).toEqual([]);
  });
});

test('every pattern and scope of checks.json, and every promise that a flow file can break, is broken five times', () => {
  const language = loadProject(process.cwd()).files.get('schemas/language/promises.schema.json')?.data;
  const said = getAt(language, ['$defs', 'promise', 'oneOf']) as readonly unknown[];
  const patterns = said.flatMap((one) => {
    const { pattern, within } = (one as { properties: { pattern: { const: string }; within?: unknown } }).properties;
    const scopes = within === undefined ? [''] : ['', ' after', ' until', ' after until'];
    return scopes.map((scope) => pattern.const + scope);
  });
  expect(Object.keys(PATTERNS).sort()).toEqual(patterns.sort());
  for (const [of, { broken, kept }] of LIBRARY) {
    expect(broken.length, of).toBeGreaterThanOrEqual(LEAST);
    expect(kept.length, of).toBeGreaterThan(0);
  }
});
