import { describe, expect, test } from 'vitest';
import { formatFinding } from '../../src/check/finding.ts';
import type { PromiseFile } from '../../src/check/promises/promise.ts';
import { reportText } from '../../src/check/verify/reportText.ts';
import { verifyFlow } from '../../src/check/verify/verifyFlow.ts';
import type { Project } from '../../src/compile/project.ts';
import type { Saying, Section } from './support/guide.ts';
import { oneLine } from './support/guide.ts';
import { PAGES, withExamples } from './support/pages.ts';
import { pasted } from './support/placed.ts';
import { printedAs, unlike } from './support/printed.ts';
import { rowsOf } from './support/tables.ts';

// What a page says is taken from the page: its JSON is pasted where the line above it says, in memory, and every check runs.
describe.each(PAGES)('%s', (page) => {
  const sections = withExamples.filter((section) => section.page === page);

  test.each(sections.map((section) => [section.title, section] as const))('%s: passes the check', (_, section) => {
    expect(pasted([section]).findings().map(formatFinding)).toEqual([]);
  });

  const printed = sections.flatMap((section) =>
    section.sayings.map((saying) => ({ line: saying.line, section, saying })),
  );
  test.each(printed)('line $line: the command says what is printed', ({ section, saying }) => {
    expectSaid(saying, asOf(section, saying.line));
  });

  const rows = sections.flatMap(rowsOf);
  test.each(rows)('line $line: $given', ({ expected, actual }) => {
    expect(actual()).toBe(expected);
  });
});

test('the promises of docs/language/promises.md are kept', { timeout: 60_000 }, () => {
  const flow = 'transfer-to-hk';
  const own = withExamples.filter(
    ({ page, snippets }) => page.endsWith('/promises.md') && snippets.every(({ files }) => files[0]?.includes(flow)),
  );
  const { project } = pasted(own);
  const added = promisesIn(project, flow).slice(promisesIn(pasted([]).project, flow).length);
  const kept = verifyFlow(project, flow).promises.flatMap(({ id, type }) => (type === 'kept' ? [id] : []));
  expect(added.length).toBeGreaterThan(5);
  expect(added.filter((id) => !kept.includes(id))).toEqual([]);
});

/** What has been pasted when a reader comes to a line. */
function asOf(section: Section, line: number): Section {
  return { ...section, snippets: section.snippets.filter((snippet) => snippet.line < line) };
}

function expectSaid(saying: Saying, section: Section): void {
  const { project, findings } = pasted([section], saying.slip);
  const flow = /^flow verify (.+)$/.exec(saying.command)?.[1];
  if (flow === undefined) expect(unlike(saying, findings().map(formatFinding))).toEqual([]);
  else expect(oneLine(reportText(verifyFlow(project, flow)))).toMatch(printedAs(saying.printed));
}

function promisesIn({ flows }: Project, flow: string): readonly string[] {
  return (flows[flow]?.checks?.data as unknown as PromiseFile).promises.map(({ id }) => id);
}
