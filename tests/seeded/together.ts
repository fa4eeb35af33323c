import fc from 'fast-check';
import type { Finding } from '../../src/check/finding.ts';
import type { FindingKind } from '../../src/check/findingKinds.ts';
import { remembering } from '../../src/check/remembering.ts';
import { complaints, findingsOf, type Case } from './complaints.ts';
import { seeded, textsAfter } from './seeded.ts';

/** Where one of a group is not as expected, so many are checked once more. */
const MOST = 8;

const OF_FLOW = /^(?:flows|schemas)\/([^/]+)\/|^locales\/[^/]+\/([^/]+)\.json$/;

const { flows } = seeded([]);

/** Judges each case as it would be by itself. Those that have nothing to do with each other are checked in one project; where what is
 * found there is not exactly what is expected of each of them, they are checked one by one.
 * @param seed which of them come together */
export function judge(cases: readonly Case[], seed: number): (one: Case) => readonly string[] {
  const groups = new Map(grouped(cases, seed).flatMap((group) => group.map((one) => [one, group] as const)));
  const isAsExpected = remembering(areAsExpected);
  return (one) => (isAsExpected(groups.get(one) ?? [one]) ? [] : complaints(one, findingsOf(one.edits)));
}

/** Whether all are as they should be when checked in one project; not where an edit cannot be made, which says so by itself. */
function areAsExpected(group: readonly Case[]): boolean {
  try {
    return group.length > 1 && areToldApart(group, findingsOf(group.flatMap(({ edits }) => edits)));
  } catch {
    return false;
  }
}

/** Whether each is as it should be by what is found in its own areas, and nothing is found in others. */
function areToldApart(group: readonly Case[], found: readonly Finding[]): boolean {
  const own = group.map((one) => {
    const areas = areasOf(one);
    return [one, found.filter(({ file }) => areas?.has(areaOf(file) ?? '') === true)] as const;
  });
  const count = own.reduce((sum, [, inOne]) => sum + inOne.length, 0);
  return count === found.length && own.every(([one, inOne]) => complaints(one, inOne).length === 0);
}

/** No two of a group have an area in common, and none edits a flow that a flow of another names. Those that break files are among
 * themselves: a broken file is left out of other checks, in which somebody else's edit might be accused. */
export function grouped(cases: readonly Case[], seed: number): readonly (readonly Case[])[] {
  const groups: Case[][] = [];
  for (const one of shuffled(cases, seed)) {
    const group = groups.find((others) => others.length < MOST && others.every((other) => areApart(one, other)));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** What every flow may look at is not edited beside what is of single flows: these are checked as after any edit of one. */
function areApart(one: Case, other: Case): boolean {
  const [areas, others] = [areasOf(one), areasOf(other)];
  if (!areas || !others || breaksFile(one) !== breaksFile(other)) return false;
  if (isOfFlows(areas) !== isOfFlows(others)) return false;
  return [...areas].every((area) => !namedBy(other).has(area)) && [...others].every((area) => !namedBy(one).has(area));
}

function isOfFlows(areas: ReadonlySet<string>): boolean {
  return [...areas].every((area) => Object.hasOwn(flows, area));
}

/** What leaves a file out of other checks. */
const BROKEN: ReadonlySet<string> = new Set<FindingKind>([
  'file-unreadable',
  'file-invalid',
  'data-broken',
  'id-twice',
  'flow-circular',
]);

function breaksFile(one: Case): boolean {
  const follows = 'follows' in one ? one.follows.map((pattern) => pattern.split(' ', 1)[0] ?? '') : [];
  return 'follows' in one && [one.kind, ...follows].some((kind) => BROKEN.has(kind));
}

/** Where a case edits and is seen; `undefined` where that may be anywhere. */
const areasOf = remembering((one: Case): ReadonlySet<string> | undefined => {
  const at = 'at' in one && one.at ? [one.at] : [];
  const follows = 'follows' in one ? one.follows.map((pattern) => pattern.replace(/^\S+ /, '')) : [];
  const areas = [...[...one.edits, ...at].map(({ file }) => file), ...follows].map(areaOf);
  return areas.includes(undefined) ? undefined : new Set(areas.filter((area) => area !== undefined));
});

/** A flow with its forms and words, all of the contract, all words that are no flow's, a folder, or a file of `content/`. */
function areaOf(path: string): string | undefined {
  const [, folder, name] = OF_FLOW.exec(path) ?? [];
  const id = folder ?? name ?? '';
  if (Object.hasOwn(flows, id)) return id;
  const [area = ''] = /^(openapi|locales|[^/]+\/[^/]+)/.exec(path) ?? [];
  return area === '' || `${id}${area}`.includes('*') ? undefined : area;
}

/** The areas of a case and the flows that its flows name, before or after the edits, and so on: as a sub-flow, or where a screen is
 * like another's. */
const namedBy = remembering((one: Case): ReadonlySet<string> => {
  const named = new Set([...(areasOf(one) ?? []), ...textsAfter(one.edits).flatMap(namesOfFlows)]);
  // A set is gone through to its end, with what is added on the way.
  for (const area of named) for (const next of flowsNamedBy(flows[area]?.flow ?? {})) named.add(next);
  return named;
});

const flowsNamedBy = remembering((flow: object) => namesOfFlows(JSON.stringify(flow)));

function namesOfFlows(text: string): readonly string[] {
  return [...text.matchAll(/\bflow:([\w-]+)|"([\w-]+)\//g)].flatMap(([, called, like]) => called ?? like ?? []);
}

function shuffled(cases: readonly Case[], seed: number): readonly Case[] {
  const all = fc.shuffledSubarray([...cases], { minLength: cases.length, maxLength: cases.length });
  return fc.sample(all, { seed, numRuns: 1 })[0] ?? [];
}
